import { and, eq, ne, or, sql, type SQL } from 'drizzle-orm';
import {
  maxOpenProposals,
  proposalDays,
  type usulanPerubahanCalls,
} from '#contract/domains/usulan-perubahan.ts';
import { recordPath } from '#contract/record-pages.ts';
import { usulanPerubahanStates } from '#contract/states/usulan-perubahan.ts';
import { proposableChanges } from '#contract/two-persons.ts';
import type { Context, Handler, Handlers } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import { usulanPerubahan } from '#server/platform/db/schema/index.ts';
import {
  countWaitingRows,
  dayOfInstant,
  instantText,
  type Waiting,
} from '#server/platform/db/waiting.ts';
import { createHistoryHandler } from '#server/platform/lifecycle/history.ts';
import {
  defineLifecycle,
  kitRecords,
  type TransitionContext,
} from '#server/platform/lifecycle/lifecycle.ts';
import { timedTransition } from '#server/platform/lifecycle/timed-transition.ts';
import { recordCreation, transition } from '#server/platform/lifecycle/transition.ts';
import { rolesWith } from '#server/platform/lifecycle/two-persons.ts';
import { message } from '#server/platform/messages/message.ts';
import { notifyAccounts } from '#server/platform/notification/notify.ts';
import { Problem } from '#server/platform/problem.ts';
import { defineRecords, type ReadContext } from '#server/platform/record/index.ts';
import { acceptChange, asJson, parseSent, tryChange } from './apply.ts';
import { changes, resourceOf } from './changes.ts';

export { withSecondPerson } from './guard.ts';

type ScopeContext = Pick<TransitionContext, 'user'>;

/** The proposals on which the caller's role decides, and their own; for the server all. */
const isVisible = ({ user: { id, role } }: ScopeContext): SQL | undefined =>
  id === null
    ? undefined
    : or(eq(usulanPerubahan.idPengusul, id), sql`${role} = any (${usulanPerubahan.peranPemutus})`);

const proposals = defineRecords({
  table: usulanPerubahan,
  resource: 'usulanPerubahan',
  noun: 'usulanPerubahan',
  select: ({ db }: ReadContext) => db.select().from(usulanPerubahan).$dynamic(),
  scope: isVisible,
  labelOf: ({ namaRekaman }) => namaRekaman,
  auditFields: ['perubahan', 'namaRekaman', 'sebelum', 'sesudah', 'alasan', 'status'],
});

const lifecycle = defineLifecycle({
  ...kitRecords(proposals),
  states: usulanPerubahanStates,
  wrongState: () => message('usulanPerubahan.decided'),
  guards: {
    mayDecide: ({ user, now }, { peranPemutus, batas }) => {
      if (batas <= now.toISOString()) return message('usulanPerubahan.expired');
      return (peranPemutus as readonly string[]).includes(user.role)
        ? undefined
        : message('usulanPerubahan.otherRole', { peran: peranPemutus.join(', ') });
    },
    isOwn: ({ user }, { idPengusul }) =>
      idPengusul === user.id ? undefined : message('usulanPerubahan.notOwn'),
  },
  linkOf: ({ id }) => recordPath('usulanPerubahan', id),
  ownersOf: ({ idPengusul }) => ({ userId: idPengusul }),
});

/** Expires proposals that no one decided on. */
export const expireProposals = timedTransition({
  name: 'expire proposed changes',
  table: usulanPerubahan,
  lifecycle,
  records: proposals,
  event: 'expire',
  isDue: now => sql`${usulanPerubahan.batas} <= ${now.toISOString()}`,
});

/** Proposals that wait for another person than the caller. */
const isWaitingFor = ({ user }: Pick<Context, 'user'>): SQL | undefined =>
  and(
    eq(usulanPerubahan.status, usulanPerubahanStates.initial),
    ne(usulanPerubahan.idPengusul, user.id),
  );

