import { and, sql } from 'drizzle-orm';
import type { ExportProfile } from '#contract/domains/peserta/index.ts';
import { canAccess } from '#contract/policy.ts';
import type { Context } from '#server/platform/context.ts';
import { mapAhead, readInBatches } from '#server/platform/db/cursor.ts';
import { bhbu, faskes, peserta } from '#server/platform/db/schema/index.ts';
import { readAgreedNumbers, type AgreedNumbers } from '#server/platform/db/views/agreed-numbers.ts';
import { mapInSlices } from '#server/platform/slices.ts';
import type { CellValue } from '#server/platform/spreadsheet/write-workbook.ts';
import { pesertaCondition, type PesertaFilter, type ListScope } from '../filter.ts';
import { isUnrestricted } from '../restriction.ts';
import { exportFields, sourceColumns, type FieldTools, type SourceRow } from './export-fields.ts';
import { IdentityNumbers } from './identity-numbers.ts';

/**
 * Filters by ID and the column that names the ID. The name is taken from the first row of the result, so it
 * never reveals a record outside the caller's scope.
 */
export const nameColumnByFilter = {
  idBHBU: 'company',
  accountManagerId: 'manager',
  idFaskes: 'facility',
  userId: 'createdBy',
} as const satisfies Partial<Record<keyof PesertaFilter, keyof SourceRow>>;

type NameColumn = (typeof nameColumnByFilter)[keyof typeof nameColumnByFilter];

/** Totals of an export, complete once all its rows have been read. */
export interface ExportTotals {
  rows: number;
  /** The first row, with the names of the filters by ID. */
  names?: Pick<SourceRow, NameColumn>;
}

const noNumbers: AgreedNumbers = { noOrder: null, noPKS: null };

/** Reads the numbers of the orders that the caller may see. */
const readNumbers = (ctx: Context): Promise<FieldTools['numbersOf']> =>
  readAgreedNumbers(ctx.reader, {
    scope: canAccess(ctx.user, 'order.read'),
    bhbuId: ctx.user.bhbuId,
    faskesId: ctx.user.faskesId,
  });

/** Yields the export rows in batches, in order of registration, and updates `totals` while it runs. */
export async function* exportRows(
  ctx: Context,
  listScope: ListScope,
  criteria: PesertaFilter,
  profile: ExportProfile,
  totals: ExportTotals,
): AsyncGenerator<CellValue[][], void, undefined> {
  const fields = profile.columns.map(column => exportFields[column.field]);
  const columns = new Set<keyof SourceRow>(['id', ...fields.flatMap(field => field.columns)]);
  for (const [filter, column] of Object.entries(nameColumnByFilter) as [
    keyof typeof nameColumnByFilter,
    NameColumn,
  ][]) {
    if (criteria[filter] !== undefined) columns.add(column);
  }
  const selected = [...columns].map(
    column => sql`${sourceColumns[column]} as ${sql.identifier(column)}`,
  );
  const query = sql`
    select ${sql.join(selected, sql`, `)}
    from ${peserta}
    left join ${bhbu} on ${bhbu.id} = ${peserta.bhbuId}
    left join ${faskes} on ${faskes.id} = ${peserta.faskesId}
    where ${and(pesertaCondition(ctx, listScope, criteria), isUnrestricted)}
    order by ${peserta.id}`;
  const numbersOf = columns.has('bhbuId') ? await readNumbers(ctx) : () => noNumbers;
  const numbers = new IdentityNumbers(ctx.deps.keys);
  const batches = readInBatches<SourceRow>(ctx.reader, query);
  const decrypted = mapAhead(batches, async rows => ({ rows, numbers: await numbers.of(rows) }));
  try {
    for await (const batch of decrypted) {
      totals.rows += batch.rows.length;
      totals.names ??= batch.rows[0];
      ctx.readsPeople(batch.rows.map(({ id }) => id));
      yield await mapInSlices(batch.rows, (row, index) => {
        const identityNumber = batch.numbers[index] ?? null;
        const tools: FieldTools = { identityNumber, numbersOf, render: ctx.render };
        return fields.map(field => field.value(row, tools));
      });
    }
  } finally {
    await numbers.stop();
  }
}
