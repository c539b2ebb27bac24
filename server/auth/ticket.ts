import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Context, CurrentUser, Deps } from '../context.ts';
import { downloadTicket } from '../db/schema/index.ts';
import { Problem } from '../problem.ts';
import { seal, unseal } from '../seal.ts';
import { holderOf } from './session.ts';

/** As long as a browser takes to ask for what it was just told to fetch. */
const lifeSeconds = 60;

/** What the table keeps of a ticket is its hash: a copy of the table fetches nothing. */
const idOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url');

const purpose = 'download_ticket.query';

/**
 * Gives leave for one download within a minute, so that a browser may fetch it without the token,
 * and without what is asked for standing in its address.
 * @param path the call's, as the contract writes it, with its parameters filled in: a ticket is for one record
 */
export async function issueTicket(
  ctx: Context,
  path: string,
  query: URLSearchParams,
): Promise<{ ticket: string; expiresAt: string }> {
  const ticket = randomBytes(32).toString('base64url');
  const expiresAt = new Date(ctx.now.getTime() + lifeSeconds * 1000).toISOString();
  await ctx.db.delete(downloadTicket).where(lte(downloadTicket.expiresAt, ctx.now.toISOString()));
  await ctx.db.insert(downloadTicket).values({
    id: idOf(ticket),
    sessionId: ctx.user.sessionId,
    path,
    query: seal(ctx.deps.keys.identity, purpose, query.toString()),
    expiresAt,
  });
  return { ticket, expiresAt };
}

/**
 * Spends a ticket: of any number of callers one gets through. The session that it was given to has
 * to be open still.
 * @throws Problem 401
 */
export async function spendTicket(
  deps: Deps,
  ticket: string,
  path: string,
): Promise<{ user: CurrentUser; query: string }> {
  const [spent] = await deps.db
    .delete(downloadTicket)
    .where(
      and(
        eq(downloadTicket.id, idOf(ticket)),
        eq(downloadTicket.path, path),
        gt(downloadTicket.expiresAt, deps.clock().toISOString()),
      ),
    )
    .returning();
  if (!spent) {
    throw new Problem(
      'BELUM_MASUK',
      'Tautan unduhan ini sudah dipakai atau kedaluwarsa. Unduh lagi dari portal.',
    );
  }
  const user = await holderOf(deps, spent.sessionId);
  return { user, query: unseal(deps.keys.identity, purpose, spent.query) };
}
