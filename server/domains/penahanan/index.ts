import { eq, getTableColumns, not, sql, type SQL } from 'drizzle-orm';
import type { z } from '#contract/core/zod.ts';
import type { penahananCalls, penahananInput } from '#contract/domains/penahanan.ts';
import { recordPath } from '#contract/record-pages.ts';
import {
  penahananStates,
  type PenahananEvent,
  type PenahananState,
} from '#contract/states/penahanan.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { inOrderOf } from '#server/platform/db/list-query.ts';
import { bhbu, penahanan, peserta, pks } from '#server/platform/db/schema/index.ts';
import { coversPeserta } from '#server/platform/db/views/holds.ts';
import { countWaitingRows, dayOfState, type Waiting } from '#server/platform/db/waiting.ts';
import { createHistoryHandler } from '#server/platform/lifecycle/history.ts';
import { defineLifecycle, kitRecords } from '#server/platform/lifecycle/lifecycle.ts';
import { recordCreation, transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';
import { defineRecords, type ReadContext } from '#server/platform/record/index.ts';

const holds = defineRecords({
  table: penahanan,
  resource: 'penahanan',
  noun: 'penahanan',
  select: ({ db }: ReadContext) =>
    db
      .select({
        ...getTableColumns(penahanan),
        namaSasaran: sql<string>`coalesce(${peserta.nama}, ${pks.noPKS}, ${bhbu.namaBHBU})`.as(
          'nama_sasaran',
        ),
      })
      .from(penahanan)
      .leftJoin(peserta, eq(peserta.id, penahanan.idPeserta))
      .leftJoin(bhbu, eq(bhbu.id, penahanan.idBHBU))
      .leftJoin(pks, eq(pks.id, penahanan.idPKS))
      .$dynamic(),
  labelOf: ({ namaSasaran }) => namaSasaran,
  auditFields: ['sasaran', 'idPeserta', 'idBHBU', 'idPKS', 'alasan', 'status', 'alasanAkhir'],
});

/** The lifecycle of legal holds. */
export const penahananLifecycle = defineLifecycle({
  ...kitRecords(holds),
  states: penahananStates,
  wrongState: ({ status }) =>
    message('penahanan.wrongState', { keadaan: message(`penahanan.state.${status}`) }),
  guards: {},
  linkOf: ({ id }) => recordPath('penahanan', id),
});

/** Holds whose end another person than the caller proposed. */
const isWaitingFor = ({ user }: Pick<Context, 'user'>): SQL =>
  sql`(${penahanan.status} = ${'DIUSULKAN_BERAKHIR' satisfies PenahananState}
    and ${penahanan.idPengusul} is distinct from ${user.id})`;

/** Counts the holds on whose end the caller may decide. */
export const countProposedEnds = (ctx: Context): Promise<Waiting> =>
  countWaitingRows(ctx.db, penahanan, isWaitingFor(ctx), dayOfState('penahanan', penahanan));

type Entered = z.output<typeof penahananInput>;

/** Returns the columns with the subject of a new hold. @throws Problem 422 when there is no such record */
async function subjectOf({ db }: Context, { sasaran, idPeserta, idBHBU, idPKS }: Entered) {
  if (sasaran === 'ORANG') {
    const id = idPeserta ?? 0;
    if ((await db.$count(peserta, eq(peserta.id, id))) === 0)
      throw invalidField('idPeserta', message('penahanan.unknownPeserta'));
    return { idPeserta: id };
  }
  if (sasaran === 'PERUSAHAAN') {
    const id = idBHBU ?? 0;
    if ((await db.$count(bhbu, eq(bhbu.id, id))) === 0)
      throw invalidField('idBHBU', message('penahanan.unknownCompany'));
    return { idBHBU: id };
  }
  const [agreement] = await db
    .select({ id: pks.id, idBHBU: pks.idBHBU })
    .from(pks)
    .where(eq(pks.id, idPKS ?? 0));
  if (!agreement) throw invalidField('idPKS', message('penahanan.unknownAgreement'));
  return { idBHBU: agreement.idBHBU, idPKS: agreement.id };
}

/** What an event saves besides the state. */
function valuesOf({ user, now }: Context, event: PenahananEvent, alasan: string | null) {
  switch (event) {
    case 'proposeEnd':
      return { alasanAkhir: alasan, idPengusul: user.id, pengusul: user.fullName };
    case 'approveEnd':
      return { berakhirPada: now.toISOString(), berakhirOleh: user.fullName };
    case 'refuseEnd':
      return { alasanAkhir: null, idPengusul: null, pengusul: null };
  }
}

export const penahananHandlers: Handlers<typeof penahananCalls> = {
  list: holds.list({
    search: [penahanan.alasan, peserta.nama, pks.noPKS],
    names: [bhbu.namaBHBU],
    sort: {
      createdAt: penahanan.createdAt,
      status: inOrderOf(penahananStates.names, penahanan.status),
      modifiedAt: penahanan.modifiedAt,
    },
    filters: {
      sasaran: penahanan.sasaran,
      status: penahanan.status,
      idBHBU: penahanan.idBHBU,
      idPeserta: penahanan.idPeserta,
      mencakup: coversPeserta,
      menunggu: (waits: boolean, ctx: Context) =>
        waits ? isWaitingFor(ctx) : not(isWaitingFor(ctx)),
    },
  }),
  get: (ctx, { params }) => holds.get(ctx, params.id),
  create: async (ctx, { body }) => {
    const { sasaran, alasan } = body;
    const row = await holds.insert(ctx, { sasaran, alasan, ...(await subjectOf(ctx, body)) });
    await recordCreation(ctx, penahananLifecycle, row, 'create');
    return await holds.get(ctx, row.id);
  },
  changeState: async (ctx, { params, body }) => {
    const { event, alasan = null } = body;
    const row = await holds.lock(ctx, params.id, { submitted: body });
    await transition(ctx, penahananLifecycle, row, event, {
      reason: alasan ?? undefined,
      values: valuesOf(ctx, event, alasan),
    });
    return await holds.get(ctx, row.id);
  },
  history: createHistoryHandler('penahanan', holds),
};
