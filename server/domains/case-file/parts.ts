import { and, asc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import { deadlinesOf, pksRecords } from '#server/domains/pks/index.ts';
import type { Context } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { attachment, filedDocument } from '#server/platform/db/schema/index.ts';
import { filedPdf } from '#server/platform/document/filed-pdf.ts';
import type { FiledVersion } from '#server/platform/document/filing.ts';
import type { Family } from './family.ts';
import { isNoInternalFile } from './internal.ts';
import { readRows } from './rows.ts';
import { namesRecordOf, readAudit, readHistory } from './traces.ts';

/** A file of a case file, whose content is read when its turn comes. */
export interface CasePart {
  readonly name: string;
  /** What it is, in Indonesian. */
  readonly description: string;
  readonly read: () => Promise<Uint8Array>;
}

/**
 * Letters, digits and what does not divide folders; other characters of a name become hyphens. It is cut between
 * characters, so that its bytes are those of the manifest.
 */
const safeName = (text: string): string =>
  Array.from(text.normalize('NFC').replaceAll(/[^\p{L}\p{N}._ -]+/gu, '-'))
    .slice(-100)
    .join('');

const jsonPart = (name: string, description: string, content: unknown): CasePart => ({
  name: `data/${name}.json`,
  description,
  read: () => Promise.resolve(Buffer.from(`${JSON.stringify(content, null, 2)}\n`)),
});

const { pdf: _pdf, ...filedColumns } = getTableColumns(filedDocument);
const { content: _content, ...fileColumns } = getTableColumns(attachment);

const documentPart = (ctx: Context, filed: FiledVersion): CasePart => ({
  // The number of the filed version keeps two names apart.
  name: `dokumen/${filed.id} ${safeName(`${filed.kind} ${filed.number ?? filed.recordId}`)} v${filed.version}.pdf`,
  description: `${filed.title}, versi ${filed.version}`,
  read: async () => (await filedPdf(ctx.deps, filed)).bytes,
});

/** Uploaded files of the family. What the seller filed for itself before a notice is not among them. */
async function attachmentParts({ db, deps }: Context, family: Family): Promise<CasePart[]> {
  const found = await db
    .select(fileColumns)
    .from(attachment)
    .where(and(namesRecordOf(family, attachment), isNoInternalFile))
    .orderBy(asc(attachment.sequence));
  return found.map(file => ({
    name: `lampiran/${file.resource}-${file.recordId.replaceAll('/', '-')}/${file.sequence} ${safeName(file.name)}`,
    description: `${file.slot}, diunggah ${file.createdAt} oleh ${file.createdBy ?? '-'}${file.replacedAt === null ? '' : `, diganti ${file.replacedAt}`}`,
    read: () => contentOf(deps.db, file.id),
  }));
}

async function contentOf(db: Queryable, id: string): Promise<Uint8Array> {
  const [found] = await db
    .select({ content: attachment.content })
    .from(attachment)
    .where(eq(attachment.id, id));
  if (!found) throw new Error(`Attachment ${id} was deleted while its case file was written.`);
  return found.content;
}

/** Condition for the filed documents of a family, also those of the part of one facility (`12/faskes/3`). */
const isDocumentOf = (family: Family) =>
  or(
    ...Object.entries(family).map(([name, ids]: [string, readonly number[]]) =>
      and(
        eq(filedDocument.resource, name),
        inArray(sql`split_part(${filedDocument.recordId}, '/', 1)`, ids.map(String)),
      ),
    ),
  );

/** Lists the files of a case file, in the order of the archive; `ctx.db` is a transaction with one snapshot. */
export async function collectParts(ctx: Context, family: Family): Promise<CasePart[]> {
  const { db } = ctx;
  const documents = await db
    .select(filedColumns)
    .from(filedDocument)
    .where(isDocumentOf(family))
    .orderBy(asc(filedDocument.day), asc(filedDocument.id));
  const deadlines = [];
  for (const id of family.pks) {
    const row = await pksRecords.get(ctx, id);
    deadlines.push({ idPKS: id, noPKS: row.noPKS, tenggat: deadlinesOf(row) });
  }
  const audit = await readAudit(db, family);
  return [
    ...documents.map(filed => documentPart(ctx, filed)),
    ...(await attachmentParts(ctx, family)),
    jsonPart(
      'tenggat',
      'Tenggat menurut pasal, seperti dihitung saat berkas ini dibuat',
      deadlines,
    ),
    ...(await readRows(db, family)).map(({ name, description, rows }) =>
      jsonPart(name, description, rows),
    ),
    jsonPart(
      'riwayat-status',
      'Perubahan status: siapa, kapan, dari mana, ke mana, mengapa',
      await readHistory(db, family),
    ),
    jsonPart(
      'jejak-audit',
      'Entri jejak audit, masing-masing dengan nomor segelnya',
      audit.entries,
    ),
    jsonPart('segel', 'Segel yang memuat entri itu', audit.seals),
  ];
}
