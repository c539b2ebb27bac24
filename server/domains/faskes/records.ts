import { getTableColumns } from 'drizzle-orm';
import { faskesInput } from '#contract/domains/faskes/index.ts';
import { kabKotaName } from '#server/domains/lookup/index.ts';
import { faskes } from '#server/platform/db/schema/index.ts';
import { isInUse } from '#server/platform/db/views/usages.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { defineRecords, fieldNames, type ReadContext } from '#server/platform/record/index.ts';
import { faskesScope } from './scope.ts';
import { statementStateOn } from './statement/statement-state.ts';

const selectFaskes = ({ db, now }: ReadContext) =>
  db
    .select({
      ...getTableColumns(faskes),
      dipakai: isInUse('faskes'),
      pernyataan: statementStateOn(dayInJakarta(now)),
    })
    .from(faskes)
    .$dynamic();

type FaskesRow = Awaited<ReturnType<typeof selectFaskes>>[number];

/** Faskes that the caller may see. */
export const faskesRecords = defineRecords({
  table: faskes,
  resource: 'faskes',
  noun: 'faskes',
  select: selectFaskes,
  complete: (_ctx, rows: FaskesRow[]) =>
    rows.map(row => ({
      ...row,
      namaKabKota: row.kabKota === null ? null : kabKotaName(row.kabKota),
    })),
  scope: faskesScope,
  labelOf: ({ namaFaskes }) => namaFaskes,
  auditFields: [...fieldNames(faskesInput.shape), 'isActive', 'alasanNonaktif'],
  constraints: [
    {
      constraint: 'faskes_pcare_code_unique',
      field: 'kodePcare',
      message: message('faskes.codeTaken'),
    },
  ],
});
