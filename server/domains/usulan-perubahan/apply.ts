import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { callScope } from '#contract/core/endpoint.ts';
import type { ProposableChange } from '#contract/two-persons.ts';
import type { NewAuditEntry } from '#server/platform/audit/write-audit.ts';
import type { Context } from '#server/platform/context.ts';
import type { usulanPerubahan } from '#server/platform/db/schema/index.ts';
import type { JsonObject } from '#server/platform/http/json.ts';
import { parseInput } from '#server/platform/http/read-input.ts';
import { withAuditReason } from '#server/platform/lifecycle/two-persons.ts';
import { message } from '#server/platform/messages/message.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { Problem } from '#server/platform/problem.ts';
import { changes } from './changes.ts';

/** The input of a proposed call, as it was sent. */
export interface SentInput {
  readonly params: JsonObject;
  readonly isi: JsonObject;
}

/** Parses the input of a proposed call. @throws Problem 422 */
export const parseSent = (endpoint: Endpoint, { params, isi }: SentInput) =>
  parseInput(endpoint, { params: { ...params }, query: {}, body: { ...isi } });

/**
 * Makes a change as the call itself does, with its rights and checks.
 * @returns its audit entry
 * @throws Problem 403, and what the call throws
 */
export async function applyChange(
  ctx: Context,
  name: ProposableChange,
  sent: SentInput,
): Promise<NewAuditEntry> {
  const { endpoint, handler } = changes[name];
  const scope = callScope(ctx.user, endpoint);
  if (!scope) throw new Problem('AKSES_DITOLAK', message('auth.forbidden'));
  const entries: NewAuditEntry[] = [];
  const audit = async (entry: NewAuditEntry): Promise<void> => {
    entries.push(entry);
    await ctx.audit(entry);
  };
  // What is compared is the change itself, so that the version of the record does not matter.
  const calling: Context = { ...ctx, scope, audit, expectedVersion: undefined };
  await handler(calling, parseSent(endpoint, sent) as never);
  const [made] = entries;
  if (!made) throw new Error(`${name} wrote no audit entry`);
  return made;
}

/**
 * Returns the audit entry that a change would write, without making it: it is made and rolled back.
 * @throws what the change would throw
 */
export async function tryChange(
  ctx: Context,
  name: ProposableChange,
  sent: SentInput,
): Promise<NewAuditEntry> {
  await ctx.db.execute(sql`savepoint proposed_change`);
  const made = await applyChange({ ...ctx, audit: () => Promise.resolve() }, name, sent);
  await ctx.db.execute(sql`rollback to savepoint proposed_change`);
  return made;
}

type Fields = (typeof usulanPerubahan.$inferSelect)['sebelum'];

/** Returns changed fields as the database stores them. */
export const asJson = (fields: object | null | undefined): Fields =>
  fields ? (JSON.parse(JSON.stringify(fields)) as Fields) : null;

/**
 * Makes an accepted change. Its audit entry names the proposer and their reason.
 * @throws Problem 403; 409 when the change is not possible any more, or would not be what was proposed
 */
export async function acceptChange(
  ctx: Context,
  proposal: typeof usulanPerubahan.$inferSelect,
): Promise<void> {
  const { id, pengusul, alasan, perubahan } = proposal;
  const why = translator.render(message('usulanPerubahan.because', { id, pengusul, alasan }));
  const made = await applyChange(withAuditReason(ctx, why), perubahan, proposal).catch(
    (error: unknown) => {
      throw error instanceof Problem ? notPossible(error) : error;
    },
  );
  const isSame =
    isDeepStrictEqual(asJson(made.before), proposal.sebelum) &&
    isDeepStrictEqual(asJson(made.after), proposal.sesudah);
  if (!isSame) {
    throw new Problem('KEADAAN_SALAH', message('usulanPerubahan.outdated'), { reason: 'outdated' });
  }
}

/** Says why a proposed change cannot be made now; a refused right stays what it is. */
function notPossible(problem: Problem): Problem {
  if (problem.code === 'AKSES_DITOLAK' || problem.code === 'SESI_BERAKHIR') return problem;
  const sebab = Object.values(problem.extensions.errors ?? {})[0]?.[0] ?? problem.detail;
  return new Problem('KEADAAN_SALAH', message('usulanPerubahan.notPossible', { sebab }), {
    reason: 'notPossible',
  });
}
