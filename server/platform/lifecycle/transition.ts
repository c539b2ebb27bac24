import {
  findTransition,
  mayTrigger,
  type Actor,
  type AnyStateTable,
  type EventOf,
  type NotificationRule,
  type StateOf,
  type Transition,
} from '#contract/core/lifecycle.ts';
import type { Message } from '#contract/core/messages/message.ts';
import type { NewAuditEntry } from '#server/platform/audit/write-audit.ts';
import { message } from '#server/platform/messages/message.ts';
import { notifyAccounts, supersedeNotifications } from '#server/platform/notification/notify.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { enqueueWebhookEvent, type ReportedChange } from '#server/platform/webhook/enqueue.ts';
import { writeStateChange } from './history.ts';
import type {
  Lifecycle,
  TransitionActor,
  TransitionContext,
  TransitionInput,
} from './lifecycle.ts';
import { checkPerson, decidedAlone } from './two-persons.ts';

/** Options of one transition. */
export interface TransitionOptions<R, V extends object> extends TransitionInput<Partial<V>> {
  /**
   * Checks that run once the state is known to allow the event, such as the version check: "already
   * decided" explains more than "stale".
   */
  readonly check?: () => Promise<void> | void;
  /** Sends no notifications, for a change that follows from one that is notified of. */
  readonly isSilent?: boolean;
  /** Further fields of the audit entry. */
  readonly audit?: Pick<NewAuditEntry, 'before' | 'after'>;
  /** Queues the mail to an applicant; required where the table notifies `pemohon`. */
  readonly mailApplicant?: (after: R) => Promise<void>;
}

/** Returns the actor of the state tables. */
const actorOf = ({ role }: TransitionActor): Actor =>
  role === 'PEMOHON' ? 'pemohon' : role === 'SISTEM' ? 'sistem' : role;

/**
 * Returns the transition that an event causes on a record.
 * @throws Problem 403 when the actor's role never triggers the event, 409 when the state forbids it
 */
export function checkTransition<T extends AnyStateTable, R extends object, V extends object>(
  user: TransitionActor,
  lifecycle: Lifecycle<T, R, V>,
  record: R,
  event: EventOf<T>,
): Transition<StateOf<T>, EventOf<T>, string> {
  const { states, stateOf, wrongState } = lifecycle;
  const actor = actorOf(user);
  const denied = (): Problem => new Problem('AKSES_DITOLAK', message('auth.forbidden'));
  if (!mayTrigger(states, event, actor)) throw denied();
  const found = findTransition(states, stateOf(record), event);
  if (!found) {
    throw new Problem('KEADAAN_SALAH', wrongState(record, event), {
      currentState: stateOf(record),
      reason: 'state',
    });
  }
  if (!found.by.includes(actor)) throw denied();
  return found;
}

/** What the guards of a transition say. */
interface GuardResult {
  /** Name and message of the first guard that refuses it. */
  readonly refused?: { readonly reason: string; readonly refusal: Message };
  /** As in `PersonCheck`. */
  readonly isAlone: boolean;
}

/** Asks the guards of a transition; the last one is that of `twoPersons`. */
async function askGuards<T extends AnyStateTable, R extends object, V extends object>(
  ctx: TransitionContext,
  lifecycle: Lifecycle<T, R, V>,
  record: R,
  { event, guard }: Transition<StateOf<T>, EventOf<T>, string>,
  input: TransitionInput,
): Promise<GuardResult> {
  const guards = new Map(lifecycle.addedGuards(event));
  const named = Object.entries(lifecycle.guards).find(([name]) => name === guard);
  if (named) guards.set(named[0], named[1] as never);
  for (const [reason, check] of guards) {
    const refusal = await check(ctx, record, input);
    if (refusal !== undefined) return { refused: { reason, refusal }, isAlone: false };
  }
  const { resource, idOf } = lifecycle;
  const { refusal, isAlone } = await checkPerson(ctx, `${resource}.${event}`, idOf(record));
  return { ...(refusal && { refused: { reason: 'twoPersons', refusal } }), isAlone };
}

/** Whether a guard refuses an event that the state of a record allows. */
export async function isRefused<T extends AnyStateTable, R extends object, V extends object>(
  ctx: TransitionContext,
  lifecycle: Lifecycle<T, R, V>,
  record: R,
  event: EventOf<T>,
): Promise<boolean> {
  const found = checkTransition(ctx.user, lifecycle, record, event);
  return (await askGuards(ctx, lifecycle, record, found, {})).refused !== undefined;
}

/**
 * Changes the state of a locked record: checks actor, state, reason and guards; saves state, version
 * and stamps; runs the event's effect; and writes the audit entry, the history row and the
 * notifications, which replace unread ones about the state before, all in the caller's transaction.
 * @throws Problem 403, 409, 422 on `alasan`, and what `check` throws
 */
