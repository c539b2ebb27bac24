import { eq, or, sql } from 'drizzle-orm';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import type { fakturCalls } from '#contract/domains/faktur/calls.ts';
import { fakturFields, type Faktur, type FakturListItem } from '#contract/domains/faktur/record.ts';
import type { FakturStage } from '#contract/domains/faktur/fields.ts';
import {
  checkBilled,
  checkFaktur,
  fakturRecords,
  lockFaktur,
  saveFaktur,
  type FakturRow,
} from '#server/domains/invoice/index.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import {
  containsCode,
  containsText,
  ignoringCase,
  inOrderOf,
} from '#server/platform/db/list-query.ts';
import { bhbu, faktur, invoice } from '#server/platform/db/schema/index.ts';
import { fakturDay, fakturDeadline, fakturStage } from '#server/platform/db/views/faktur.ts';
import { type Waiting } from '#server/platform/db/waiting.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { formColumns } from '#server/platform/record/index.ts';
import { exportHandlers } from './export.ts';
export { compareLowered } from './replacement.ts';
import { faultsOf } from './faults.ts';
import { readBack } from './read-back.ts';
import { readSources } from './source.ts';

/** Stages in which Coretax has not approved a tax invoice. */
const openStages: readonly FakturStage[] = ['SIAP', 'DIEKSPOR'];

const isLate = (today: string) =>
  sql`(${fakturStage} in ${[...openStages]} and ${fakturDeadline} < ${today}::date)`;

/** Returns a row of the desk. */
const toListItem = ({ now }: Pick<Context, 'now'>, row: FakturRow): FakturListItem => ({
  ...row,
  terlambat:
    openStages.includes(row.tahap) && row.tenggat !== null && row.tenggat < dayInJakarta(now),
});

/** Returns a tax invoice with its lines and what it lacks. */
async function toFaktur(ctx: Context, row: FakturRow): Promise<Faktur> {
  const [source] = await readSources(ctx, [row]);
  const lines = source?.lines ?? [];
  const sum = (of: (line: (typeof lines)[number]) => number): number =>
    lines.reduce((total, line) => total + of(line), 0);
  const isToCancel = row.tahap === 'SELISIH' && row.invoiceStatus === 'BATAL';
  const coretax = row.statusCoretax ?? 'APPROVED';
  return {
    ...toListItem(ctx, row),
    baris: [...lines],
    dpp: sum(({ dpp }) => dpp),
    ppn: sum(({ ppn }) => ppn),
    kekurangan: (source ? faultsOf(source) : []).map(({ pesan, ...place }) => ({
      pesan: ctx.render(pesan),
      ...place,
    })),
    selisih:
      isToCancel && !row.selisih.some(({ jenis }) => jenis === 'BATAL')
        ? [...row.selisih, { jenis: 'BATAL', portal: 'BATAL', coretax }]
        : row.selisih,
    alasanSelisih: row.alasanSelisih,
    perluPengganti: row.diturunkanDpp > 0 && row.selisih.some(({ jenis }) => jenis === 'DPP'),
  };
}

const list = fakturRecords.list<HandlerInput<typeof fakturCalls.list>['query']>({
  search: (q: string | undefined) =>
    q
      ? or(
          containsCode(q, faktur.referensi),
          containsCode(q, faktur.nomor),
          containsText(q, [bhbu.namaBHBU]),
        )
      : undefined,
  sort: {
    // What FINANCE has to do comes first.
    tahap: inOrderOf(['SELISIH', 'SIAP', 'DIEKSPOR', 'MENUNGGU', 'BERNOMOR', 'BATAL'], fakturStage),
    tenggat: sql`coalesce(${fakturDeadline}, 'infinity')`,
    tanggalFaktur: sql`coalesce(${fakturDay}, 'infinity')`,
    referensi: faktur.referensi,
    namaBHBU: ignoringCase(bhbu.namaBHBU),
    modifiedAt: faktur.modifiedAt,
  },
  filters: {
    tahap: (stage: FakturStage) => eq(fakturStage, stage),
    kode: faktur.kode,
    idBHBU: invoice.idBHBU,
    masa: (month: string) => sql`to_char(${fakturDay}::timestamp, 'YYYY-MM') = ${month}`,
    terlambat: (late: boolean, { now }) =>
      late ? isLate(dayInJakarta(now)) : sql`not ${isLate(dayInJakarta(now))}`,
    idBerkas: faktur.idBerkas,
  },
});

/** Counts the tax invoices of a stage, with the oldest day and the nearest last day. */
export async function countFakturs({ db }: Context, tahap: FakturStage): Promise<Waiting> {
  const { rows } = await db.execute<{
    jumlah: number;
    tertua: string | null;
    tenggat: string | null;
  }>(sql`
    select count(*)::int as jumlah, min(${fakturDay})::text as tertua,
      min(${fakturDeadline})::text as tenggat
    from faktur join invoice on ${invoice.id} = ${faktur.idInvoice}
    where ${fakturStage} = ${tahap}`);
  return rows[0] ?? { jumlah: 0, tertua: null };
}

export const fakturHandlers: Handlers<typeof fakturCalls> = {
  list: async (ctx, input) => {
    const found = await list(ctx, input);
    return { ...found, data: found.data.map(row => toListItem(ctx, row)) };
  },
  get: async (ctx, { params }) => await toFaktur(ctx, await fakturRecords.get(ctx, params.id)),

  /** Records what was entered in Coretax by hand. */
  update: async (ctx, { params, body }) => {
    const row = await lockFaktur(ctx, params.id, body);
    checkBilled(row);
    const values = formColumns(fakturFields, body);
    checkFaktur(ctx, row, values);
    return await toFaktur(ctx, await saveFaktur(ctx, row, values, 'update'));
  },

  explain: async (ctx, { params, body: { alasan } }) => {
    const row = await lockFaktur(ctx, params.id, null);
    if (row.tahap !== 'SELISIH') {
      throw new Problem('KEADAAN_SALAH', message('faktur.noDifference'), {
        currentState: row.tahap,
        reason: 'state',
      });
    }
    return await toFaktur(ctx, await saveFaktur(ctx, row, { alasanSelisih: alasan }, 'explain'));
  },

  ...exportHandlers,
  readBack,
};
