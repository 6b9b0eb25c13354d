// Events
