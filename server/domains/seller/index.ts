import { and, eq, ne } from 'drizzle-orm';
import type { EventOf } from '#contract/core/lifecycle.ts';
import { addDays } from '#contract/core/values/day.ts';
import { branchOf } from '#contract/core/values/nitku.ts';
import type { z } from '#contract/core/zod.ts';
import {
  sellerFields,
  sellerSlots,
  type Seller,
  type SellerOnDay,
  type sellerCalls,
  type sellerInput,
} from '#contract/domains/seller.ts';
import { canAccess } from '#contract/policy.ts';
import { recordPath } from '#contract/record-pages.ts';
import { sellerStates } from '#contract/states/seller.ts';
import { createAttachmentHandlers } from '#server/platform/attachment/attachment-handlers.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import { ignoringCase } from '#server/platform/db/list-query.ts';
import { seller } from '#server/platform/db/schema/index.ts';
import { countWaitingRows, dayOfInstant, type Waiting } from '#server/platform/db/waiting.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { createHistoryHandler } from '#server/platform/lifecycle/history.ts';
import {
  defineLifecycle,
  kitRecords,
  type TransitionContext,
} from '#server/platform/lifecycle/lifecycle.ts';
import { recordCreation, transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, notFound, Problem } from '#server/platform/problem.ts';
import {
  defineRecords,
  fieldNames,
  formColumns,
  type ReadContext,
} from '#server/platform/record/index.ts';
export { findLatestSeller, findLetterhead, findSellerOn, letterheadOf } from './timeline.ts';
import { findSellerOn, firstPossibleDay, lockTimeline, withPeriods } from './timeline.ts';

const versions = defineRecords({
  table: seller,
  resource: 'seller',
  noun: 'seller',
  select: ({ db }: ReadContext) => db.select().from(seller).$dynamic(),
  complete: withPeriods,
  labelOf: ({ nama, berlakuMulai }) =>
    `${nama}, mulai ${berlakuMulai.split('-').reverse().join('-')}`,
  auditFields: [...fieldNames(sellerFields), 'status'],
  constraints: [
    {
      constraint: 'seller_berlaku_mulai_unique',
      field: 'berlakuMulai',
      message: message('seller.sameStart'),
    },
  ],
});

const lifecycle = defineLifecycle({
  ...kitRecords(versions),
  states: sellerStates,
  wrongState: ({ berlakuMulai }) => message('seller.wrongState', { mulai: berlakuMulai }),
  guards: {
    mayTakeEffect: async (ctx, { berlakuMulai }) => {
      const first = await firstPossibleDay(ctx);
      return berlakuMulai < first
        ? message('seller.startPassed', { tanggal: berlakuMulai, mulai: first })
        : undefined;
    },
    // A later version was compared with this one when it was approved.
    mayBeCancelled: ({ now }, { berlakuMulai, berlakuSampai }) => {
      if (berlakuMulai <= dayInJakarta(now))
        return message('seller.begun', { mulai: berlakuMulai });
      return berlakuSampai === null
        ? undefined
        : message('seller.hasLater', { mulai: addDays(berlakuSampai, 1) });
    },
  },
  linkOf: ({ id }) => recordPath('seller', id),
  ownersOf: ({ idPengusul }) => ({ userId: idPengusul }),
});

/** Locks a proposal that the caller may edit. @throws Problem 403, 404, 409, 412 */
async function lockOwnProposal(ctx: Context, id: number, submitted?: unknown): Promise<Seller> {
  const proposal = await versions.lock(ctx, id, { submitted });
  if (proposal.status !== sellerStates.initial)
    throw new Problem('KEADAAN_SALAH', message('seller.decided'));
  if (proposal.idPengusul !== ctx.user.id) {
    const pengusul = proposal.createdBy ?? '';
    throw new Problem('AKSES_DITOLAK', message('seller.othersProposal', { pengusul }));
  }
  return proposal;
}

const files = createAttachmentHandlers({
  ...versions,
  lock: (ctx: Context, id) => lockOwnProposal(ctx, id),
  slots: sellerSlots,
});
const downloadLogo = files.createSlotDownload('logo');

/** @throws Problem 422 when a version may not begin on the day */
async function checkStart(ctx: ReadContext, berlakuMulai: string): Promise<void> {
  const first = await firstPossibleDay(ctx);
  if (berlakuMulai < first)
    throw invalidField('berlakuMulai', message('seller.startsTooEarly', { mulai: first }));
}

