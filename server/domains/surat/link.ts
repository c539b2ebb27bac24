import { and, eq, gt } from 'drizzle-orm';
import type { OpenedSurat, suratCalls } from '#contract/domains/surat.ts';
import { hashOfLink } from '#server/platform/auth/personal-link.ts';
import type { Handlers, PublicContext } from '#server/platform/context.ts';
import { surat } from '#server/platform/db/schema/index.ts';
import { findFiled } from '#server/platform/document/index.ts';
import { transitionContext } from '#server/platform/lifecycle/lifecycle.ts';
import { transition } from '#server/platform/lifecycle/transition.ts';
import { notFound } from '#server/platform/problem.ts';
import { everySurat, suratLifecycle, suratRecords, type SuratRow } from './records.ts';

/**
 * Locks the letter of a personal link, and returns it with the context of its reader, whose name is the
 * address that the link was sent to.
 * @throws Problem 404 for a link that is unknown, replaced or expired; 429
 */
async function openLink(ctx: PublicContext, token: string) {
  await ctx.deps.throttle.countPersonalLink(ctx.address);
  const { db, now, requestId, address } = ctx;
  const [found] = await db
    .select({ id: surat.id })
    .from(surat)
    .where(and(eq(surat.tokenHash, hashOfLink(token)), gt(surat.tautanSampai, now.toISOString())));
  if (!found) throw notFound('surat');
  const row = await suratRecords.lock({ db, now, ...everySurat }, found.id);
  const as = (fullName: string) =>
    transitionContext({ db, now, requestId, address }, { id: null, fullName, role: 'PEMOHON' });
  return { row, as };
}

async function toOpened({ db, deps }: PublicContext, row: SuratRow): Promise<OpenedSurat> {
  const [dokumen] = await findFiled(
    db,
    { resource: 'surat', kind: 'SURAT', publicUrl: deps.config.publicUrl },
    [String(row.id)],
  );
  if (!dokumen) throw notFound('surat');
  const { status, dibacaPada, dijawabPada, penjawab } = row;
  return { dokumen, status, dibacaPada, dijawabPada, penjawab };
}

/** The calls of the page behind a personal link. */
export const linkHandlers = {
  /** Shows a letter; the first time is recorded as the time at which it was read. */
  open: async (ctx, { params }) => {
    const { row, as } = await openLink(ctx, params.token);
    if (row.status !== 'TERKIRIM') return await toOpened(ctx, row);
    const dibacaPada = ctx.now.toISOString();
    return await toOpened(
      ctx,
      await transition(as(row.kepada), suratLifecycle, row, 'read', { values: { dibacaPada } }),
    );
  },

  /** Records that a letter arrived, or that its reader disputes it. */
  answer: async (ctx, { params, body: { jawaban, nama, alasan } }) => {
    const { row, as } = await openLink(ctx, params.token);
    const isDispute = jawaban === 'dispute';
    const after = await transition(as(nama), suratLifecycle, row, jawaban, {
      reason: isDispute ? (alasan ?? undefined) : undefined,
      values: {
        dijawabPada: ctx.now.toISOString(),
        penjawab: nama,
        ...(isDispute ? { alasan: alasan ?? null } : {}),
      },
    });
    return await toOpened(ctx, after);
  },
} satisfies Partial<Handlers<typeof suratCalls>>;
