import type { ExportProgress, ExportState } from '#contract/domains/export.ts';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/db/client.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';

/** Time in ms for which a ticket that is not redeemed, and an export that has ended, is remembered. */
const memoryMs = 5 * 60_000;

/** The user stopped the export. */
export class ExportStoppedError extends Error {
  constructor() {
    super('the export was stopped by its user');
    this.name = 'ExportStoppedError';
  }
}

/** One export: how far it is, and how it is stopped. */
export class ExportRun {
  readonly accountId: number;
  private state: ExportState = 'MENUNGGU';
  private fileName: string | null = null;
  private rows = 0;
  private total: number | null = null;
  private changedAt: number;
  private readonly control = new AbortController();
  private readonly now: () => number;

  constructor(accountId: number, now: () => number) {
    this.accountId = accountId;
    this.now = now;
    this.changedAt = now();
  }

  /** Aborts when the user stops the export. */
  get signal(): AbortSignal {
    return this.control.signal;
  }

  get progress(): ExportProgress {
    const { state, fileName, rows, total } = this;
    return { keadaan: state, berkas: fileName, baris: rows, jumlah: total };
  }

  /** Starts the run. @param total the number of rows, or null for a file without rows */
  begin(fileName: string, total: number | null): void {
    if (this.state !== 'MENUNGGU') return;
    this.state = 'BERJALAN';
    this.fileName = fileName;
    this.total = total;
  }

  addRows(count: number): void {
    this.rows += count;
  }

  end(isComplete: boolean): void {
    this.close(isComplete ? 'SELESAI' : 'GAGAL');
  }

  stop(): void {
    if (this.close('DIHENTIKAN')) this.control.abort(new ExportStoppedError());
  }

  /** @throws Problem 409 when the user has stopped the export */
  throwIfStopped(): void {
    if (!this.signal.aborted) return;
    throw new Problem('KEADAAN_SALAH', message('file.exportStopped'));
  }

  isForgotten(): boolean {
    return this.state !== 'BERJALAN' && this.changedAt + memoryMs <= this.now();
  }

  /** Ends the run in a state, unless it has ended. */
  private close(state: ExportState): boolean {
    if (this.state !== 'MENUNGGU' && this.state !== 'BERJALAN') return false;
    this.state = state;
    this.changedAt = this.now();
    return true;
  }
}

/** The exports of one server process by their tickets. */
const runsByDb = new WeakMap<Db, Map<string, ExportRun>>();

function runsOf(db: Db): Map<string, ExportRun> {
  const runs = runsByDb.get(db) ?? new Map<string, ExportRun>();
  runsByDb.set(db, runs);
  for (const [ticket, run] of runs) if (run.isForgotten()) runs.delete(ticket);
  return runs;
}

const createRun = ({ user, deps }: Context): ExportRun =>
  new ExportRun(user.id, () => deps.clock().getTime());

/** Remembers the export of a ticket, so that its user can follow it. */
export function followExport(ctx: Context, ticket: string): void {
  runsOf(ctx.deps.db).set(ticket, createRun(ctx));
}

/** Returns the run of the call's ticket; without one, a run that nobody follows. */
export const runOfCall = (ctx: Context): ExportRun =>
  (ctx.ticket === undefined ? undefined : runsOf(ctx.deps.db).get(ctx.ticket)) ?? createRun(ctx);

/** Returns an export of the caller; undefined when this process does not know it. */
export function findOwnRun({ deps, user }: Context, ticket: string): ExportRun | undefined {
  const run = runsOf(deps.db).get(ticket);
  return run?.accountId === user.id ? run : undefined;
}
