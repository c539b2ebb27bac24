import { and, eq } from 'drizzle-orm';
import { fileNames, type Application, type FileName } from '#contract/application/index.ts';
import type { UploadedFile } from '#contract/upload.ts';
import type { Queryable } from '../db/client.ts';
import { file } from '../db/schema/index.ts';
import { documentType, saveFile, unfitDocument } from '../files/store.ts';
import { notFound, Problem } from '../problem.ts';

/** An uploaded document in memory; the HTTP layer has already limited its size. */
export interface ReadDocument {
  readonly field: FileName;
  readonly name: string;
  readonly content: Uint8Array;
}

const resourceOf = (field: FileName): string => `bhbu.${field}`;

/**
 * Reads the documents of a form into memory.
 * @throws Problem 422 on each document whose content does not match its file extension
 */
export async function readDocuments(
  sent: Partial<Record<FileName, UploadedFile>>,
): Promise<ReadDocument[]> {
  const documents: ReadDocument[] = [];
  const errors: Record<string, string[]> = {};
  for (const field of fileNames) {
    const one = sent[field];
    if (!one) continue;
    const content = new Uint8Array(await one.arrayBuffer());
    if ((await documentType(one.name, content)) === null) errors[field] = [unfitDocument];
    documents.push({ field, name: one.name, content });
  }
  if (Object.keys(errors).length > 0) throw new Problem('TIDAK_SAH', unfitDocument, { errors });
  return documents;
}

/** Saves the documents of a company; each replaces the earlier document of its field. */
export async function keepDocuments(
  db: Queryable,
  now: Date,
  bhbuId: number,
  documents: readonly ReadDocument[],
  by: string,
): Promise<void> {
  for (const { field, name, content } of documents) {
    await db.delete(file).where(isOf(bhbuId, field));
    await saveFile(db, now, { name, content, resource: resourceOf(field), recordId: bhbuId, by });
  }
}

const isOf = (bhbuId: number, field: FileName) =>
  and(eq(file.resource, resourceOf(field)), eq(file.recordId, String(bhbuId)));

/** Lists the documents of a company; sizes are in bytes. */
export async function documentsOf(db: Queryable, bhbuId: number): Promise<Application['berkas']> {
  const kept: Application['berkas'] = [];
  for (const field of fileNames) {
    const [found] = await db
      .select({ nama: file.name, ukuran: file.size })
      .from(file)
      .where(isOf(bhbuId, field));
    if (found) kept.push({ isian: field, ...found });
  }
  return kept;
}

/** Returns the file id of a company's document. @throws Problem 404 */
export async function documentId(db: Queryable, bhbuId: number, field: FileName): Promise<string> {
  const [found] = await db.select({ id: file.id }).from(file).where(isOf(bhbuId, field));
  if (!found) throw notFound('Berkas');
  return found.id;
}
