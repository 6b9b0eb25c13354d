// taptrace
