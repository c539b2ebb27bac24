/** The last uploaded file and its import; a file is the user's, so only one is held, and only in memory. */
let last: { readonly id: number; readonly file: File } | undefined;

/** Remembers the file of an import, so that it can be read again in another way. */
export function rememberUploadedFile(id: number, file: File): void {
  last = { id, file };
}

/** Returns the file of an import; undefined after another upload or a reload of the page. */
export const uploadedFileOf = (id: number): File | undefined =>
  last?.id === id ? last.file : undefined;
