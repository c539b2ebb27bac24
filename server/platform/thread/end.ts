/**
 * Message that makes a thread exit between two steps of its work. Terminating a thread from outside
 * crashes Node 20 when a zlib stream is being created (`close before init`).
 */
export const endMessage = 'end yourself';

/** In a worker thread, `process.exit` ends the thread and not the process. */
export const endThread = (): never => process.exit(0);
