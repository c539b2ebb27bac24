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
  // Who looks after a company is not for its own account to say.
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
      // Two numbers may look the same masked; that one was changed is said anyhow.
      after: { ...difference.after, ...(renumbered.length > 0 ? { nomorDiubah: renumbered } : {}) },
    }),
  );
  return await getBhbu(ctx, row.id);
};

/** What was sent, as it may be answered: numbers of persons masked. */
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
