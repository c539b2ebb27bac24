import { and, eq } from 'drizzle-orm';
import type { luringCalls } from '#contract/domains/luring/index.ts';
import type { Handler } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import { offlineAct } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound, Problem } from '#server/platform/problem.ts';
import { offlineActScope } from './list.ts';
import { runAct } from './run-act.ts';
import { auditedPerson, findPerson } from './act-person.ts';
import { openAct, parseAct, parseHead } from './stored-act.ts';

/**
 * Decides a refused act: it is run again with what the person added, by the same rules, or it is not recorded. The act
 * itself stays as it was signed.
 */
export const decide: Handler<typeof luringCalls.decide> = async (ctx, { params, body }) => {
  const [row] = await ctx.db
    .select()
    .from(offlineAct)
    .where(and(eq(offlineAct.id, params.id), offlineActScope(ctx)))
    .for('update');
  if (!row) throw notFound('offlineAct');
  if (row.status !== 'KONFLIK' || !row.isi) {
    throw new Problem('KEADAAN_SALAH', message('luring.decided', { oleh: row.decidedBy ?? '' }));
  }
  checkVersion(ctx.expectedVersion, { version: row.version }, null);
  const { teks } = openAct(ctx.deps.keys, row.isi);
  const head = parseHead(teks);
  const isRecorded = body.keputusan === 'CATAT';
  const doseId = isRecorded ? await runAct(ctx, parseAct(teks), body) : null;
  const status = isRecorded ? 'DICATAT' : 'DIBUANG';
  const version = row.version + 1;
  await ctx.db
    .update(offlineAct)
    .set({
      status,
      doseId,
      decidedAt: ctx.now.toISOString(),
      decidedBy: ctx.user.fullName,
      alasan: body.alasan,
      version,
    })
    .where(eq(offlineAct.id, row.id));
  await ctx.audit({
    action: isRecorded ? 'vaksinasi.recordOffline' : 'vaksinasi.discardOffline',
    ...auditedPerson(head, (await findPerson(ctx, head)).auditedId),
    before: { status: row.status },
    after: { status, tindakan: row.id },
    reason: body.alasan,
  });
  return { id: row.id, status, idDosis: doseId, alasan: null, version };
};
