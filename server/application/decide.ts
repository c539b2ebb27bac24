import { eq, sql } from 'drizzle-orm';
import { labelOf, type applicationCalls, type Mending } from '#contract/application/index.ts';
import { bhbuStates, step, type BhbuState } from '#contract/states.ts';
import type { Context, Deps, Verb } from '../context.ts';
import { bhbu, bhbuApplication } from '../db/schema/index.ts';
import { checkVersion } from '../db/version.ts';
import { enqueue, enqueueSecret } from '../outbox/outbox.ts';
import { notFound, Problem } from '../problem.ts';
import { openFirstAccount } from './first-account.ts';

import { approved, mendingAsked, rejected, type About } from './mails.ts';

type Event = (typeof bhbuStates)['transitions'][number]['event'];

/** State labels for the message to a verifier whose action comes after another decision. */
const called: Record<BhbuState, string> = {
  MENUNGGU: 'menunggu pemeriksaan',
  PERLU_PERBAIKAN: 'menunggu perbaikan dari pendaftar',
  AKTIF: 'sudah disetujui',
  DITOLAK: 'sudah ditolak',
  NONAKTIF: 'nonaktif',
};

/** A company and its application, both locked until the transaction ends. */
export interface Locked {
  readonly row: typeof bhbu.$inferSelect;
  readonly applied: typeof bhbuApplication.$inferSelect;
}

/** Locks an application, so that a concurrent decision sees this one; null when none matches. */
export async function lockApplication(
  db: Context['db'],
  which: ReturnType<typeof eq>,
): Promise<Locked | null> {
  const [found] = await db
    .select({ row: bhbu, applied: bhbuApplication })
    .from(bhbu)
    .innerJoin(bhbuApplication, eq(bhbuApplication.bhbuId, bhbu.id))
    .where(which)
    .for('update');
  return found ?? null;
}

/**
 * Returns the state after an event.
 * @throws Problem 409 when the current state forbids the event
 */
export function nextState({ row }: Locked, event: Event): BhbuState {
  const next = step(bhbuStates, row.status, event);
  if (!next) {
    throw new Problem(
      'KEADAAN_SALAH',
      `Pendaftaran ${row.name} ${called[row.status]}. Muat ulang untuk melihat keadaannya sekarang.`,
    );
  }
  return next.to;
}

/**
 * The part of the call context that a decision needs; the demo data build it without a request.
 */
export type Deciding = Pick<Context, 'db' | 'now' | 'user' | 'audit' | 'versionRead'> & {
  readonly deps: Pick<Deps, 'keys'>;
};

/**
 * Applies a transition: updates state, version and decision, and writes the audit entry.
 * @throws Problem 404, 409, 412
 */
async function decide(
  ctx: Deciding,
  id: number,
  event: Event,
  more: { mendings?: readonly Mending[]; reason?: string } = {},
) {
  const locked = await lockApplication(ctx.db, eq(bhbu.id, id));
  if (!locked) throw notFound('Pendaftaran');
  const { row, applied } = locked;
  // The state is checked before the version, since "already decided" explains more than "stale".
  const status = nextState(locked, event);
  checkVersion(ctx.versionRead, row, null);
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
      waitingSince: null,
      mendings: more.mendings ?? [],
      reason: more.reason ?? null,
      decidedAt: at,
      decidedBy: ctx.user.fullName,
    })
    .where(eq(bhbuApplication.bhbuId, id));
  await ctx.audit({
    action: `bhbu.${event}`,
    resource: 'bhbu',
    recordId: id,
    recordLabel: row.name,
    before: { status: row.status },
    after: { status, ...(more.mendings ? { perbaikan: more.mendings } : {}) },
    ...(more.reason ? { reason: more.reason } : {}),
  });
  const about: About = { to: row.picEmail ?? '', company: row.name, ticket: applied.ticket };
  return { row, about, answer: { id, status, version: row.version + 1 } };
}

/** Rejects an application and mails the reason to the applicant. @throws Problem 404, 409, 412 */
export async function rejectApplication(ctx: Deciding, id: number, reason: string) {
  const { about, answer } = await decide(ctx, id, 'reject', { reason });
  await enqueue(ctx.db, ctx.now, 'mail', rejected(about, reason));
  return answer;
}

/** Requests corrections of the listed fields only, by mail. @throws Problem 404, 409, 412 */
export async function askForMending(ctx: Deciding, id: number, mendings: readonly Mending[]) {
  const { about, answer } = await decide(ctx, id, 'ask', { mendings });
  const asked = mendings.map(({ isian, catatan }) => ({ label: labelOf[isian], note: catatan }));
  await enqueue(ctx.db, ctx.now, 'mail', mendingAsked(about, asked));
  return answer;
}

/**
 * Activates a company, opens its first account, and queues a mail with the password to its PIC.
 * @throws Problem 404, 409, 412
 */
export async function approveApplication(ctx: Deciding, id: number) {
  const { row, about, answer } = await decide(ctx, id, 'approve');
  const account = await openFirstAccount(ctx, row);
  const secret = { userId: account.id, expiresAt: account.expiresAt };
  await enqueueSecret(ctx.db, ctx.now, ctx.deps.keys, approved(about, account), secret);
  return { ...answer, userName: account.userName, email: about.to };
}

export const reject: Verb<typeof applicationCalls.reject> = (ctx, { params, body }) =>
  rejectApplication(ctx, params.id, body.alasan);

export const ask: Verb<typeof applicationCalls.ask> = (ctx, { params, body }) =>
  askForMending(ctx, params.id, body.perbaikan);

export const approve: Verb<typeof applicationCalls.approve> = (ctx, { body }) =>
  approveApplication(ctx, body.idBHBU);
