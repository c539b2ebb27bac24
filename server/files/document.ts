import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { fileTypeFromBuffer } from 'file-type';
import { documentRule, fileExtension } from '#contract/values/upload.ts';
import type { Queryable } from '../db/client.ts';
import { file } from '../db/schema/index.ts';
import { notFound, Problem } from '../problem.ts';

/** Media types by file extension; the content has to match. */
const mediaTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** A file to store, and the record that it belongs to, whose permissions apply to it. */
export interface NewFile {
  readonly name: string;
  readonly content: Uint8Array;
  readonly resource: string;
  readonly recordId: number | string;
  readonly by: string;
}

/**
 * Stores a document in the transaction of its record.
 * @returns the file's ID (UUID)
 * @throws Problem 413, 415
 */
export async function saveFile(db: Queryable, now: Date, newFile: NewFile): Promise<string> {
  if (newFile.content.byteLength > documentRule.maxBytes) {
    throw new Problem(
      'TERLALU_BESAR',
      `Berkas paling besar ${documentRule.maxBytes / 1_000_000} MB.`,
    );
  }
  const mediaType = await detectDocumentType(newFile.name, newFile.content);
  if (mediaType === null) throw new Problem('JENIS_SALAH', invalidDocumentMessage);
  const id = randomUUID();
  await db.insert(file).values({
    id,
    name: sanitizeFileName(newFile.name),
    mediaType,
    size: newFile.content.byteLength,
    sha256: createHash('sha256').update(newFile.content).digest('hex'),
    content: Buffer.from(newFile.content),
    resource: newFile.resource,
    recordId: String(newFile.recordId),
    createdAt: now.toISOString(),
    createdBy: newFile.by,
  });
  return id;
}

/** Message for a document whose content does not match its file extension. */
export const invalidDocumentMessage =
  'Kirim berkas PDF, JPG atau PNG yang utuh; isi dan akhiran namanya harus sesuai.';

/**
 * Returns the media type of a document, or null when its content does not match its file extension.
 */
export async function detectDocumentType(
  name: string,
  content: Uint8Array,
): Promise<string | null> {
  const mediaType = mediaTypes[fileExtension(name)];
  const found = await fileTypeFromBuffer(content);
  return mediaType !== undefined && found?.mime === mediaType ? mediaType : null;
}

/**
 * Cleans a file name for display: removes folders and control characters, replaces identity
 * numbers, and keeps the last 120 characters.
 */
export function sanitizeFileName(name: string): string {
  const last = name.split(/[/\\]/).pop() ?? '';
  return last
    .replace(/\p{C}/gu, '')
    .replace(/\d{16}/g, 'dokumen')
    .slice(-120);
}

/**
 * Returns a stored document as an attachment, with a CSP that keeps browsers from running it.
 * @throws Problem 404
 */
export async function fileResponse(db: Queryable, id: string): Promise<Response> {
  const [stored] = await db.select().from(file).where(eq(file.id, id));
  if (!stored) throw notFound('Berkas');
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

/**
 * Returns the `Content-Disposition` header of a download (RFC 6266): an ASCII name for old clients
 * and the encoded name for the others.
 */
export function contentDisposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, c => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}
