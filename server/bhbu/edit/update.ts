import type { bhbuCalls } from '#contract/bhbu/calls.ts';
import { maskNik } from '#contract/values/nik.ts';
import { diffFields } from '../../audit/write-audit.ts';
import type { Context, Handler } from '../../context.ts';
import { checkVersion } from '../../db/check-version.ts';
import {
  checkAccountManager,
  checkVerifiedFields,
  toCompanyFields,
  type BhbuBody,
} from './form.ts';
import { getBhbuRow, getBhbu, lockBhbu, type BhbuRow } from '../query/get.ts';
import { decryptBhbuNumbers, toBhbuColumns } from '../columns.ts';
import { checkNpwpFree, checkKabKota, withUniqueNpwp } from './rules.ts';
import { bhbuAuditFields, createBhbuAuditEntry } from '../audit-entry.ts';
import { checkApproved, writeBhbu } from './write.ts';

export const update: Handler<typeof bhbuCalls.update> = async (ctx, { params, body }) => {
  const row = await lockBhbu(ctx, params.id);
  checkApproved(row);
  checkVersion(ctx.expectedVersion, await getBhbu(ctx, row.id), maskFormNumbers(body));
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
  await withUniqueNpwp(() =>
    writeBhbu(ctx, row.id, {
      ...columns,
      ...(managerId === undefined ? {} : { accountManagerId: managerId }),
    }),
  );
  const updated = await getBhbuRow(ctx, row.id);
  const changes = diffFields(bhbuAuditFields(row), bhbuAuditFields(updated));
  const changedNumbers = changedNumberFields(ctx, row, updated);
  await ctx.audit(
    createBhbuAuditEntry('update', updated, {
      before: changes.before,
      // Two numbers may have equal masks, so the audit entry also lists the changed number fields.
      after: {
        ...changes.after,
        ...(changedNumbers.length > 0 ? { nomorDiubah: changedNumbers } : {}),
      },
    }),
  );
  return await getBhbu(ctx, row.id);
};

/** Masks the identity numbers of a form, since a 412 response returns what was submitted. */
const maskFormNumbers = ({ nikPenanggungJawab, npwp, ...body }: BhbuBody) => {
  const digits = npwp.replace(/\D/g, '');
  return {
    ...body,
    npwp: digits.length === 16 && !digits.startsWith('0') ? maskNik(digits) : npwp,
    ...(nikPenanggungJawab
      ? { nikPenanggungJawab: maskNik(nikPenanggungJawab.replace(/[\s.-]/g, '')) }
      : {}),
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
