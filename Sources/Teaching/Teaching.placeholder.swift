// Teaching
