import { isMasked } from '#contract/core/values/nik.ts';
import type { bhbuCalls } from '#contract/domains/bhbu/calls.ts';
import type { Handler } from '#server/platform/context.ts';
import { recordCreation } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';
import { bhbuLifecycle } from '../lifecycle.ts';
import { toBhbu } from '../query/get.ts';
import { bhbuRecords } from '../records.ts';
import { toBhbuColumns } from '../columns.ts';
import { checkAccountManager, toCompanyFields } from './form.ts';
import { checkNpwpFree, checkKabKota } from './rules.ts';

/** Creates a company without an application, which is active immediately. */
export const create: Handler<typeof bhbuCalls.create> = async (ctx, { body }) => {
  for (const field of ['npwp', 'nikPenanggungJawab'] as const) {
    if (isMasked(body[field] ?? '')) throw invalidField(field, message('record.numberMasked'));
  }
  const fields = toCompanyFields(body);
  checkKabKota(fields);
  await checkAccountManager(ctx, body.accountManagerId);
  await checkNpwpFree(ctx, fields);
  const created = await bhbuRecords.insert(ctx, {
    ...toBhbuColumns(ctx.deps.keys, fields),
    namaBHBU: body.namaBHBU,
    status: 'AKTIF',
    isActive: true,
    accountManagerId: body.accountManagerId ?? null,
  });
  await recordCreation(ctx, bhbuLifecycle, created, 'create');
  return await toBhbu(ctx, created);
};