/** Returns the columns of a form. @throws Problem 422 for a NITKU of another NPWP, and for half an SKB */
function columnsOf(values: z.output<typeof sellerInput>) {
  const columns = formColumns(sellerFields, values);
  if ((columns.noSKB === null) !== (columns.skbBerlakuSampai === null)) {
    const empty = columns.noSKB === null ? 'noSKB' : 'skbBerlakuSampai';
    throw invalidField(empty, message('seller.halfSkb'));
  }
  if (columns.nitku === null) return columns;
  const branch = branchOf(columns.nitku, columns.npwp);
  if (branch === undefined) throw invalidField('nitku', message('seller.nitkuOfOther'));
  return { ...columns, nitku: branch };
}

/** Inserts a proposed version, and notifies those who may approve it. @throws Problem 422 */
export async function proposeSeller(
  ctx: TransitionContext & { readonly user: { readonly id: number } },
  values: z.output<typeof sellerInput>,
): Promise<Seller> {
  await checkStart(ctx, values.berlakuMulai);
  const created = await versions.insert(ctx, {
    ...columnsOf(values),
    idPengusul: ctx.user.id,
  });
  await recordCreation(ctx, lifecycle, created, 'propose');
  return created;
}

/** Triggers an event of a version. @throws Problem 403, 404, 409, 412, 422 */
export async function changeSellerState(
  ctx: TransitionContext & Partial<Pick<Context, 'expectedVersion'>>,
  id: number,
  event: EventOf<typeof sellerStates>,
  reason?: string,
): Promise<Seller> {
  await lockTimeline(ctx.db);
  const before = await versions.lock(ctx, id);
  const check = () => checkVersion(ctx.expectedVersion, before, null);
  return await transition(ctx, lifecycle, before, event, { reason, check });
}

/**
 * Returns the seller's data for a document of a day (`YYYY-MM-DD`).
 * @throws Problem 404 when none applied
 */
export async function sellerOn(ctx: Pick<Context, 'db'>, day: string): Promise<SellerOnDay> {
  const found = await findSellerOn(ctx.db, day);
  if (!found) throw notFound('seller');
  return found;
}

/** Counts the proposals that another person made. */
export const countProposals = ({ db, user }: Context): Promise<Waiting> =>
  countWaitingRows(
    db,
    seller,
    and(eq(seller.status, sellerStates.initial), ne(seller.idPengusul, user.id)),
    dayOfInstant(seller.createdAt),
    seller.berlakuMulai,
  );

/** Whether the caller may read versions that do not apply yet. */
const mayReadVersions = ({ user }: Context): boolean =>
  canAccess(user, 'seller.read') !== undefined;

export const sellerHandlers: Handlers<typeof sellerCalls> = {
  list: versions.list({
    search: [seller.nama, seller.bank, seller.noRekening, seller.namaPenandaTangan],
    sort: {
      berlakuMulai: seller.berlakuMulai,
      nama: ignoringCase(seller.nama),
      modifiedAt: seller.modifiedAt,
    },
    filters: { status: seller.status },
  }),
  current: async (ctx, { query: { tanggal = dayInJakarta(ctx.now) } }) => {
    if (tanggal > dayInJakarta(ctx.now) && !mayReadVersions(ctx))
      throw new Problem('AKSES_DITOLAK', message('seller.futureDay'));
    return await sellerOn(ctx, tanggal);
  },
  downloadLogo: async (ctx, { params }) => {
    const version = await versions.get(ctx, params.id);
    const hasBegun = version.berlakuMulai <= dayInJakarta(ctx.now);
    if (version.status !== 'DISETUJUI' || !(hasBegun || mayReadVersions(ctx)))
      throw notFound('file');
    return await downloadLogo(ctx, { params });
  },
  get: (ctx, { params }) => versions.get(ctx, params.id),
  create: (ctx, { body }) => proposeSeller(ctx, body),
  update: async (ctx, { params, body }) => {
    const before = await lockOwnProposal(ctx, params.id, body);
    await checkStart(ctx, body.berlakuMulai);
    return await versions.update(ctx, before, columnsOf(body));
  },
  changeState: (ctx, { params, body: { event, alasan } }) =>
    changeSellerState(ctx, params.id, event, alasan ?? undefined),
  uploadLogo: async (ctx, { params: { id }, body }) => {
    await files.save(ctx, id, 'logo', ['logo', body.logo]);
    return await versions.get(ctx, id);
  },
  history: createHistoryHandler('seller', versions),
  attachments: files.attachments,
  downloadAttachment: files.downloadAttachment,
};
