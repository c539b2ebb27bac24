import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { fileTypeFromBuffer } from 'file-type';
import { documentRule, endingOf } from '#contract/upload.ts';
import type { Queryable } from '../db/client.ts';
import { file } from '../db/schema/index.ts';
import { notFound, Problem } from '../problem.ts';

/** What a document is by its ending; the content has to agree. */
const mediaTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** A file on its way in, and the record it belongs to: it has that record's rights. */
export interface NewFile {
  readonly name: string;
  readonly content: Uint8Array;
  readonly resource: string;
  readonly recordId: number | string;
  readonly by: string;
}

/**
 * Keeps a document in the transaction of its record.
 * @returns its number
 * @throws Problem 413, 415
 */
export async function saveFile(db: Queryable, now: Date, made: NewFile): Promise<string> {
  if (made.content.byteLength > documentRule.maxBytes) {
    throw new Problem(
      'TERLALU_BESAR',
      `Berkas paling besar ${documentRule.maxBytes / 1_000_000} MB.`,
    );
  }
  const mediaType = await documentType(made.name, made.content);
  if (mediaType === null) throw new Problem('JENIS_SALAH', unfitDocument);
  const id = randomUUID();
  await db.insert(file).values({
    id,
    name: tidyName(made.name),
    mediaType,
    size: made.content.byteLength,
    sha256: createHash('sha256').update(made.content).digest('hex'),
    content: Buffer.from(made.content),
    resource: made.resource,
    recordId: String(made.recordId),
    createdAt: now.toISOString(),
    createdBy: made.by,
  });
  return id;
}

/** What is wrong with a document whose content is not what its name says. */
export const unfitDocument =
  'Kirim berkas PDF, JPG atau PNG yang utuh; isi dan akhiran namanya harus sesuai.';

/** What a document is, or null when its content is not what its name says. */
export async function documentType(name: string, content: Uint8Array): Promise<string | null> {
  const mediaType = mediaTypes[endingOf(name)];
  const found = await fileTypeFromBuffer(content);
  return mediaType !== undefined && found?.mime === mediaType ? mediaType : null;
}

/** A name to show: no folder, no control character, no identity number, not too long. */
export function tidyName(name: string): string {
  const last = name.split(/[/\\]/).pop() ?? '';
  return last
    .replace(/\p{C}/gu, '')
    .replace(/\d{16}/g, 'dokumen')
    .slice(-120);
}

/** A kept document, as an attachment that no browser runs. @throws Problem 404 */
export async function fileAnswer(db: Queryable, id: string): Promise<Response> {
  const [kept] = await db.select().from(file).where(eq(file.id, id));
  if (!kept) throw notFound('Berkas');
  return new Response(new Uint8Array(kept.content), {
    headers: {
      'content-type': kept.mediaType,
      'content-length': String(kept.size),
      'content-disposition': attachment(kept.name),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    },
  });
}

/** The header that names a download (RFC 6266): plain for old readers, encoded for the rest. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, c => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}
