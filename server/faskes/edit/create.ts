import type { faskesCalls } from '#contract/faskes/index.ts';
import type { Handler } from '../../context.ts';
import { faskes } from '../../db/schema/index.ts';
import { getFaskes } from '../query/get.ts';
import { withUniquePcareCode, faskesAuditFields, toFaskesColumns } from './write.ts';

export const create: Handler<typeof faskesCalls.create> = async (ctx, { body }) => {
  const at = ctx.now.toISOString();
  const by = ctx.user.fullName;
  const [inserted] = await withUniquePcareCode(() =>
    ctx.db
      .insert(faskes)
      .values({
        ...toFaskesColumns(body),
        createdAt: at,
        createdBy: by,
        modifiedAt: at,
        modifiedBy: by,
      })
      .returning({ id: faskes.id }),
  );
  const record = await getFaskes(ctx, inserted?.id ?? 0);
  await ctx.audit({
    action: 'faskes.create',
    resource: 'faskes',
    recordId: record.id,
    recordLabel: record.namaFaskes,
    after: faskesAuditFields(record),
  });
  return record;
};
