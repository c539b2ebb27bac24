import { cleanNumber } from '#contract/core/values/clean.ts';
import { maskNik } from '#contract/core/values/nik.ts';
import type { bhbuCalls } from '#contract/domains/bhbu/calls.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import { toBhbu } from '../query/get.ts';
import { bhbuRecords } from '../records.ts';
import { decryptBhbuNumbers, toBhbuColumns, type BhbuRow } from '../columns.ts';
import {
  checkAccountManager,
  checkVerifiedFields,
  toCompanyFields,
  type BhbuBody,
} from './form.ts';
import { checkApproved, checkKabKota, checkNpwpFree } from './rules.ts';

export const update: Handler<typeof bhbuCalls.update> = async (ctx, { params, body }) => {
  const row = await bhbuRecords.lock(ctx, params.id);
  checkApproved(row);
  checkVersion(ctx.expectedVersion, await toBhbu(ctx, row), maskFormNumbers(body));
  const fields = toCompanyFields(body);
  checkKabKota(fields);
  const isOwnScope = ctx.scope === 'own';
  if (isOwnScope) {
    checkVerifiedFields(ctx.deps.keys, row, fields);
  } else {
    await checkAccountManager(ctx, body.accountManagerId, row.accountManagerId);
    await checkNpwpFree(ctx, fields, row.id);
  }

  const columns = toBhbuColumns(ctx.deps.keys, fields);
  // A company's own account may not change its account manager.
  const managerId = isOwnScope ? undefined : body.accountManagerId;
  const changedNumbers = changedNumberFields(ctx, row, { ...row, ...columns });
  const updated = await bhbuRecords.update(
    ctx,
    row,
    { ...columns, ...(managerId === undefined ? {} : { accountManagerId: managerId }) },
    // Two numbers may have equal masks, so the audit entry also lists the changed number fields.
    { audited: changedNumbers.length > 0 ? { nomorDiubah: changedNumbers } : {} },
  );
  return await toBhbu(ctx, updated);
};

/** Masks the identity numbers of a form, since a 412 response returns what was submitted. */
const maskFormNumbers = ({ nikPenanggungJawab, npwp, ...body }: BhbuBody) => {
  const digits = npwp.replace(/\D/g, '');
  return {
    ...body,
    npwp: digits.length === 16 && !digits.startsWith('0') ? maskNik(digits) : npwp,
    ...(nikPenanggungJawab ? { nikPenanggungJawab: maskNik(cleanNumber(nikPenanggungJawab)) } : {}),
  };
};

function changedNumberFields({ deps }: Context, before: BhbuRow, after: BhbuRow) {
  const [oldNumbers, newNumbers] = [
    decryptBhbuNumbers(deps.keys, before),
    decryptBhbuNumbers(deps.keys, after),
  ];
  return (['npwp', 'nikPenanggungJawab'] as const).filter(
    name => oldNumbers[name] !== newNumbers[name],
  );
}
