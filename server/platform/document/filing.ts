import { createHash, randomBytes } from 'node:crypto';
import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Block, PrintedDocument } from '#contract/core/document/block.ts';
import type { DocumentFacts, PrintedKind } from '#contract/core/document/calls.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { attachment, filedDocument } from '#server/platform/db/schema/index.ts';
import { fileNpwp } from './filed-npwp.ts';

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

/** Returns a document with the logo of its issuer as it is shown or rendered. */
export async function withLogo<D extends Pick<PrintedDocument, 'letterhead'>>(
  db: Queryable,
  document: D,
): Promise<D> {
  const { letterhead } = document;
  if (letterhead?.idLogo === undefined) return document;
  const [file] = await db
    .select({ type: attachment.mediaType, content: attachment.content })
    .from(attachment)
    .where(eq(attachment.id, letterhead.idLogo));
  if (!file) return document;
  const logo = `data:${file.type};base64,${file.content.toString('base64')}`;
  return { ...document, letterhead: { ...letterhead, logo } };
}

/**
 * Returns the document of a filed version as it was issued, with its QR code.
 * @param publicUrl address of the console, which the QR code leads to
 */
export const toDocument = async (
  db: Queryable,
  filed: FiledVersion,
  publicUrl: string,
): Promise<PrintedDocument> =>
  await withLogo(db, {
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

/** When and by whom a document is filed. */
interface FilingContext {
  readonly db: Queryable;
  readonly now: Date;
  readonly user: { readonly fullName: string };
}

/** What a filed version says beside its blocks. */
export interface FiledDetails {
  /** The day of the document. */
  readonly day: string;
  /** What the public page shows of it. */
  readonly facts: DocumentFacts | null;
  /** The company whose NPWP it prints, in full also when it is a person's. */
  readonly npwpOf?: number | null;
}

const columnsOf = (
  { now, user }: FilingContext,
  key: DocumentKey,
  { title, number, letterhead, blocks }: PrintedDocument,
  { day, facts }: FiledDetails,
) => ({
  ...key,
  title,
  number,
  day,
  facts,
  letterhead,
  blocks,
  token: createToken(),
  createdAt: now.toISOString(),
  createdBy: user.fullName,
});

/**
 * Files a final document as a new version, in the caller's transaction, unless the latest version
 * says the same; concurrent calls file it once.
 * @returns the latest version
 */
export async function fileDocument(
  ctx: FilingContext,
  key: DocumentKey,
  document: PrintedDocument,
  details: FiledDetails,
): Promise<FiledVersion> {
  const { db } = ctx;
  const blocksHash = contentHash(document);
  const name = `filed_document ${key.resource} ${key.recordId} ${key.kind}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const latest = await findLatest(db, key);
  if (latest?.blocksHash === blocksHash) return latest;
  const version = (latest?.version ?? 0) + 1;
  const [filed] = await db
    .insert(filedDocument)
    .values({ ...columnsOf(ctx, key, document, details), version, blocksHash })
    .returning(columns);
  if (!filed) throw new Error('A document was not filed.');
  if (typeof details.npwpOf === 'number') await fileNpwp(db, filed.id, details.npwpOf);
  return filed;
}

/** A document of a new record. */
interface NewDocument extends FiledDetails {
  readonly key: DocumentKey;
  readonly document: PrintedDocument;
}

/** Files the documents of new records, which have no version yet. */
export async function fileNew(
  ctx: FilingContext,
  documents: readonly NewDocument[],
): Promise<void> {
  if (documents.length === 0) return;
  await ctx.db.insert(filedDocument).values(
    documents.map(({ key, document, ...details }) => ({
      ...columnsOf(ctx, key, document, details),
      version: 1,
      blocksHash: contentHash(document),
    })),
  );
}