/** Counts the proposals on which the caller may decide. */
export const countProposedChanges = (ctx: Context): Promise<Waiting> =>
  countWaitingRows(
    ctx.db,
    usulanPerubahan,
    and(isWaitingFor(ctx), isVisible(ctx)),
    dayOfInstant(usulanPerubahan.createdAt),
    instantText(usulanPerubahan.batas),
  );

/**
 * Proposes a change. It is tried and rolled back, so that one that is not possible is refused at once.
 * @throws Problem 403, 409 beyond `maxOpenProposals`, 422, and what the change would throw
 */
const create: Handler<typeof usulanPerubahanCalls.create> = async (ctx, { body }) => {
  const { perubahan, alasan } = body;
  const { endpoint, deciders } = changes[perubahan];
  const open = and(
    eq(usulanPerubahan.idPengusul, ctx.user.id),
    eq(usulanPerubahan.status, usulanPerubahanStates.initial),
  );
  if ((await ctx.db.$count(usulanPerubahan, open)) >= maxOpenProposals)
    throw new Problem(
      'KEADAAN_SALAH',
      message('usulanPerubahan.tooMany', { max: maxOpenProposals }),
    );
  const sent = { params: body.params ?? {}, isi: body.isi ?? {} };
  const made = await tryChange(ctx, perubahan, sent);
  const sumber = resourceOf(perubahan);
  const creates = perubahan === 'user.create';
  const created = await proposals.insert(ctx, {
    perubahan,
    ...sent,
    sumber,
    idRekaman: creates ? null : Number(made.recordId),
    namaRekaman: made.recordLabel ?? '',
    sebelum: asJson(made.before),
    sesudah: asJson(made.after),
    alasan,
    peranPemutus: [
      ...((await deciders(ctx, parseSent(endpoint, sent) as never)) ??
        rolesWith(proposableChanges[perubahan].right)),
    ],
    idPengusul: ctx.user.id,
    pengusul: ctx.user.fullName,
    batas: new Date(ctx.now.getTime() + proposalDays * 86_400_000).toISOString(),
  });
  await recordCreation(ctx, lifecycle, created, 'create');
  for (const recipient of created.peranPemutus) {
    await notifyAccounts(
      ctx,
      recipient,
      {},
      {
        resource: 'usulanPerubahan',
        recordId: created.id,
        message: 'usulanPerubahan.create',
        params: { nama: created.namaRekaman },
        path: recordPath('usulanPerubahan', created.id),
      },
    );
  }
  return created;
};

/** Decides on a proposal; accepting it makes the change. @throws Problem 403, 404, 409, 412, 422 */
const changeState: Handler<typeof usulanPerubahanCalls.changeState> = async (
  ctx,
  { params, body: { event, alasan } },
) => {
  const before = await proposals.lock(ctx, params.id);
  const decision = {
    pemutus: ctx.user.fullName,
    diputuskanPada: ctx.now.toISOString(),
    alasanPutusan: alasan ?? null,
  };
  const after = await transition(ctx, lifecycle, before, event, {
    reason: alasan ?? undefined,
    values: event === 'withdraw' ? {} : decision,
    check: () => checkVersion(ctx.expectedVersion, before, null),
  });
  if (event === 'accept') await acceptChange(ctx, before);
  return after;
};

export const usulanPerubahanHandlers: Handlers<typeof usulanPerubahanCalls> = {
  list: proposals.list({
    search: [usulanPerubahan.namaRekaman, usulanPerubahan.pengusul],
    sort: {
      createdAt: usulanPerubahan.createdAt,
      batas: usulanPerubahan.batas,
      modifiedAt: usulanPerubahan.modifiedAt,
    },
    filters: {
      status: usulanPerubahan.status,
      perubahan: usulanPerubahan.perubahan,
      sumber: usulanPerubahan.sumber,
      idRekaman: usulanPerubahan.idRekaman,
      menunggu: (waits: boolean, ctx: Context) =>
        waits ? isWaitingFor(ctx) : sql`not (${isWaitingFor(ctx)})`,
    },
  }),
  get: (ctx, { params }) => proposals.get(ctx, params.id),
  create,
  changeState,
  history: createHistoryHandler('usulanPerubahan', proposals),
};
