import { sql } from 'drizzle-orm';
import {
  satusehatSources,
  type RecordKey,
  type SatusehatSource,
} from '#contract/domains/satusehat/record.ts';
import type { Context } from '#server/platform/context.ts';
import { satusehatRecord } from '#server/platform/db/schema/index.ts';
import { notFound } from '#server/platform/problem.ts';
import { findVisibleFaskes } from '#server/domains/faskes/index.ts';
import { sourceWords } from './sheet.ts';
import { findSourcesByKey, type Source } from './source.ts';

type Values = Partial<
  Pick<
    typeof satusehatRecord.$inferInsert,
    'dikirimOleh' | 'dikirimPada' | 'idProduk' | 'kunjungan' | 'organisasi' | 'pengamatan' | 'sidik'
  >
>;

/** The columns that name the source of a row. */
const keyColumns = ({ sumber, nomor }: RecordKey) =>
  sumber === 'DOSIS' ? { doseId: nomor } : { pesertaId: nomor };

const keyColumnOf = (sumber: SatusehatSource) =>
  sumber === 'DOSIS' ? satusehatRecord.doseId : satusehatRecord.pesertaId;

/** Stores values of a record, whose row is made with the first of them. */
export async function storeRecord({ db }: Context, key: RecordKey, values: Values): Promise<void> {
  await db
    .insert(satusehatRecord)
    .values({ ...keyColumns(key), ...values })
    .onConflictDoUpdate({
      target: keyColumnOf(key.sumber),
      set: values,
    });
}

/** What was sent of a record: its digest, the organization of its identifiers, and those of its observations. */
type Sent = RecordKey & {
  readonly sidik: string;
  readonly organisasi: string;
  readonly pengamatan: string[];
};

/** Stores that records were sent. */
export async function storeSent(
  { db }: Context,
  records: readonly Sent[],
  stamps: { readonly dikirimPada: string; readonly dikirimOleh: string },
): Promise<void> {
  for (const sumber of satusehatSources) {
    const rows = records.filter(record => record.sumber === sumber);
    if (rows.length === 0) continue;
    await db
      .insert(satusehatRecord)
      .values(
        rows.map(({ sidik, organisasi, pengamatan, ...key }) => ({
          ...keyColumns(key),
          sidik,
          organisasi,
          pengamatan,
          ...stamps,
        })),
      )
      .onConflictDoUpdate({
        target: keyColumnOf(sumber),
        set: {
          sidik: sql`excluded.sidik`,
          organisasi: sql`excluded.organisasi`,
          pengamatan: sql`excluded.pengamatan`,
          ...stamps,
        },
      });
  }
}

/** The name of a record in the audit log, in which a person's name would outlast an erasure. */
const recordLabel = ({ sumber, nomor }: RecordKey): string => `${sourceWords[sumber]} ${nomor}`;

/** Names a record for the audit log, so that its entries are among those of its person. */
export const auditedRecord = (key: RecordKey) => ({
  resource: key.sumber === 'DOSIS' ? 'vaksinasi' : 'peserta',
  recordId: key.nomor,
  recordLabel: recordLabel(key),
});

/** Gets a record of a facility in the caller's scope. @throws Problem 404 */
export async function getSource(ctx: Context, key: RecordKey): Promise<Source> {
  const [source] = await findSourcesByKey(ctx, [key]);
  if (!source || !(await findVisibleFaskes(ctx, source.faskes.id))) throw notFound('visit');
  return source;
}
