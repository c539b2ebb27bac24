import type { UploadedFile } from '#contract/core/values/upload.ts';
import {
  applicationFileNames,
  type Application,
  type ApplicationFileName,
} from '#contract/domains/application/index.ts';
import { consentProofSlot, documentSlots } from '#contract/domains/bhbu/calls.ts';
import type { ConsentProof } from '#contract/domains/peserta/index.ts';
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

/** Returns the proof of consents that a company uploaded last; null without one. */
export async function findConsentProof(
  db: Queryable,
  idBHBU: number,
): Promise<ConsentProof | null> {
  const files = await listAttachments(db, 'bhbu', idBHBU);
  const proof = files.find(({ slot }) => slot === consentProofSlot.name);
  if (!proof) return null;
  const { nama, diunggah, diunggahOleh } = proof;
  return { idBHBU, nama, diunggah, diunggahOleh };
}
