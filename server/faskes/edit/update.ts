import type { faskesCalls } from '#contract/faskes/index.ts';
import { diffFields } from '../../audit/write-audit.ts';
import type { Handler } from '../../context.ts';
import { checkVersion } from '../../db/check-version.ts';
import { invalidField } from '../../problem.ts';
import { getFaskes } from '../query/get.ts';
import { lockFaskes } from '../scope.ts';
import { faskesAuditFields, toFaskesColumns, writeFaskes } from './write.ts';

/**
 * Updates a faskes. Its own staff may not change a P-Care code, since uploaded files and the
 * national data system identify the faskes by it.
 */
export const update: Handler<typeof faskesCalls.update> = async (ctx, { params, body }) => {
  const row = await lockFaskes(ctx, params.id, 'no key update');
  const before = await getFaskes(ctx, params.id);
  checkVersion(ctx.expectedVersion, before, body);
  const isCodeChanged = row.kodePcare !== null && row.kodePcare.toUpperCase() !== body.kodePcare;
  if (ctx.scope === 'own' && isCodeChanged) {
    throw invalidField(
      'kodePcare',
      'Kode P-Care hanya diubah oleh pengelola portal. Hubungi mereka.',
    );
  }
  const after = await writeFaskes(ctx, row.id, toFaskesColumns(body));
  await ctx.audit({
    action: 'faskes.update',
    resource: 'faskes',
    recordId: after.id,
    recordLabel: after.namaFaskes,
    ...diffFields(faskesAuditFields(before), faskesAuditFields(after)),
  });
  return after;
};
