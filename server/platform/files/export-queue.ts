import { filterText } from '#contract/core/list-filter.ts';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/db/client.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { createTicket, issueDownloadTicket } from './download-ticket.ts';
import { followExport, runOfCall, type ExportRun } from './export-run.ts';

/** Maximum concurrent exports; each occupies a database connection and a thread. */
const maxExports = 2;

/** Maximum number of accounts that wait. */
const maxWaiting = 50;

/** Time in ms between a download ticket and the request of the browser that redeems it. */
const reservationMs = 20_000;

/** Seconds after which a waiting client asks again. */
const pollSeconds = 3;

/** A client that has not asked for this time in ms is passed over. */
const presenceMs = 10_000;

/** A client that has not asked for this time in ms loses its place; browsers ask once a minute in a hidden tab. */
const placeMs = 90_000;

interface WaitingAccount {
  readonly accountId: number;
  seenAt: number;
}

interface Reservation {
  readonly accountId: number;
  readonly expiresAt: number;
}

/**
 * The exports of one server process; several processes have a queue each. An account has one place,
 * so that the accounts take turns, however many exports each of them asks for.
 */
class ExportQueue {
  private readonly running = new Map<number, number>();
  /** Slots of tickets that are not redeemed yet. */
  private readonly reserved = new Map<string, Reservation>();
  private waiting: WaitingAccount[] = [];

  /** Reserves a slot for the export of one ticket. @throws Problem 503 while it must wait */
  reserve(accountId: number, ticket: string, now: number): void {
    this.expire(now);
    this.claim(accountId, now);
    this.reserved.set(ticket, { accountId, expiresAt: now + reservationMs });
  }

  /** Returns the slot of a ticket that is not issued after all. */
  free(ticket: string): void {
    this.reserved.delete(ticket);
  }

  /** Starts an export in the slot of its ticket, or in a free one. @throws Problem 503 */
  start(accountId: number, ticket: string | undefined, now: number): void {
    this.expire(now);
    const isReserved = ticket !== undefined && this.reserved.delete(ticket);
    if (!isReserved) this.claim(accountId, now);
    this.running.set(accountId, (this.running.get(accountId) ?? 0) + 1);
  }

  end(accountId: number): void {
    const left = (this.running.get(accountId) ?? 0) - 1;
    if (left > 0) this.running.set(accountId, left);
    else this.running.delete(accountId);
  }

  private expire(now: number): void {
    for (const [ticket, { expiresAt }] of this.reserved) {
      if (expiresAt <= now) this.reserved.delete(ticket);
    }
    this.waiting = this.waiting.filter(({ seenAt }) => seenAt + placeMs > now);
  }

  /**
   * Takes a free slot if it is the account's turn, and otherwise gives it a place in the queue. An
   * account that has an export already comes after those that have none.
   */
  private claim(accountId: number, now: number): void {
    const own = this.waiting.find(one => one.accountId === accountId);
    if (!own && this.waiting.length >= maxWaiting) {
      throw new Problem('BELUM_SIAP', message('file.exportQueueFull'), {
        headers: { 'retry-after': '60' },
      });
    }
    if (own) own.seenAt = now;
    else this.waiting.push({ accountId, seenAt: now });
    const present = this.waiting.filter(({ seenAt }) => seenAt + presenceMs > now);
    const turns = [
      ...present.filter(one => !this.hasExport(one.accountId)),
      ...present.filter(one => this.hasExport(one.accountId)),
    ];
    const turn = turns.findIndex(one => one.accountId === accountId);
    if (turn >= this.freeSlots()) {
      throw new Problem('BELUM_SIAP', message('file.exportQueued', { nomor: turn + 1 }), {
        headers: { 'retry-after': String(pollSeconds) },
        antrean: turn + 1,
      });
    }
    this.waiting = this.waiting.filter(one => one.accountId !== accountId);
  }

  private hasExport(accountId: number): boolean {
    const reservations = [...this.reserved.values()];
    return this.running.has(accountId) || reservations.some(one => one.accountId === accountId);
  }

  private freeSlots(): number {
    const running = [...this.running.values()].reduce((sum, count) => sum + count, 0);
    return maxExports - running - this.reserved.size;
  }
}

const queues = new WeakMap<Db, ExportQueue>();

function queueOf(db: Db): ExportQueue {
  const queue = queues.get(db) ?? new ExportQueue();
  queues.set(db, queue);
  return queue;
}

/**
 * Issues a download ticket with a reserved slot for its export, because a browser cannot repeat a
 * download that is answered with 503.
 * @param path the contract path with filled-in parameters
 * @param values the query parameters of the export; as its call parses them
 * @throws Problem 503 with the position in the queue; repeating the call keeps the place
 */
export async function issueExportTicket(
  ctx: Context,
  path: string,
  values: object,
): Promise<{ tiket: string; berlakuSampai: string }> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries<unknown>(values as Record<string, unknown>)) {
    if (value === undefined) continue;
    // Only ids are repeated; other lists and ranges are one text.
    if (name === 'id' && Array.isArray(value)) {
      for (const one of value) query.append(name, String(one));
    } else query.append(name, filterText(value));
  }
  const queue = queueOf(ctx.deps.db);
  const ticket = createTicket();
  queue.reserve(ctx.user.id, ticket, ctx.deps.clock().getTime());
  try {
    const { expiresAt } = await issueDownloadTicket(ctx, path, query, ticket);
    followExport(ctx, ticket);
    return { tiket: ticket, berlakuSampai: expiresAt };
  } catch (error) {
    queue.free(ticket);
    throw error;
  }
}

/**
 * Starts an export in a slot. When `begin` throws, the slot is released and the run has ended;
 * otherwise the export has to call the function that it receives with whether the file is complete.
 * @throws Problem 503 with the position in the queue; whatever `begin` threw
 */
export async function withExportSlot<T>(
  ctx: Context,
  begin: (run: ExportRun, end: (isComplete: boolean) => void) => Promise<T>,
): Promise<T> {
  const { deps, user, ticket } = ctx;
  const run = runOfCall(ctx);
  run.throwIfStopped();
  const queue = queueOf(deps.db);
  queue.start(user.id, ticket, deps.clock().getTime());
  let hasEnded = false;
  const end = (isComplete: boolean): void => {
    if (hasEnded) return;
    hasEnded = true;
    queue.end(user.id);
    run.end(isComplete);
  };
  try {
    return await begin(run, end);
  } catch (error) {
    end(false);
    throw error;
  }
}
