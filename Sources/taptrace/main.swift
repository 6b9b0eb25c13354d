// The program; see Shell and Batch.
