import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Scope } from '#contract/policy.ts';
import { recordPath } from '#contract/record-pages.ts';
import { openRequestStates, permintaanDataStates } from '#contract/states/permintaan-data.ts';
import type { Context } from '#server/platform/context.ts';
import { permintaanData, permintaanDataPeserta } from '#server/platform/db/schema/index.ts';
import {
  countWaitingRows,
  dayOfInstant,
  instantText,
  type Waiting,
} from '#server/platform/db/waiting.ts';
import { defineLifecycle, kitRecords } from '#server/platform/lifecycle/lifecycle.ts';
import { message } from '#server/platform/messages/message.ts';
import { defineRecords, type ReadContext } from '#server/platform/record/index.ts';

/** The scope of the server itself: requests belong to no company or facility. */
export const everyRequest: { readonly scope: Scope } = { scope: 'all' };

/** Condition for requests that are not answered yet. */
export const isOpen: SQL = sql`${permintaanData.status} in (${sql.join(
  openRequestStates.map(state => sql`${state}`),
  sql`, `,
)})`;

/** Condition for requests whose hours have passed. */
export const isLate = (now: Date): SQL =>
  sql`(${isOpen} and ${permintaanData.batas} <= ${now.toISOString()}::timestamptz)`;

// The secret of the receipt is read only to find a request by it.
const { kunciHash: _, diingatkan: __, ...columns } = getTableColumns(permintaanData);

const selectRequests = ({ db, now }: ReadContext) =>
  db
    .select({
      ...columns,
      sisaJam: sql<number | null>`case when ${isOpen} then floor(extract(epoch from
        ${permintaanData.batas} - ${now.toISOString()}::timestamptz) / 3600)::int end`.as(
        'sisa_jam',
      ),
      terlambat: sql<boolean>`${isLate(now)}`.as('terlambat'),
    })
    .from(permintaanData)
    .$dynamic();

export type PermintaanDataRow = Awaited<ReturnType<typeof selectRequests>>[number];

export const permintaanDataRecords = defineRecords({
  table: permintaanData,
  resource: 'permintaanData',
  noun: 'permintaanData',
  select: selectRequests,
  labelOf: ({ nomor }) => nomor,
  auditFields: [
    'nomor',
    'saluran',
    'jenis',
    'status',
    'hubungan',
    'diterimaPada',
    'batas',
    'buktiIdentitas',
    'dasarPenolakan',
    'selesaiPada',
  ],
});

/** The lifecycle of requests about personal data. */
export const permintaanDataLifecycle = defineLifecycle({
  ...kitRecords(permintaanDataRecords),
  states: permintaanDataStates,
  wrongState: ({ nomor, status }) =>
    message('permintaanData.wrongState', {
      nomor,
      keadaan: message(`permintaanData.state.${status}`),
    }),
  guards: {
    hasPeserta: async ({ db }, { id }) =>
      (await db.$count(permintaanDataPeserta, eq(permintaanDataPeserta.idPermintaan, id))) > 0
        ? undefined
        : message('permintaanData.noPeserta'),
    isRestriction: (_, { jenis }) =>
      jenis === 'PEMBATASAN' ? undefined : message('permintaanData.notRestriction'),
  },
  linkOf: ({ id }) => recordPath('permintaanData', id),
});

/** Counts the requests that are not answered yet; the nearest end is the deadline. */
export const countOpenRequests = ({ db }: Context): Promise<Waiting> =>
  countWaitingRows(
    db,
    permintaanData,
    isOpen,
    dayOfInstant(permintaanData.diterimaPada),
    instantText(permintaanData.batas),
  );
