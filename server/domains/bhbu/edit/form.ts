import type { HandlerInput } from '#contract/core/endpoint.ts';
import { isMasked } from '#contract/core/values/nik.ts';
import { applicationFieldNames } from '#contract/domains/application/index.ts';
import type { bhbuCalls } from '#contract/domains/bhbu/calls.ts';
import { verifiedFields } from '#contract/domains/bhbu/record.ts';
import type { Context } from '#server/platform/context.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import { isAccountManager } from '#server/platform/db/views/accounts.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { toBhbuColumns, type BhbuRow, type CompanyFields } from '../columns.ts';

export type BhbuBody = HandlerInput<typeof bhbuCalls.update>['body'];

/** A missing or masked identity number means that the stored one stays. */
const isNumberUnchanged = (fields: string | null | undefined): boolean =>
  fields === undefined || (fields !== null && isMasked(fields));

/** Returns the company fields of a form; a field that is left empty becomes null. */
export function toCompanyFields(body: BhbuBody): CompanyFields {
  const { npwp, nikPenanggungJawab, ...rest } = body;
  const plainFields = Object.fromEntries(
    applicationFieldNames
      .filter(name => name !== 'npwp' && name !== 'nikPenanggungJawab')
      .map(name => [name, rest[name] ?? null]),
  );
  return {
    ...(plainFields as CompanyFields),
    ...(isNumberUnchanged(npwp) ? {} : { npwp }),
    ...(isNumberUnchanged(nikPenanggungJawab)
      ? {}
      : { nikPenanggungJawab: nikPenanggungJawab ?? null }),
  };
}

/** Requires a new account manager to have an active account with that role. @throws Problem 422 */
export async function checkAccountManager(
  ctx: Pick<Context, 'db'>,
  accountManagerId: number | null | undefined,
  before: number | null = null,
): Promise<void> {
  if (accountManagerId === undefined || accountManagerId === null || accountManagerId === before)
    return;
  if (!(await isAccountManager(ctx.db, accountManagerId))) {
    throw invalidField('accountManagerId', message('bhbu.accountManagerInactive'));
  }
}

/**
 * Forbids a company's own account to change verified fields; those still empty may be filled in.
 * @throws Problem 422 on each such field
 */
export function checkVerifiedFields(keys: Keys, row: BhbuRow, fields: CompanyFields): void {
  const { namaBHBU: name, bentuk: legalForm, npwpKey } = toBhbuColumns(keys, fields);
  const hasChanged = {
    namaBHBU: name !== row.namaBHBU,
    bentuk: row.bentuk !== null && legalForm !== row.bentuk,
    npwp: row.npwpKey !== null && npwpKey !== undefined && !npwpKey?.equals(row.npwpKey),
  };
  const changed = verifiedFields.filter(field => hasChanged[field]);
  if (changed.length === 0) return;
  const found = message('bhbu.verifiedField');
  const errors = Object.fromEntries(changed.map(field => [field, [found]]));
  throw new Problem('TIDAK_SAH', found, { errors });
}
