import { eq } from 'drizzle-orm';
import { type applicationCalls, type Correction } from '#contract/domains/application/index.ts';
import { applicationLabels } from '#contract/domains/application/labels.ts';
import type { BhbuEvent } from '#contract/states/bhbu.ts';
import { canAccess, type Permission } from '#contract/policy.ts';
import { bhbuLifecycle, setProgramme } from '#server/domains/bhbu/index.ts';
import { assignFaskes } from '#server/domains/faskes/index.ts';
import type { AccountActor } from '#server/platform/audit/write-audit.ts';
import type { Context, Deps, Handler } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import { bhbu, bhbuApplication } from '#server/platform/db/schema/index.ts';
import { checkTransition, transition } from '#server/platform/lifecycle/transition.ts';
import { enqueueMessage, enqueueSecretMail } from '#server/platform/outbox/outbox.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound, Problem } from '#server/platform/problem.ts';
import { openFirstAccount } from './first-account.ts';
import {
  approvalMail,
  correctionRequestMail,
  rejectionMail,
  type ApplicationMailContext,
} from './mails.ts';

/** A company and its application, both locked until the transaction ends. */
export interface LockedApplication {
  readonly row: typeof bhbu.$inferSelect;
  readonly application: typeof bhbuApplication.$inferSelect;
}

/** Locks an application, so that a concurrent decision sees this one; null when none matches. */
export async function lockApplication(
  db: Context['db'],
  condition: ReturnType<typeof eq>,
): Promise<LockedApplication | null> {
  const [found] = await db
    .select({ row: bhbu, application: bhbuApplication })
    .from(bhbu)
    .innerJoin(bhbuApplication, eq(bhbuApplication.bhbuId, bhbu.id))
    .where(condition)
    .for('update');
  return found ?? null;
}

/**
 * The part of the call context that a decision needs; the demo data build it without a request.
 */
export type DecisionContext = Pick<Context, 'db' | 'now' | 'audit' | 'expectedVersion'> & {
  readonly user: AccountActor;
  readonly deps: Pick<Deps, 'keys'>;
};

/** Locks an application for a decision that its state allows. @throws Problem 403, 404, 409, 412 */
async function lockForDecision(
  ctx: DecisionContext,
  id: number,
  event: BhbuEvent,
): Promise<LockedApplication> {
  const locked = await lockApplication(ctx.db, eq(bhbu.id, id));
  if (!locked) throw notFound('application');
  // The state is checked before the version, since "already decided" explains more than "stale".
  checkTransition(ctx.user, bhbuLifecycle, locked.row, event);
  checkVersion(ctx.expectedVersion, locked.row, null);
  return locked;
}

interface Decision {
  readonly corrections?: readonly Correction[];
  readonly reason?: string;
  readonly mail: (mailContext: ApplicationMailContext) => Promise<void>;
}

/** Applies a decision to a locked application and mails it to the applicant. */
async function applyDecision(
  ctx: DecisionContext,
  { row, application: { nomorTiket } }: LockedApplication,
  event: BhbuEvent,
  { corrections, reason, mail }: Decision,
) {
  const { id, status, version } = await transition(ctx, bhbuLifecycle, row, event, {
    reason,
    audit: corrections ? { after: { perbaikan: corrections } } : {},
    mailApplicant: ({ email, namaBHBU }) =>
      mail({ to: email ?? '', id: row.id, company: namaBHBU, ticket: nomorTiket }),
  });
  await ctx.db
    .update(bhbuApplication)
    .set({
      menungguSejak: null,
      perbaikan: corrections ?? [],
      alasan: reason ?? null,
      diputuskan: ctx.now.toISOString(),
      diputuskanOleh: ctx.user.fullName,
    })
    .where(eq(bhbuApplication.bhbuId, id));
  return { id, status, version };
}

/** Rejects an application and mails the reason to the applicant. @throws Problem 404, 409, 412 */
export async function rejectApplication(ctx: DecisionContext, id: number, reason: string) {
  const locked = await lockForDecision(ctx, id, 'reject');
  return await applyDecision(ctx, locked, 'reject', {
    reason,
    mail: mailContext =>
      enqueueMessage(ctx.db, ctx.now, 'mail', rejectionMail(mailContext, reason)),
  });
}

/** Requests corrections of the listed fields only, by mail. @throws Problem 404, 409, 412 */
export async function requestApplicationCorrection(
  ctx: DecisionContext,
  id: number,
  corrections: readonly Correction[],
) {
  const locked = await lockForDecision(ctx, id, 'requestCorrection');
  const items = corrections.map(({ isian, catatan }) => ({
    label: applicationLabels[isian],
    note: catatan,
  }));
  return await applyDecision(ctx, locked, 'requestCorrection', {
    corrections,
    mail: mailContext =>
      enqueueMessage(ctx.db, ctx.now, 'mail', correctionRequestMail(mailContext, items)),
  });
}

/**
 * Activates a company, opens its first account, and queues a mail with the password to its PIC.
 * @throws Problem 404, 409, 412
 */
export async function approveApplication(ctx: DecisionContext, id: number) {
  const locked = await lockForDecision(ctx, id, 'approve');
  let userName = '';
  const decided = await applyDecision(ctx, locked, 'approve', {
    async mail(mailContext) {
      const account = await openFirstAccount(ctx, locked.row);
      ({ userName } = account);
      const { id: userId, expiresAt } = account;
      const secret = { userId, expiresAt, senderId: ctx.user.id };
      const mail = approvalMail(mailContext, account);
      await enqueueSecretMail(ctx.db, ctx.now, ctx.deps.keys, mail, secret);
    },
  });
  return { ...decided, userName, email: locked.row.email ?? '' };
}

export const reject: Handler<typeof applicationCalls.reject> = (ctx, { params, body }) =>
  rejectApplication(ctx, params.id, body.alasan);

export const requestCorrection: Handler<typeof applicationCalls.requestCorrection> = (
  ctx,
  { params, body },
) => requestApplicationCorrection(ctx, params.id, body.perbaikan);

/** The right to set each thing that a company gets with its approval. */
const rightsToEquip = {
  accountManagerId: 'bhbu.update',
  idFaskes: 'bhbu.assign',
  invoiceAccount: 'bhbu.invoiceAccount',
} as const satisfies Record<string, Permission>;

/** Approves an application and gives the company what it needs to start. @throws Problem 403, 404, 409, 412, 422 */
export const approve: Handler<typeof applicationCalls.approve> = async (ctx, { body }) => {
  const { idBHBU, accountManagerId, idFaskes, invoiceAccount } = body;
  const given = (Object.keys(rightsToEquip) as (keyof typeof rightsToEquip)[]).filter(
    name => (body[name] ?? null) !== null,
  );
  if (given.some(name => canAccess(ctx.user, rightsToEquip[name]) !== 'all')) {
    throw new Problem('AKSES_DITOLAK', message('auth.forbidden'));
  }
  const decided = await approveApplication(ctx, idBHBU);
  if (idFaskes) await assignFaskes(ctx, idBHBU, idFaskes);
  if (!accountManagerId && !invoiceAccount) return decided;
  // The version that the client read is that of the application.
  const { version } = await setProgramme({ ...ctx, expectedVersion: undefined }, idBHBU, {
    ...(accountManagerId ? { accountManagerId } : {}),
    ...(invoiceAccount ? { invoiceAccount } : {}),
  });
  return { ...decided, version };
};
