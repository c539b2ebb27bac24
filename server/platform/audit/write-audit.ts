import { announceChange } from '#server/platform/announce/announce.ts';
import type { Context } from '#server/platform/context.ts';
import type { Owners } from '#server/platform/db/views/owners.ts';
import { auditLog } from '#server/platform/db/schema/index.ts';

/**
 * An audit entry to write. `before` and `after` hold the changed fields, without identity numbers
 * or secrets.
 */
export interface NewAuditEntry {
  /** What was done, e.g. `role.create`. */
  readonly action: string;
  readonly resource: string;
  readonly recordId?: number | string;
  /** Display name of the record. */
  readonly recordLabel?: string;
  readonly before?: object | null;
  readonly after?: object | null;
  readonly reason?: string;
  /** Whom the record belongs to, where `recordId` is not its id. */
  readonly owners?: Owners;
}

/** An account as the audit log names it. */
export type AccountActor = Pick<Context['user'], 'id' | 'fullName' | 'role'>;

/** An actor without an account: an applicant or the reader of a letter, by their name, or the server. */
export interface AnonymousActor {
  readonly id: null;
  readonly fullName: string;
  readonly role: 'PEMOHON' | 'SISTEM';
}

/** Who writes an audit entry, and where. */
type AuditContext = Pick<Context, 'db' | 'now'> & {
  readonly user: Context['user'] | AccountActor | AnonymousActor;
  /** Null when no request caused it. */
  readonly requestId: string | null;
  readonly address: string | null;
  /** False when the entry is about reading. */
  readonly announces?: boolean;
};

/**
 * Writes an audit entry in the transaction of the change that it describes, and announces the change to those who
 * may read the record. The table rejects updates and deletions.
 */
export async function writeAudit(ctx: AuditContext, entry: NewAuditEntry): Promise<void> {
  await ctx.db.insert(auditLog).values(toRow(ctx, entry));
  if (ctx.announces !== false)
    await announceChange(ctx.db, entry.resource, entry.recordId, entry.owners);
}

/**
 * Writes many audit entries in one statement. The caller announces the change, once for all records.
 */
export async function writeAudits(
  ctx: AuditContext,
  entries: readonly NewAuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await ctx.db.insert(auditLog).values(entries.map(entry => toRow(ctx, entry)));
}

const toRow = (ctx: AuditContext, entry: NewAuditEntry): typeof auditLog.$inferInsert => ({
  at: ctx.now.toISOString(),
  requestId: ctx.requestId,
  actorId: ctx.user.id,
  actorName: ctx.user.fullName,
  actorRole: ctx.user.role,
  address: ctx.address,
  action: entry.action,
  resource: entry.resource,
  recordId: entry.recordId === undefined ? null : String(entry.recordId),
  recordLabel: entry.recordLabel ?? null,
  before: entry.before ?? null,
  after: entry.after ?? null,
  reason: entry.reason ?? null,
});

/**
 * Returns the fields that differ between two versions of a record, with their old and new values.
 */
export function diffFields<R extends object>(
  before: R,
  after: R,
): { before: Partial<R>; after: Partial<R> } {
  const keys = (Object.keys(after) as (keyof R)[]).filter(
    key => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const pick = (from: R): Partial<R> =>
    Object.fromEntries(keys.map(key => [key, from[key]])) as Partial<R>;
  return { before: pick(before), after: pick(after) };
}
