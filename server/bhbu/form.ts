import type { Input } from '#contract/endpoint.ts';
import type { bhbuCalls } from '#contract/bhbu.ts';
import { fieldNames } from '#contract/application/index.ts';
import { isMasked } from '#contract/nik.ts';
import { verifiedFields } from '#contract/bhbu-record.ts';
import type { Context } from '../context.ts';
import type { Keys } from '../keys.ts';
import { invalid, Problem } from '../problem.ts';
import { isAccountManager } from '../user/list.ts';
import type { BhbuRowKept } from './read.ts';
import { toColumns, type Said } from './row.ts';

export type BhbuBody = Input<typeof bhbuCalls.update>['body'];

/** A missing or masked identity number means that the stored one stays. */
const kept = (said: string | null | undefined): boolean =>
  said === undefined || (said !== null && isMasked(said));

/** Returns the company fields of a form; a field that is left empty becomes null. */
export function saidIn(body: BhbuBody): Said {
  const { npwp, nikPenanggungJawab, ...rest } = body;
  const emptied = Object.fromEntries(
    fieldNames
      .filter(name => name !== 'npwp' && name !== 'nikPenanggungJawab')
      .map(name => [name, rest[name] ?? null]),
  );
  return {
    ...(emptied as Said),
    ...(kept(npwp) ? {} : { npwp }),
    ...(kept(nikPenanggungJawab) ? {} : { nikPenanggungJawab: nikPenanggungJawab ?? null }),
  };
}

/** Requires a new account manager to have an active account with that role. @throws Problem 422 */
export async function checkManager(
  ctx: Pick<Context, 'db'>,
  asked: number | null | undefined,
  before: number | null = null,
): Promise<void> {
  if (asked === undefined || asked === null || asked === before) return;
  if (!(await isAccountManager(ctx.db, asked))) {
    throw invalid('accountManagerId', 'Pilih account manager yang aktif');
  }
}

/**
 * Forbids a company's own account to change verified fields; those still empty may be filled in.
 * @throws Problem 422 on each such field
 */
export function checkVerified(keys: Keys, row: BhbuRowKept, said: Said): void {
  const { name, legalForm, npwpKey } = toColumns(keys, said);
  const differs = {
    namaBHBU: name !== row.name,
    bentuk: row.legalForm !== null && legalForm !== row.legalForm,
    npwp: row.npwpKey !== null && npwpKey !== undefined && !npwpKey?.equals(row.npwpKey),
  };
  const changed = verifiedFields.filter(field => differs[field]);
  if (changed.length === 0) return;
  const message = 'Sudah diverifikasi. Hubungi account manager Anda untuk mengubahnya.';
  const errors = Object.fromEntries(changed.map(field => [field, [message]]));
  throw new Problem('TIDAK_SAH', message, { errors });
}