export async function transition<T extends AnyStateTable, R extends object, V extends object>(
  caller: TransitionContext,
  lifecycle: Lifecycle<T, R, V>,
  record: R,
  event: EventOf<T>,
  options: TransitionOptions<R, V> = {},
): Promise<R> {
  const { resource, stateOf, idOf, labelOf } = lifecycle;
  const found = checkTransition(caller.user, lifecycle, record, event);
  await options.check?.();
  if (found.needsReason && !options.reason) {
    throw invalidField('alasan', lifecycle.missingReason ?? message('lifecycle.reasonMissing'));
  }
  const { refused, isAlone } = await askGuards(caller, lifecycle, record, found, options);
  if (refused) {
    const { reason, refusal } = refused;
    throw new Problem('KEADAAN_SALAH', refusal, { currentState: stateOf(record), reason });
  }
  const ctx = isAlone ? decidedAlone(caller) : caller;
  const { reason } = options;
  const after = await lifecycle.save(ctx, record, found.to, options.values ?? {}, {
    event,
    reason,
  });
  const saved = { before: record, after, input: options };
  await lifecycle.effects?.[event]?.(ctx, saved);
  for (const effect of lifecycle.addedEffects(event)) await effect(ctx, saved);
  if (!lifecycle.savesAuditEntry) {
    await ctx.audit({
      action: `${resource}.${event}`,
      resource,
      recordId: idOf(record),
      recordLabel: labelOf(after),
      before: { status: stateOf(record), ...options.audit?.before },
      after: { status: found.to, ...options.audit?.after },
      ...(reason ? { reason } : {}),
    });
  }
  const change = { resource, recordId: idOf(record), event, from: stateOf(record), to: found.to };
  const changeId = await writeStateChange(ctx, { ...change, reason, clause: options.clause });
  await enqueueWebhookEvent(ctx, reportOf(lifecycle, after, { ...change, changeId }));
  await supersedeNotifications(ctx, resource, idOf(record));
  const rules = options.isSilent ? [] : (found.notifies ?? []);
  await notify(ctx, lifecycle, after, event, rules, options.mailApplicant);
  return after;
}

/**
 * Writes the first history row of a record and the notifications of its creation. The audit entry is
 * the caller's, since it names the record's fields.
 * @param event the creation event of the table, or another one without notifications, such as `create`
 */
export async function recordCreation<T extends AnyStateTable, R extends object, V extends object>(
  ctx: Omit<TransitionContext, 'audit'>,
  lifecycle: Lifecycle<T, R, V>,
  record: R,
  event: string,
  { mailApplicant }: Pick<TransitionOptions<R, V>, 'mailApplicant'> = {},
): Promise<void> {
  const { resource, states, stateOf, idOf } = lifecycle;
  const change = { resource, recordId: idOf(record), event, from: null, to: stateOf(record) };
  const changeId = await writeStateChange(ctx, change);
  await enqueueWebhookEvent(ctx, reportOf(lifecycle, record, { ...change, changeId }));
  const rules = states.creation?.event === event ? (states.creation.notifies ?? []) : [];
  await notify(ctx, lifecycle, record, event, rules, mailApplicant);
}

/** Returns what webhooks receive of a change. */
const reportOf = <T extends AnyStateTable, R extends object, V extends object>(
  { ownersOf }: Lifecycle<T, R, V>,
  record: R,
  change: Omit<ReportedChange, 'bhbuId' | 'faskesId' | 'record'>,
): ReportedChange => {
  const { bhbuId = null, faskesId = null } = ownersOf?.(record) ?? {};
  return { ...change, record, bhbuId, faskesId };
};

async function notify<T extends AnyStateTable, R extends object, V extends object>(
  ctx: Omit<TransitionContext, 'audit'>,
  { resource, idOf, labelOf, linkOf, ownersOf, mailOf }: Lifecycle<T, R, V>,
  record: R,
  event: string,
  rules: readonly NotificationRule[],
  mailApplicant: TransitionOptions<R, V>['mailApplicant'],
): Promise<void> {
  for (const { to, by, right } of rules) {
    for (const recipient of to) {
      if (recipient === 'pemohon') {
        if (!mailApplicant) throw new Error(`${resource}.${event} mails the applicant, but how?`);
        await mailApplicant(record);
        continue;
      }
      await notifyAccounts(ctx, recipient, ownersOf?.(record) ?? {}, {
        resource,
        recordId: idOf(record),
        message: `${resource}.${event}`,
        params: { nama: labelOf(record) },
        path: linkOf?.(record, recipient) ?? null,
        mail: by === 'mail' ? (mailOf?.(record, event) ?? null) : undefined,
        right,
      });
    }
  }
}
