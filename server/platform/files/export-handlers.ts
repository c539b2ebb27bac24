import type { exportCalls } from '#contract/domains/export.ts';
import { withoutTransaction, type Context, type Handlers } from '#server/platform/context.ts';
import { notFound } from '#server/platform/problem.ts';
import { findOwnRun, type ExportRun } from './export-run.ts';

/** @throws Problem 404 */
function getOwnRun(ctx: Context, ticket: string): ExportRun {
  const run = findOwnRun(ctx, ticket);
  if (!run) throw notFound('export');
  return run;
}

/** Handlers of the caller's exports that this server process makes. They need no database connection. */
export const exportHandlers: Handlers<typeof exportCalls> = {
  // `async` turns what is thrown into a rejection.
  progress: withoutTransaction(async (ctx: Context, { body }) =>
    Promise.resolve(getOwnRun(ctx, body.tiket).progress),
  ),
  stop: withoutTransaction(async (ctx: Context, { body }) => {
    const run = getOwnRun(ctx, body.tiket);
    run.stop();
    return Promise.resolve(run.progress);
  }),
};
