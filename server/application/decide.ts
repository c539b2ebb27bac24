import { eq, sql } from 'drizzle-orm';
import {
  applicationLabels,
  type applicationCalls,
  type Correction,
} from '#contract/application/index.ts';
import { bhbuStates, findTransition, type BhbuState } from '#contract/states.ts';
import type { Context, Deps, Handler } from '../context.ts';
import { bhbu, bhbuApplication } from '../db/schema/index.ts';
import { checkVersion } from '../db/check-version.ts';
import { enqueueMessage, enqueueSecretMail } from '../outbox/outbox.ts';
import { notFound, Problem } from '../problem.ts';
import { openFirstAccount } from './first-account.ts';

import {
  approvalMail,
  correctionRequestMail,
  rejectionMail,
  type ApplicationMailContext,
} from './mails.ts';

type BhbuEvent = (typeof bhbuStates)['transitions'][number]['event'];

/** State labels for the message to a verifier whose action comes after another decision. */
const stateLabels: Record<BhbuState, string> = {
  MENUNGGU: 'menunggu pemeriksaan',
  PERLU_PERBAIKAN: 'menunggu perbaikan dari pendaftar',
  AKTIF: 'sudah disetujui',
  DITOLAK: 'sudah ditolak',
  NONAKTIF: 'nonaktif',
};

/** A company and its application, both locked until the transaction ends. */
export interface LockedApplication {
  readonly row: typeof bhbu.$inferSelect;
  readonly applied: typeof bhbuApplication.$inferSelect;
}

/** Locks an application, so that a concurrent decision sees this one; null when none matches. */
export async function lockApplication(
  db: Context['db'],
  condition: ReturnType<typeof eq>,
): Promise<LockedApplication | null> {
  const [found] = await db
    .select({ row: bhbu, applied: bhbuApplication })
    .from(bhbu)
    .innerJoin(bhbuApplication, eq(bhbuApplication.bhbuId, bhbu.id))
    .where(condition)
    .for('update');
  return found ?? null;
}

/**
 * Returns the state after an event.
 * @throws Problem 409 when the current state forbids the event
 */
export function nextBhbuState({ row }: LockedApplication, event: BhbuEvent): BhbuState {
  const next = findTransition(bhbuStates, row.status, event);
  if (!next) {
    throw new Problem(
      'KEADAAN_SALAH',
      `Pendaftaran ${row.namaBHBU} ${stateLabels[row.status]}. Muat ulang untuk melihat keadaannya sekarang.`,
    );
  }
  return next.to;
}

/**
 * The part of the call context that a decision needs; the demo data build it without a request.
 */
export type DecisionContext = Pick<Context, 'db' | 'now' | 'user' | 'audit' | 'expectedVersion'> & {
  readonly deps: Pick<Deps, 'keys'>;
};

/**
 * Applies a transition: updates state, version and decision, and writes the audit entry.
 * @throws Problem 404, 409, 412
 */
async function applyDecision(
  ctx: DecisionContext,
  id: number,
  event: BhbuEvent,
  decision: { corrections?: readonly Correction[]; reason?: string } = {},
) {
  const locked = await lockApplication(ctx.db, eq(bhbu.id, id));
  if (!locked) throw notFound('Pendaftaran');
  const { row, applied: application } = locked;
  // The state is checked before the version, since "already decided" explains more than "stale".
  const status = nextBhbuState(locked, event);
  checkVersion(ctx.expectedVersion, row, null);
  const at = ctx.now.toISOString();
  await ctx.db
    .update(bhbu)
    .set({
      status,
      isActive: status === 'AKTIF',
      version: sql`${bhbu.version} + 1`,
      modifiedAt: at,
      modifiedBy: ctx.user.fullName,
    })
    .where(eq(bhbu.id, id));
  await ctx.db
    .update(bhbuApplication)
    .set({
      menungguSejak: null,
      perbaikan: decision.corrections ?? [],
      alasan: decision.reason ?? null,
      diputuskan: at,
      diputuskanOleh: ctx.user.fullName,
    })
    .where(eq(bhbuApplication.bhbuId, id));
  await ctx.audit({
    action: `bhbu.${event}`,
    resource: 'bhbu',
    recordId: id,
    recordLabel: row.namaBHBU,
    before: { status: row.status },
    after: { status, ...(decision.corrections ? { perbaikan: decision.corrections } : {}) },
    ...(decision.reason ? { reason: decision.reason } : {}),
  });
  const mailContext: ApplicationMailContext = {
    to: row.email ?? '',
    company: row.namaBHBU,
    ticket: application.nomorTiket,
  };
  return { row, about: mailContext, answer: { id, status, version: row.version + 1 } };
}

/** Rejects an application and mails the reason to the applicant. @throws Problem 404, 409, 412 */
export async function rejectApplication(ctx: DecisionContext, id: number, reason: string) {
  const { about: mailContext, answer: result } = await applyDecision(ctx, id, 'reject', { reason });
  await enqueueMessage(ctx.db, ctx.now, 'mail', rejectionMail(mailContext, reason));
  return result;
}

/** Requests corrections of the listed fields only, by mail. @throws Problem 404, 409, 412 */
export async function requestApplicationCorrection(
  ctx: DecisionContext,
  id: number,
  corrections: readonly Correction[],
) {
  const { about: mailContext, answer: result } = await applyDecision(ctx, id, 'requestCorrection', {
    corrections: corrections,
  });
  const correctionItems = corrections.map(({ isian, catatan }) => ({
    label: applicationLabels[isian],
    note: catatan,
  }));
  await enqueueMessage(
    ctx.db,
    ctx.now,
    'mail',
    correctionRequestMail(mailContext, correctionItems),
  );
  return result;
}

/**
 * Activates a company, opens its first account, and queues a mail with the password to its PIC.
 * @throws Problem 404, 409, 412
 */
export async function approveApplication(ctx: DecisionContext, id: number) {
  const { row, about: mailContext, answer: result } = await applyDecision(ctx, id, 'approve');
  const account = await openFirstAccount(ctx, row);
  const secret = { userId: account.id, expiresAt: account.expiresAt };
  await enqueueSecretMail(
    ctx.db,
    ctx.now,
    ctx.deps.keys,
    approvalMail(mailContext, account),
    secret,
  );
  return { ...result, userName: account.userName, email: mailContext.to };
}

export const reject: Handler<typeof applicationCalls.reject> = (ctx, { params, body }) =>
  rejectApplication(ctx, params.id, body.alasan);

export const requestCorrection: Handler<typeof applicationCalls.requestCorrection> = (
  ctx,
  { params, body },
) => requestApplicationCorrection(ctx, params.id, body.perbaikan);

export const approve: Handler<typeof applicationCalls.approve> = (ctx, { body }) =>
  approveApplication(ctx, body.idBHBU);
