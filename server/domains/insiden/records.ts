import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { recordPath } from '#contract/record-pages.ts';
import { insidenStates } from '#contract/states/insiden.ts';
import type { Context } from '#server/platform/context.ts';
import { insiden, insidenAkun, insidenPeserta } from '#server/platform/db/schema/index.ts';
import {
  countWaitingRows,
  dayOfInstant,
  instantText,
  type Waiting,
} from '#server/platform/db/waiting.ts';
import { defineLifecycle, kitRecords } from '#server/platform/lifecycle/lifecycle.ts';
import { message } from '#server/platform/messages/message.ts';
import { defineRecords, type ReadContext } from '#server/platform/record/index.ts';

/** Condition for incidents of which people and the authority are not notified yet. */
export const isUnnotified: SQL = sql`${insiden.status} = 'DRAF'`;

/** Condition for incidents whose hours have passed. */
export const isLate = (now: Date): SQL =>
  sql`(${isUnnotified} and ${insiden.batas} <= ${now.toISOString()}::timestamptz)`;

const { diingatkan: _, ...columns } = getTableColumns(insiden);

const countOf = (
  table: typeof insidenAkun | typeof insidenPeserta,
  where = sql`true`,
): SQL<number> =>
  sql<number>`(select count(*)::int from ${table}
    where ${table.idInsiden} = ${insiden.id} and ${where})`;

const selectIncidents = ({ db, now }: ReadContext) =>
  db
    .select({
      ...columns,
      sisaJam: sql<number | null>`case when ${isUnnotified} then floor(extract(epoch from
        ${insiden.batas} - ${now.toISOString()}::timestamptz) / 3600)::int end`.as('sisa_jam'),
      terlambat: sql<boolean>`${isLate(now)}`.as('terlambat'),
      jumlahPeserta: countOf(insidenPeserta).as('jumlah_peserta'),
      jumlahAkun: countOf(insidenAkun).as('jumlah_akun'),
      jumlahSurat: countOf(insidenPeserta, sql`${insidenPeserta.suratPada} is not null`).as(
        'jumlah_surat',
      ),
    })
    .from(insiden)
    .$dynamic();

export type InsidenRow = Awaited<ReturnType<typeof selectIncidents>>[number];

export const insidenRecords = defineRecords({
  table: insiden,
  resource: 'insiden',
  noun: 'insiden',
  select: selectIncidents,
  labelOf: ({ nomor }) => nomor,
  auditFields: [
    'nomor',
    'judul',
    'status',
    'hariKejadian',
    'jamKejadian',
    'diketahuiPada',
    'batas',
    'caraDiketahui',
    'uraian',
    'jenisData',
    'sebab',
    'penanganan',
    'pemulihan',
    'diberitahukanPada',
  ],
});

/** The lifecycle of incidents. */
export const insidenLifecycle = defineLifecycle({
  ...kitRecords(insidenRecords),
  states: insidenStates,
  wrongState: ({ nomor, status }) =>
    message('insiden.wrongState', { nomor, keadaan: message(`insiden.state.${status}`) }),
  guards: {
    isComplete: (_context, { penanganan, pemulihan, jumlahPeserta, jumlahAkun }) => {
      if (jumlahPeserta + jumlahAkun === 0) return message('insiden.nobodyAffected');
      return penanganan && pemulihan ? undefined : message('insiden.notDescribed');
    },
  },
  linkOf: ({ id }) => recordPath('insiden', id),
});

/** Counts the incidents that are not notified yet; the nearest end is the deadline. */
export const countUnnotified = ({ db }: Context): Promise<Waiting> =>
  countWaitingRows(
    db,
    insiden,
    isUnnotified,
    dayOfInstant(insiden.diketahuiPada),
    instantText(insiden.batas),
  );
