import { sql, type SQL } from 'drizzle-orm';
import { toPage } from '#contract/core/list.ts';
import { exportFileName } from '#contract/core/values/sheet.ts';
import { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import type { MoneyOverviewRow } from '#contract/domains/invoice/record.ts';
import { openInvoiceStates, unbilledInvoiceStates } from '#contract/states/invoice.ts';
import { bindingStates } from '#contract/states/order.ts';
import { exportSheet, type ExportColumn } from '#server/platform/audit/export-sheet.ts';
import { exportWorkbook } from '#server/platform/audit/export-workbook.ts';
import {
  withoutTransaction,
  type Context,
  type Handler,
  type Handlers,
} from '#server/platform/context.ts';
import { containsNames } from '#server/platform/db/list-query.ts';
import { bhbu } from '#server/platform/db/schema/index.ts';
import { lastPaymentDay } from '#server/platform/db/views/invoice-needs.ts';
import { issueExportTicket } from '#server/platform/files/export-queue.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';

interface OverviewFilters {
  readonly q?: string | undefined;
  readonly id?: readonly number[] | undefined;
  readonly idBHBU?: number | undefined;
  readonly dari?: string | undefined;
  readonly sampai?: string | undefined;
}

/** First day of the first month, and the day after the last month. */
interface Period {
  readonly from: SQL;
  readonly before: SQL;
}

/** Orders of a period whose agreement is signed and that have not ended. */
const ordersToInvoice = ({ from, before }: Period): SQL => sql`
  select date_trunc('month', o.tanggal_order::timestamp) as bulan, o.bhbu_id as id_bhbu,
    greatest(o.sub_total - coalesce((
      select sum(i.sub_total) from invoice i
      where i.id_root = coalesce(o.root_id, o.id) and i.status not in ${[...unbilledInvoiceStates]}), 0), 0)::bigint
      as akan_ditagih,
    0::bigint as diterbitkan, 0::bigint as jatuh_tempo, 0::bigint as dikredit, 0::bigint as dibayar,
    0::bigint as penghapusan
  from "order" o left join "order" earlier on earlier.id = o.amandemen_dari
  where o.deleted_at is null and coalesce(earlier.status, 'DIAMANDEMEN') = 'DIAMANDEMEN'
    and o.status in ${[...bindingStates]}
    and o.tanggal_order >= ${from} and o.tanggal_order < ${before}`;

// The conditions on days are on the expressions of the indexes.
const issuedInvoices = ({ from, before }: Period): SQL => sql`
  select date_trunc('month', tanggal_invoice::timestamp) as bulan, id_bhbu, 0::bigint as akan_ditagih,
    nilai_tagihan as diterbitkan, 0::bigint as jatuh_tempo, dikredit, dibayar, penghapusan
  from invoice where status not in ${[...unbilledInvoiceStates]}
    and coalesce(tanggal_invoice, 'infinity') >= ${from}
    and coalesce(tanggal_invoice, 'infinity') < ${before}`;

const overdueInvoices = ({ from, before }: Period, today: string): SQL => sql`
  select date_trunc('month', ${lastPaymentDay}::timestamp) as bulan, id_bhbu, 0::bigint as akan_ditagih,
    0::bigint as diterbitkan, nilai_tagihan - dikredit - dibayar - penghapusan as jatuh_tempo,
    0::bigint as dikredit, 0::bigint as dibayar, 0::bigint as penghapusan
  from invoice
  where status in ${[...openInvoiceStates]}
    and ${lastPaymentDay} >= ${from} and ${lastPaymentDay} < ${before}
    and ${lastPaymentDay} < ${today}::date`;

/** Returns the query of the overview: one row per month and company. */
function overviewOf(ctx: Pick<Context, 'now'>, filters: OverviewFilters): SQL {
  const today = dayInJakarta(ctx.now);
  const year = today.slice(0, 4);
  const { idBHBU, q, id, dari = `${year}-01`, sampai = `${year}-12` } = filters;
  const period: Period = {
    from: sql`${`${dari}-01`}::date`,
    before: sql`(${`${sampai}-01`}::date + interval '1 month')::date`,
  };
  const conditions = [
    sql`true`,
    ...(idBHBU === undefined ? [] : [sql`id_bhbu = ${idBHBU}`]),
    ...(id && id.length > 0 ? [sql`id_bhbu = any(${sql.param([...id])}::int[])`] : []),
    ...(q
      ? [sql`id_bhbu in (select id from bhbu where ${containsNames(q, [bhbu.namaBHBU])})`]
      : []),
  ];
  const sum = (name: string) =>
    sql`sum(${sql.identifier(name)})::float8 as ${sql.identifier(name)}`;
  // Months are grouped as timestamps, and named afterwards, because a text of each row is slow.
  return sql`
    select to_char(found.bulan, 'YYYY-MM') as bulan, found.id_bhbu, b.nama_bhbu,
      found.akan_ditagih, found.diterbitkan, found.jatuh_tempo, found.dikredit,
      found.dibayar, found.penghapusan,
      found.diterbitkan - found.dikredit - found.dibayar - found.penghapusan as selisih
    from (
      select bulan, id_bhbu, ${sum('akan_ditagih')}, ${sum('diterbitkan')},
        ${sum('jatuh_tempo')}, ${sum('dikredit')}, ${sum('dibayar')}, ${sum('penghapusan')}
      from (${ordersToInvoice(period)} union all ${issuedInvoices(period)}
        union all ${overdueInvoices(period, today)}) amounts
      where ${sql.join(conditions, sql` and `)}
      group by bulan, id_bhbu
      having sum(akan_ditagih + diterbitkan + jatuh_tempo) > 0) found
    join bhbu b on b.id = found.id_bhbu`;
}

/** A row as the database returns it. */
interface StoredRow extends Record<string, unknown> {
  readonly bulan: string;
  readonly id_bhbu: number;
  readonly nama_bhbu: string;
  readonly akan_ditagih: number;
  readonly diterbitkan: number;
  readonly jatuh_tempo: number;
  readonly dikredit: number;
  readonly dibayar: number;
  readonly penghapusan: number;
  readonly selisih: number;
}

interface TotalRow extends StoredRow {
  readonly n: number;
}

const toRow = (row: StoredRow): MoneyOverviewRow => ({
  bulan: row.bulan,
  idBHBU: row.id_bhbu,
  namaBHBU: row.nama_bhbu,
  akanDitagih: row.akan_ditagih,
  diterbitkan: row.diterbitkan,
  jatuhTempo: row.jatuh_tempo,
  dikredit: row.dikredit,
  dibayar: row.dibayar,
  penghapusan: row.penghapusan,
  selisih: row.selisih,
});

const sortColumns = {
  bulan: sql`bulan`,
  namaBHBU: sql`lower(nama_bhbu)`,
  selisih: sql`selisih`,
} as const;

const overview: Handler<typeof invoiceCalls.overview> = async (ctx, { query }) => {
  const matching = overviewOf(ctx, query);
  const direction = sql.raw(query.sortOrder);
  const order = sql`${sortColumns[query.sortBy]} ${direction}, bulan, id_bhbu`;
  const offset = (query.pageNumber - 1) * query.pageSize;
  const { rows } = await ctx.db.execute<StoredRow & { readonly total: TotalRow }>(sql`
    with found as materialized (${matching})
    select page.*, to_json(total) as total from (
      select count(*)::int as n, coalesce(sum(akan_ditagih), 0)::float8 as akan_ditagih,
        coalesce(sum(diterbitkan), 0)::float8 as diterbitkan,
        coalesce(sum(jatuh_tempo), 0)::float8 as jatuh_tempo,
        coalesce(sum(dikredit), 0)::float8 as dikredit,
        coalesce(sum(dibayar), 0)::float8 as dibayar,
        coalesce(sum(penghapusan), 0)::float8 as penghapusan,
        coalesce(sum(selisih), 0)::float8 as selisih
      from found) total
    left join (
      select * from found order by ${order}
      limit ${query.pageSize} offset ${offset}) page on true
    order by ${order}`);
  const total = rows[0]?.total;
  if (!total) throw new Error('An aggregate returns one row.');
  // The totals are one row also for a page without rows.
  const data = total.n > offset ? rows.map(toRow) : [];
  return { ...toPage(data, total.n, query), jumlah: toRow(total) };
};

const columns: readonly ExportColumn<MoneyOverviewRow>[] = [
  { header: 'Bulan', width: 10, kind: 'month', of: row => row.bulan },
  { header: 'Perusahaan', width: 36, of: row => row.namaBHBU },
  { header: 'Akan ditagih, tanpa pajak', width: 28, kind: 'money', of: row => row.akanDitagih },
  { header: 'Diterbitkan', width: 18, kind: 'money', of: row => row.diterbitkan },
  { header: 'Lewat jatuh tempo', width: 22, kind: 'money', of: row => row.jatuhTempo },
  { header: 'Dikredit', width: 18, kind: 'money', of: row => row.dikredit },
  { header: 'Dibayar', width: 18, kind: 'money', of: row => row.dibayar },
  { header: 'Dihapus', width: 14, kind: 'money', of: row => row.penghapusan },
  { header: 'Selisih', width: 18, kind: 'money', of: row => row.selisih },
];

/** Yields the rows of the overview, by month and company. */
async function* exportRows(
  ctx: Context,
  filters: OverviewFilters,
): AsyncGenerator<MoneyOverviewRow, void, undefined> {
  const { rows } = await ctx.db.execute<StoredRow>(
    sql`select * from (${overviewOf(ctx, filters)}) found order by bulan, lower(nama_bhbu), id_bhbu`,
  );
  for (const row of rows) yield toRow(row);
}

const exportOverview: Handler<typeof invoiceCalls.exportOverview> = withoutTransaction(
  async (ctx, { query }) => {
    const { tiket: _ticket, ...filters } = query;
    const rows = exportRows(ctx, filters);
    return await exportWorkbook(ctx, {
      resource: 'invoice',
      fileName: exportFileName('Ringkasan uang', dayInJakarta(ctx.now)),
      count: inside => inside.db.$count(sql`(${overviewOf(inside, filters)}) as matching`),
      filters,
      sheets: [await exportSheet(ctx, { name: 'Ringkasan', columns, rows })],
    });
  },
);

export const overviewHandlers = {
  overview,
  exportOverview,
  overviewTicket: (ctx, { body }) =>
    issueExportTicket(ctx, invoiceCalls.exportOverview.path, body.kueri),
} satisfies Partial<Handlers<typeof invoiceCalls>>;
