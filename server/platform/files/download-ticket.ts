import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Context, Deps } from '#server/platform/context.ts';
import { encryptField, decryptField } from '#server/platform/crypto/field-encryption.ts';
import { downloadTicket } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';

/** Seconds until a ticket expires; the browser starts the download at once. */
const ticketTtlSeconds = 60;

/** Hashes a ticket. The table stores only the hash, so a leaked table grants no download. */
const hashTicket = (ticket: string): string =>
  createHash('sha256').update(ticket).digest('base64url');

const purpose = 'download_ticket.query';

/** Creates a ticket, which grants nothing until it is issued. */
export const createTicket = (): string => randomBytes(32).toString('base64url');

/**
 * Issues a single-use download ticket, valid for one minute. The browser can then download without
 * a token, and the query stays out of the URL.
 * @param path the contract path with filled-in parameters; a ticket is for one record
 */
export async function issueDownloadTicket(
  ctx: Context,
  path: string,
  query: URLSearchParams,
  ticket: string,
): Promise<{ expiresAt: string }> {
  const expiresAt = new Date(ctx.now.getTime() + ticketTtlSeconds * 1000).toISOString();
  await ctx.db.delete(downloadTicket).where(lte(downloadTicket.expiresAt, ctx.now.toISOString()));
  await ctx.db.insert(downloadTicket).values({
    id: hashTicket(ticket),
    sessionId: ctx.user.sessionId,
    path,
    query: encryptField(ctx.deps.keys, purpose, query.toString()),
    expiresAt,
  });
  return { expiresAt };
}

/**
 * Redeems a ticket; of concurrent requests only one succeeds. The caller must check that the session
 * that issued it is still open.
 * @throws Problem 401
 */
export async function redeemDownloadTicket(
  deps: Deps,
  ticket: string,
  path: string,
): Promise<{ sessionId: string; query: string }> {
  const [redeemed] = await deps.db
    .delete(downloadTicket)
    .where(
      and(
        eq(downloadTicket.id, hashTicket(ticket)),
        eq(downloadTicket.path, path),
        gt(downloadTicket.expiresAt, deps.clock().toISOString()),
      ),
    )
    .returning();
  if (!redeemed) {
    throw new Problem('BELUM_MASUK', message('auth.downloadExpired'));
  }
  return {
    sessionId: redeemed.sessionId,
    query: decryptField(deps.keys, purpose, redeemed.query),
  };
}
