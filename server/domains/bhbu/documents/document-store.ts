import type { UploadedFile } from '#contract/core/values/upload.ts';
import {
  applicationFileNames,
  type Application,
  type ApplicationFileName,
} from '#contract/domains/application/index.ts';
import { documentSlots } from '#contract/domains/bhbu/calls.ts';
import {
  listAttachments,
  readUploads,
  saveAttachment,
  type CheckedFile,
} from '#server/platform/attachment/attachment-store.ts';
import type { Queryable } from '#server/platform/db/client.ts';

/** An uploaded document in memory. */
export type UploadedDocument = CheckedFile<ApplicationFileName>;

/** Reads the documents of a form into memory. @throws Problem 422 on each invalid document */
export const readDocuments = (
  uploads: Partial<Record<ApplicationFileName, UploadedFile>>,
): Promise<UploadedDocument[]> => readUploads(uploads, applicationFileNames);

/** Saves the documents of a company; each replaces the current document of its field. */
export async function saveDocuments(
  db: Queryable,
  now: Date,
  bhbuId: number,
  documents: readonly UploadedDocument[],
  by: string,
): Promise<void> {
  for (const document of documents) {
    const slot = documentSlots.find(({ name }) => name === document.field);
    if (slot)
      await saveAttachment(db, now, { resource: 'bhbu', recordId: bhbuId, slot }, document, by);
  }
}

/** Lists the current documents of a company; sizes are in bytes. */
export async function listDocuments(db: Queryable, bhbuId: number): Promise<Application['berkas']> {
  const files = await listAttachments(db, 'bhbu', bhbuId);
  return applicationFileNames.flatMap(isian =>
    files.filter(({ slot }) => slot === isian).map(({ nama, ukuran }) => ({ isian, nama, ukuran })),
  );
}
