import type { bhbuCalls } from '#contract/bhbu.ts';
import { maskNik } from '#contract/nik.ts';
import { changed } from '../audit/audit.ts';
import type { Context, Verb } from '../context.ts';
import { checkVersion } from '../db/version.ts';
import { checkManager, checkVerified, saidIn, type BhbuBody } from './form.ts';
import { findBhbu, getBhbu, lockBhbu, type BhbuRowKept } from './read.ts';
import { openedNumbers, toColumns } from './row.ts';
import { checkNpwpFree, checkSaid, npwpIsFree } from './rules.ts';
import { forTrail, onBhbu } from './trail.ts';
import { checkTakesPart, writeBhbu } from './write.ts';

export const update: Verb<typeof bhbuCalls.update> = async (ctx, { params, body }) => {
  const row = await lockBhbu(ctx, params.id);
  checkTakesPart(row);
  checkVersion(ctx.versionRead, await getBhbu(ctx, row.id), masked(body));
  const said = saidIn(body);
  checkSaid(said);
  const own = ctx.scope === 'own';
  if (own) {
    checkVerified(ctx.deps.keys, row, said);
  } else {
    await checkManager(ctx, body.accountManagerId, row.accountManagerId);
    await checkNpwpFree(ctx, said, row.id);
  }

  const columns = toColumns(ctx.deps.keys, said);
  // A company's own account may not change its account manager.
  const manager = own ? undefined : body.accountManagerId;
  await npwpIsFree(() =>
    writeBhbu(ctx, row.id, {
      ...columns,
      ...(manager === undefined ? {} : { accountManagerId: manager }),
    }),
  );
  const saved = await findBhbu(ctx, row.id);
  const difference = changed(forTrail(row), forTrail(saved));
  const renumbered = numbersChanged(ctx, row, saved);
  await ctx.audit(
    onBhbu('update', saved, {
      before: difference.before,
      // Two numbers may have equal masks, so the audit entry also lists the changed number fields.
      after: { ...difference.after, ...(renumbered.length > 0 ? { nomorDiubah: renumbered } : {}) },
    }),
  );
  return await getBhbu(ctx, row.id);
};

/** Masks the identity numbers of a form, since a 412 response returns what was submitted. */
const masked = ({ nikPenanggungJawab, npwp, ...body }: BhbuBody) => {
  const digits = npwp.replace(/\D/g, '');
  return {
    ...body,
    npwp: digits.length === 16 && !digits.startsWith('0') ? maskNik(digits) : npwp,
    ...(nikPenanggungJawab
      ? { nikPenanggungJawab: maskNik(nikPenanggungJawab.replace(/[\s.-]/g, '')) }
      : {}),
  };
};

function numbersChanged({ deps }: Context, before: BhbuRowKept, after: BhbuRowKept) {
  const [was, is] = [openedNumbers(deps.keys, before), openedNumbers(deps.keys, after)];
  return (['npwp', 'nikPenanggungJawab'] as const).filter(name => was[name] !== is[name]);
}
