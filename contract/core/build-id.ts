/**
 * Response header with the build of the console that the server serves. An open console of another
 * build offers to reload.
 */
export const buildIdHeader = 'x-build-id';
