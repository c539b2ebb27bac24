import type { RecordKey } from '#contract/domains/satusehat/record.ts';
import type { Context } from '#server/platform/context.ts';
import { satusehatRecord } from '#server/platform/db/schema/index.ts';
import { notFound } from '#server/platform/problem.ts';
import { findVisibleFaskes } from '#server/domains/faskes/index.ts';
import { findSourcesByKey, type Source } from './source.ts';

type Values = Partial<
  Pick<
    typeof satusehatRecord.$inferInsert,
    'dikirimOleh' | 'dikirimPada' | 'idProduk' | 'kunjungan' | 'sidik'
  >
>;

/** The columns that name the source of a row. */
const keyColumns = ({ sumber, nomor }: RecordKey) =>
  sumber === 'DOSIS' ? { doseId: nomor } : { pesertaId: nomor };

/** Stores values of a record, whose row is made with the first of them. */
export async function storeRecord({ db }: Context, key: RecordKey, values: Values): Promise<void> {
  await db
    .insert(satusehatRecord)
    .values({ ...keyColumns(key), ...values })
    .onConflictDoUpdate({
      target: key.sumber === 'DOSIS' ? satusehatRecord.doseId : satusehatRecord.pesertaId,
      set: values,
    });
}

/** Gets a record of a facility in the caller's scope. @throws Problem 404 */
export async function getSource(ctx: Context, key: RecordKey): Promise<Source> {
  const [source] = await findSourcesByKey(ctx, [key]);
  if (!source || !(await findVisibleFaskes(ctx, source.faskes.id))) throw notFound('visit');
  return source;
}
