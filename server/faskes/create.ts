import type { faskesCalls } from '#contract/faskes/index.ts';
import type { Verb } from '../context.ts';
import { faskes } from '../db/schema/index.ts';
import { getFaskes } from './read.ts';
import { codeIsFree, forTrail, toColumns } from './write.ts';

export const create: Verb<typeof faskesCalls.create> = async (ctx, { body }) => {
  const at = ctx.now.toISOString();
  const by = ctx.user.fullName;
  const [made] = await codeIsFree(() =>
    ctx.db
      .insert(faskes)
      .values({
        ...toColumns(body),
        createdAt: at,
        createdBy: by,
        modifiedAt: at,
        modifiedBy: by,
      })
      .returning({ id: faskes.id }),
  );
  const record = await getFaskes(ctx, made?.id ?? 0);
  await ctx.audit({
    action: 'faskes.create',
    resource: 'faskes',
    recordId: record.id,
    recordLabel: record.namaFaskes,
    after: forTrail(record),
  });
  return record;
};
