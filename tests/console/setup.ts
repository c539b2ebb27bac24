/** Runs before each file of console tests. */
export {};
