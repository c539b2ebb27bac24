import { createHash, randomUUID } from 'node:crypto';
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull } from 'drizzle-orm';
import {
  maxEarlierVersions,
  type AttachedFile,
  type Attachment,
  type AttachmentSlot,
} from '#contract/core/attachment.ts';
import type { Message } from '#contract/core/messages/message.ts';
import { invalidDocumentMessage, type UploadedFile } from '#contract/core/values/upload.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { attachment } from '#server/platform/db/schema/index.ts';
import { pdfActivity } from '#server/platform/files/active-pdf.ts';
import {
  contentDisposition,
  detectDocumentType,
  sanitizeFileName,
} from '#server/platform/files/document.ts';
import { stripMetadata } from '#server/platform/files/strip-metadata.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, invalidFields, notFound } from '#server/platform/problem.ts';

/** An uploaded file in memory, whose content matches its file extension. */
export interface CheckedFile<F extends string = string> {
  /** Key of the body that held the file; errors are reported at it. */
  readonly field: F;
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

/**
 * Reads the named files of a body into memory, photographs without their metadata; the HTTP layer has already limited
 * their size.
 * @throws Problem 422 on each file whose content does not match its file extension, and on a PDF with active content
 */
export async function readUploads<F extends string>(
  body: Partial<Readonly<Record<F, UploadedFile | undefined>>>,
  fields: readonly F[],
): Promise<CheckedFile<F>[]> {
  const files: CheckedFile<F>[] = [];
  const errors: Record<string, Message[]> = {};
  for (const field of fields) {
    const upload = body[field];
    if (!upload) continue;
    const content = new Uint8Array(await upload.arrayBuffer());
    const mediaType = await detectDocumentType(upload, content);
    const refusal =
      mediaType === null ? invalidDocumentMessage : await refusalOf(mediaType, content);
    if (mediaType === null || refusal) errors[field] = [refusal ?? invalidDocumentMessage];
    else
      files.push({
        field,
        name: upload.name,
        mediaType,
        content: stripMetadata(mediaType, content),
      });
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return files;
}

/** Returns why a complete document is not accepted; undefined when it is. */
async function refusalOf(mediaType: string, content: Uint8Array): Promise<Message | undefined> {
  if (mediaType !== 'application/pdf') return undefined;
  const activity = await pdfActivity(content);
  return activity === 'none' ? undefined : message(`file.pdf.${activity}`);
}

/** A record that has files, and the slot of one of them. */
interface AttachmentPlace {
  readonly resource: string;
  readonly recordId: number | string;
  readonly slot: Pick<AttachmentSlot, 'name' | 'maxFiles'>;
}

const isAt = (resource: string, recordId: number | string) =>
  and(eq(attachment.resource, resource), eq(attachment.recordId, String(recordId)));

/**
 * Stores a file in the transaction of its record, which the caller has locked. In a slot of one file
 * it replaces the current one.
 * @returns the id of the file
 * @throws Problem 422 when a slot of several files is full
 */
export async function saveAttachment(
  db: Queryable,
  now: Date,
  { resource, recordId, slot }: AttachmentPlace,
  file: CheckedFile,
  by: string,
): Promise<string> {
  const isCurrent = and(
    isAt(resource, recordId),
    eq(attachment.slot, slot.name),
    isNull(attachment.replacedAt),
  );
  if (slot.maxFiles > 1 && (await db.$count(attachment, isCurrent)) >= slot.maxFiles) {
    throw invalidField(file.field, message('file.slotFull', { max: slot.maxFiles }));
  }
  const at = now.toISOString();
  if (slot.maxFiles === 1) {
    await db.update(attachment).set({ replacedAt: at, replacedBy: by }).where(isCurrent);
    await deleteOldVersions(db, { resource, recordId, slot });
  }
  const id = randomUUID();
  await db.insert(attachment).values({
    id,
    resource,
    recordId: String(recordId),
    slot: slot.name,
    name: sanitizeFileName(file.name),
    mediaType: file.mediaType,
    size: file.content.byteLength,
    sha256: createHash('sha256').update(file.content).digest('hex'),
    content: Buffer.from(file.content),
    createdAt: at,
    createdBy: by,
  });
  return id;
}

/** Deletes the versions of a slot beyond the maximum, so that repeated uploads stay bounded. */
async function deleteOldVersions(
  db: Queryable,
  { resource, recordId, slot }: AttachmentPlace,
): Promise<void> {
  const old = db
    .select({ id: attachment.id })
    .from(attachment)
    .where(
      and(
        isAt(resource, recordId),
        eq(attachment.slot, slot.name),
        isNotNull(attachment.replacedAt),
      ),
    )
    .orderBy(desc(attachment.sequence))
    .offset(maxEarlierVersions);
  await db.delete(attachment).where(inArray(attachment.id, old));
}

const { content: _, ...storedColumns } = getTableColumns(attachment);

/** Lists the current files of a record in order of upload, each with its earlier versions. */
export const listAttachments = async (
  db: Queryable,
  resource: string,
  recordId: number | string,
): Promise<Attachment[]> => (await mapAttachments(db, resource, [recordId])).get(recordId) ?? [];

/** Lists the current files of several records, by record. */
export async function mapAttachments<I extends number | string>(
  db: Queryable,
  resource: string,
  recordIds: readonly I[],
): Promise<Map<I, Attachment[]>> {
  const rows = await db
    .select(storedColumns)
    .from(attachment)
    .where(
      and(eq(attachment.resource, resource), inArray(attachment.recordId, recordIds.map(String))),
    )
    .orderBy(asc(attachment.sequence));
  return new Map(
    recordIds.map(id => [id, toAttachments(rows.filter(row => row.recordId === String(id)))]),
  );
}

/** Converts the rows of one record to its current files with their earlier versions. */
const toAttachments = (rows: readonly StoredRow[]): Attachment[] =>
  rows
    .filter(({ replacedAt }) => replacedAt === null)
    .map(row => ({
      ...toAttachedFile(row),
      slot: row.slot,
      jenis: row.mediaType,
      sebelumnya: rows
        .flatMap(({ replacedAt, replacedBy, ...earlier }) =>
          earlier.slot === row.slot && replacedAt !== null
            ? [{ ...toAttachedFile(earlier), diganti: replacedAt, digantiOleh: replacedBy }]
            : [],
        )
        .reverse(),
    }));

type StoredRow = Omit<typeof attachment.$inferSelect, 'content'>;

const toAttachedFile = (
  row: Pick<StoredRow, 'createdAt' | 'createdBy' | 'id' | 'name' | 'size'>,
): AttachedFile => ({
  id: row.id,
  nama: row.name,
  ukuran: row.size,
  diunggah: row.createdAt,
  diunggahOleh: row.createdBy,
});

/** Returns a file of a resource without its content. @throws Problem 404 */
export async function getAttachment(db: Queryable, resource: string, id: string) {
  const [found] = await db
    .select(storedColumns)
    .from(attachment)
    .where(and(eq(attachment.id, id), eq(attachment.resource, resource)));
  if (!found) throw notFound('file');
  return found;
}

/** Deletes all files of a record, also their earlier versions. */
export async function deleteAttachments(
  db: Queryable,
  resource: string,
  recordId: number | string,
): Promise<void> {
  await db.delete(attachment).where(isAt(resource, recordId));
}

/** Deletes a file permanently. @throws Problem 404 */
export async function deleteAttachment(db: Queryable, id: string): Promise<void> {
  const deleted = await db
    .delete(attachment)
    .where(eq(attachment.id, id))
    .returning({ id: attachment.id });
  if (deleted.length === 0) throw notFound('file');
}

/**
 * Returns a stored file as a download, with a CSP that keeps browsers from running it.
 * @throws Problem 404
 */
export async function attachmentResponse(db: Queryable, id: string): Promise<Response> {
  const [stored] = await db.select().from(attachment).where(eq(attachment.id, id));
  if (!stored) throw notFound('file');
  return new Response(new Uint8Array(stored.content), {
    headers: {
      'content-type': stored.mediaType,
      'content-length': String(stored.size),
      'content-disposition': contentDisposition(stored.name),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    },
  });
}
