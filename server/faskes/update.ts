import type { faskesCalls } from '#contract/faskes/index.ts';
import { changed } from '../audit/audit.ts';
import type { Verb } from '../context.ts';
import { checkVersion } from '../db/version.ts';
import { invalid } from '../problem.ts';
import { getFaskes } from './read.ts';
import { lockFaskes } from './scope.ts';
import { forTrail, toColumns, writeFaskes } from './write.ts';

/**
 * Updates a faskes. Its own staff may not change a P-Care code, since uploaded files and the
 * national data system identify the faskes by it.
 */
export const update: Verb<typeof faskesCalls.update> = async (ctx, { params, body }) => {
  const row = await lockFaskes(ctx, params.id, 'no key update');
  const before = await getFaskes(ctx, params.id);
  checkVersion(ctx.versionRead, before, body);
  const isOther = row.pcareCode !== null && row.pcareCode.toUpperCase() !== body.kodePcare;
  if (ctx.scope === 'own' && isOther) {
    throw invalid('kodePcare', 'Kode P-Care hanya diubah oleh pengelola portal. Hubungi mereka.');
  }
  const after = await writeFaskes(ctx, row.id, toColumns(body));
  await ctx.audit({
    action: 'faskes.update',
    resource: 'faskes',
    recordId: after.id,
    recordLabel: after.namaFaskes,
    ...changed(forTrail(before), forTrail(after)),
  });
  return after;
};
