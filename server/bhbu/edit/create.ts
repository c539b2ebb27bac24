import type { bhbuCalls } from '#contract/bhbu/calls.ts';
import { isMasked } from '#contract/values/nik.ts';
import type { Handler } from '../../context.ts';
import { bhbu } from '../../db/schema/index.ts';
import { invalidField } from '../../problem.ts';
import { checkAccountManager, toCompanyFields } from './form.ts';
import { getBhbu } from '../query/get.ts';
import { toBhbuColumns } from '../columns.ts';
import { checkNpwpFree, checkKabKota, withUniqueNpwp } from './rules.ts';
import { bhbuAuditFields, createBhbuAuditEntry } from '../audit-entry.ts';

/** Creates a company without an application, which is active immediately. */
export const create: Handler<typeof bhbuCalls.create> = async (ctx, { body }) => {
  for (const field of ['npwp', 'nikPenanggungJawab'] as const) {
    if (isMasked(body[field] ?? ''))
      throw invalidField(field, 'Nomor ini tersamar. Tulis lengkap.');
  }
  const fields = toCompanyFields(body);
  checkKabKota(fields);
  await checkAccountManager(ctx, body.accountManagerId);
  await checkNpwpFree(ctx, fields);
  const at = ctx.now.toISOString();
  const by = ctx.user.fullName;
  const [created] = await withUniqueNpwp(() =>
    ctx.db
      .insert(bhbu)
      .values({
        ...toBhbuColumns(ctx.deps.keys, fields),
        namaBHBU: body.namaBHBU,
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
  if (!created) throw new Error('The company was not inserted.');
  await ctx.audit(createBhbuAuditEntry('create', created, { after: bhbuAuditFields(created) }));
  return await getBhbu(ctx, created.id);
};
