/**
 * The word on which a thread ends itself, between two steps of its work. Node 20 goes down as a whole
 * when a thread is ended from outside at the moment it begins to unpack: `close before init`.
 */
export const endWord = 'end yourself';

/** Ends the thread that calls it, and only that. */
export const endThread = (): never => process.exit(0);
