import type { bhbuCalls } from '#contract/bhbu.ts';
import { isMasked } from '#contract/nik.ts';
import type { Verb } from '../context.ts';
import { bhbu } from '../db/schema/index.ts';
import { invalid } from '../problem.ts';
import { checkManager, saidIn } from './form.ts';
import { getBhbu } from './read.ts';
import { toColumns } from './row.ts';
import { checkNpwpFree, checkSaid, npwpIsFree } from './rules.ts';
import { forTrail, onBhbu } from './trail.ts';

/** Creates a company without an application, which is active immediately. */
export const create: Verb<typeof bhbuCalls.create> = async (ctx, { body }) => {
  for (const field of ['npwp', 'nikPenanggungJawab'] as const) {
    if (isMasked(body[field] ?? '')) throw invalid(field, 'Nomor ini tersamar. Tulis lengkap.');
  }
  const said = saidIn(body);
  checkSaid(said);
  await checkManager(ctx, body.accountManagerId);
  await checkNpwpFree(ctx, said);
  const at = ctx.now.toISOString();
  const by = ctx.user.fullName;
  const [made] = await npwpIsFree(() =>
    ctx.db
      .insert(bhbu)
      .values({
        ...toColumns(ctx.deps.keys, said),
        name: body.namaBHBU,
        status: 'AKTIF',
        isActive: true,
        accountManagerId: body.accountManagerId ?? null,
        createdAt: at,
        createdBy: by,
        modifiedAt: at,
        modifiedBy: by,
      })
      .returning(),
  );
  if (!made) throw new Error('No company was made.');
  await ctx.audit(onBhbu('create', made, { after: forTrail(made) }));
  return await getBhbu(ctx, made.id);
};
