import { sql, type SQL } from 'drizzle-orm';
import { toPage } from '#contract/core/list.ts';
import { exportFileName } from '#contract/core/values/sheet.ts';
import { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import { ageBuckets, type AgeBucket, type AgeingRow } from '#contract/domains/invoice/record.ts';
import { exportSheet, type ExportColumn } from '#server/platform/audit/export-sheet.ts';
import { exportWorkbook } from '#server/platform/audit/export-workbook.ts';
import {
  withoutTransaction,
  type Context,
  type Handler,
  type Handlers,
} from '#server/platform/context.ts';
import { containsNames, idIn } from '#server/platform/db/list-query.ts';
import { bhbu, invoice } from '#server/platform/db/schema/index.ts';
import { isOpen, unpaidAmount } from '#server/platform/db/views/invoice-needs.ts';
import { issueExportTicket } from '#server/platform/files/export-queue.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { limitedTo } from '#server/platform/record/index.ts';
import { isInBucket } from './list.ts';
import { invoiceScope } from './records.ts';

interface AgeingFilters {
  readonly q?: string | undefined;
  readonly id?: readonly number[] | undefined;
  readonly idBHBU?: number | undefined;
  readonly accountManagerId?: number | undefined;
}

/** Returns the query of the companies with open invoices: what is not paid by bucket, and in all. */
function ageingOf(ctx: Context, filters: AgeingFilters): SQL {
  const today = dayInJakarta(ctx.now);
  const conditions = [
    isOpen,
    invoiceScope(limitedTo(ctx, filters)),
    filters.idBHBU === undefined ? undefined : sql`${invoice.idBHBU} = ${filters.idBHBU}`,
    idIn(invoice.idBHBU, filters.id),
    containsNames(filters.q, [bhbu.namaBHBU]),
  ].filter(condition => condition !== undefined);
  const buckets = ageBuckets.map(
    bucket => sql`coalesce(sum(${unpaidAmount}) filter (where ${isInBucket(bucket, today)}), 0)::float8
      as ${sql.identifier(bucket)}`,
  );
  return sql`
    select ${invoice.idBHBU} as id_bhbu, ${bhbu.namaBHBU} as nama_bhbu,
      ${sql.join(buckets, sql`, `)}, sum(${unpaidAmount})::float8 as sisa
    from ${invoice} join ${bhbu} on ${bhbu.id} = ${invoice.idBHBU}
    where ${sql.join(conditions, sql` and `)}
    group by ${invoice.idBHBU}, ${bhbu.namaBHBU}`;
}

type Amounts = Readonly<Record<AgeBucket | 'sisa', number>>;

/** A row as the database returns it. */
type StoredRow = Amounts & { readonly id_bhbu: number; readonly nama_bhbu: string };

const amountsOf = ({ sisa, ...row }: Amounts): Pick<AgeingRow, 'sisa' | 'umur'> => ({
  umur: Object.fromEntries(ageBuckets.map(bucket => [bucket, row[bucket]])) as AgeingRow['umur'],
  sisa,
});

const toRow = (row: StoredRow): AgeingRow => ({
  idBHBU: row.id_bhbu,
  namaBHBU: row.nama_bhbu,
  ...amountsOf(row),
});

const sortColumns = { sisa: sql`sisa`, namaBHBU: sql`lower(nama_bhbu)` } as const;

/** Lists the companies with open invoices, with the sums of all pages. */
const ageing: Handler<typeof invoiceCalls.ageing> = async (ctx, { query }) => {
  const found = ageingOf(ctx, query);
  const direction = sql.raw(query.sortOrder);
  const { rows } = await ctx.db.execute(sql`
    select * from (${found}) found order by ${sortColumns[query.sortBy]} ${direction}, id_bhbu
    limit ${query.pageSize} offset ${(query.pageNumber - 1) * query.pageSize}`);
  const sums = [...ageBuckets, 'sisa'].map(
    name => sql`coalesce(sum(${sql.identifier(name)}), 0)::float8 as ${sql.identifier(name)}`,
  );
  const { rows: totals } = await ctx.db.execute(
    sql`select count(*)::int as n, ${sql.join(sums, sql`, `)} from (${found}) found`,
  );
  const total = totals[0] as unknown as Amounts & { readonly n: number };
  return {
    ...toPage((rows as unknown as StoredRow[]).map(toRow), total.n, query),
    jumlah: amountsOf(total),
  };
};

const bucketHeaders: Readonly<Record<AgeBucket, string>> = {
  BELUM_JATUH_TEMPO: 'Belum jatuh tempo',
  '1_30': 'Lewat 1–30 hari',
  '31_60': 'Lewat 31–60 hari',
  '61_90': 'Lewat 61–90 hari',
  LEBIH_90: 'Lewat lebih dari 90 hari',
};

const columns: readonly ExportColumn<AgeingRow>[] = [
  { header: 'Perusahaan', width: 36, of: row => row.namaBHBU },
  ...ageBuckets.map((bucket): ExportColumn<AgeingRow> => ({
    header: bucketHeaders[bucket],
    width: 24,
    kind: 'money',
    of: row => row.umur[bucket],
  })),
  { header: 'Sisa', width: 18, kind: 'money', of: row => row.sisa },
];

/** Yields the rows of the table, the largest amount first. */
async function* exportRows(
  ctx: Context,
  filters: AgeingFilters,
): AsyncGenerator<AgeingRow, void, undefined> {
  const { rows } = await ctx.db.execute(
    sql`select * from (${ageingOf(ctx, filters)}) found order by sisa desc, id_bhbu`,
  );
  for (const row of rows as unknown as StoredRow[]) yield toRow(row);
}

const exportAgeing: Handler<typeof invoiceCalls.exportAgeing> = withoutTransaction(
  async (ctx, { query }) => {
    const { tiket: _ticket, ...filters } = query;
    return await exportWorkbook(ctx, {
      resource: 'invoice',
      fileName: exportFileName('Umur piutang', dayInJakarta(ctx.now)),
      count: inside => inside.db.$count(sql`(${ageingOf(inside, filters)}) as matching`),
      filters,
      sheets: [
        await exportSheet(ctx, { name: 'Umur piutang', columns, rows: exportRows(ctx, filters) }),
      ],
    });
  },
);

export const ageingHandlers = {
  ageing,
  exportAgeing,
  ageingTicket: (ctx, { body }) =>
    issueExportTicket(ctx, invoiceCalls.exportAgeing.path, body.kueri),
} satisfies Partial<Handlers<typeof invoiceCalls>>;
