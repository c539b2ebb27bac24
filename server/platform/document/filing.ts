import { createHash, randomBytes } from 'node:crypto';
import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Block, PrintedDocument } from '#contract/core/document/block.ts';
import type { PrintedKind } from '#contract/core/document/calls.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { filedDocument } from '#server/platform/db/schema/index.ts';

/** What identifies the document of a record among the filed ones. */
export interface DocumentKey {
  readonly resource: string;
  readonly recordId: string;
  readonly kind: PrintedKind;
}

const { pdf: _, ...columns } = getTableColumns(filedDocument);

/** A filed version without its PDF. */
export type FiledVersion = Omit<typeof filedDocument.$inferSelect, 'pdf'>;

const isOf = ({ resource, recordId, kind }: DocumentKey) =>
  and(
    eq(filedDocument.resource, resource),
    eq(filedDocument.recordId, recordId),
    eq(filedDocument.kind, kind),
  );

/** Lists the filed versions of a document, the latest first. */
export const listVersions = (db: Queryable, key: DocumentKey): Promise<FiledVersion[]> =>
  db.select(columns).from(filedDocument).where(isOf(key)).orderBy(desc(filedDocument.version));

/** Returns the latest filed version of a document, if there is one. */
export async function findLatest(
  db: Queryable,
  key: DocumentKey,
): Promise<FiledVersion | undefined> {
  const [found] = await db
    .select(columns)
    .from(filedDocument)
    .where(isOf(key))
    .orderBy(desc(filedDocument.version))
    .limit(1);
  return found;
}

/** Returns the latest filed version of the documents of records, by the id of the record. */
export async function findLatestOfMany(
  db: Queryable,
  { resource, kind }: Omit<DocumentKey, 'recordId'>,
  recordIds: readonly string[],
): Promise<Map<string, FiledVersion>> {
  if (recordIds.length === 0) return new Map();
  const rows = await db
    .select(columns)
    .from(filedDocument)
    .where(
      and(
        eq(filedDocument.resource, resource),
        inArray(filedDocument.recordId, [...recordIds]),
        eq(filedDocument.kind, kind),
      ),
    )
    .orderBy(asc(filedDocument.version));
  // Of several versions of a record the last one stays in the map.
  return new Map(rows.map(row => [row.recordId, row]));
}

/** Returns the version that a QR code leads to, if there is one. */
export async function findByToken(db: Queryable, token: string): Promise<FiledVersion | undefined> {
  const [found] = await db
    .select(columns)
    .from(filedDocument)
    .where(eq(filedDocument.token, token));
  return found;
}

/** The QR code, and in words what it is for. */
const qrCode = (url: string): Block => ({
  kind: 'qr',
  value: url,
  text: [
    { text: 'Pindai kode ini untuk memeriksa keaslian dokumen, atau buka ' },
    { text: url, isBold: true },
  ],
});

/** Adds the QR code before the first signatures, which it stays with, or at the end. */
function withQrCode(blocks: readonly Block[], url: string): Block[] {
  const signatures = blocks.findIndex(({ kind }) => kind === 'signatures');
  const at = signatures < 0 ? blocks.length : signatures;
  return [...blocks.slice(0, at), qrCode(url), ...blocks.slice(at)];
}

/**
 * Returns the document of a filed version as it was issued, with its QR code.
 * @param publicUrl address of the console, which the QR code leads to
 */
export const toDocument = (filed: FiledVersion, publicUrl: string): PrintedDocument => ({
  title: filed.title,
  number: filed.number,
  letterhead: filed.letterhead,
  isDraft: false,
  blocks: withQrCode(filed.blocks, `${publicUrl}/verify/${filed.token}`),
});

/** SHA-256 of what a document says, in hexadecimal. */
const contentHash = ({ title, number, letterhead, blocks }: PrintedDocument): string =>
  createHash('sha256')
    .update(JSON.stringify([title, number, letterhead, blocks]))
    .digest('hex');

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns 26 random characters of 5 bits each, which are not guessed. */
const createToken = (): string =>
  Array.from(randomBytes(26), byte => base32.charAt(byte % base32.length)).join('');

interface FilingContext {
  readonly db: Queryable;
  readonly now: Date;
  readonly user: { readonly fullName: string };
}

/**
 * Returns the latest filed version of a final document. A document that differs from it is filed as
 * a new version, in the caller's transaction; concurrent calls file it once.
 * @param day the day of the document
 */
export async function fileDocument(
  { db, now, user }: FilingContext,
  key: DocumentKey,
  document: PrintedDocument,
  day: string,
): Promise<FiledVersion> {
  const blocksHash = contentHash(document);
  const current = await findLatest(db, key);
  if (current?.blocksHash === blocksHash) return current;
  const name = `filed_document ${key.resource} ${key.recordId} ${key.kind}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const latest = await findLatest(db, key);
  if (latest?.blocksHash === blocksHash) return latest;
  const [filed] = await db
    .insert(filedDocument)
    .values({
      ...key,
      version: (latest?.version ?? 0) + 1,
      title: document.title,
      number: document.number,
      day,
      letterhead: document.letterhead,
      blocks: document.blocks,
      blocksHash,
      token: createToken(),
      createdAt: now.toISOString(),
      createdBy: user.fullName,
    })
    .returning(columns);
  if (!filed) throw new Error('A document was not filed.');
  return filed;
}
