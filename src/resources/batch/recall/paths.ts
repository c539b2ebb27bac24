/** Returns the path of the page that handles the recall of a batch. */
export const recallPath = (idBatch: number): string => `/admin/batch/${idBatch}/penarikan`;
