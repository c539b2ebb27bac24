import { and, eq, isNull, ne } from 'drizzle-orm';
import type { BhbuState } from '#contract/states/bhbu.ts';
import { lookupCodes } from '#server/domains/lookup/index.ts';
import type { Context } from '#server/platform/context.ts';
import { mapConstraintViolation } from '#server/platform/db/constraint-violation.ts';
import { bhbu } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { toBhbuColumns, type BhbuRow, type CompanyFields } from '../columns.ts';

/** Checks `kabKota` against the lookup table, which the schema cannot do. @throws Problem 422 */
export function checkKabKota({ kabKota }: CompanyFields): void {
  if (kabKota && !lookupCodes.isKabKota(kabKota)) {
    throw invalidField('kabKota', message('record.unknownRegion'));
  }
}

/** Names neither the company nor its state, since the reader may only know the NPWP. */
const npwpInUseMessage = message('bhbu.npwpTaken');

/**
 * Checks that no other company has an NPWP. The message names that company, so only callers with
 * the scope `all` may use it.
 * @param exceptId id of the company that is exempt
 * @throws Problem 422 on `npwp`
 */
export async function checkNpwpFree(
  { db, deps }: Pick<Context, 'db' | 'deps'>,
  fields: CompanyFields,
  exceptId = 0,
): Promise<void> {
  const { npwpKey } = toBhbuColumns(deps.keys, { npwp: fields.npwp ?? null });
  if (!npwpKey) return;
  const [other] = await db
    .select({ name: bhbu.namaBHBU })
    .from(bhbu)
    .where(
      and(
        eq(bhbu.npwpKey, npwpKey),
        ne(bhbu.status, 'DITOLAK'),
        isNull(bhbu.deletedAt),
        ne(bhbu.id, exceptId),
      ),
    );
  if (other) throw invalidField('npwp', message('bhbu.npwpTakenBy', { nama: other.name }));
}

/** Message for a violated unique NPWP. */
export const uniqueNpwp = [
  { constraint: 'bhbu_npwp_unique', field: 'npwp', message: npwpInUseMessage },
] as const;

/** Runs a write and maps a violated unique NPWP to its field. @throws Problem 422 on `npwp` */
export const withUniqueNpwp = <T>(write: () => PromiseLike<T>): Promise<T> =>
  mapConstraintViolation(uniqueNpwp, write);

const approvedStates: readonly BhbuState[] = ['AKTIF', 'NONAKTIF'];

/**
 * Requires an approved company; before approval only its application can change.
 * @throws Problem 409
 */
export function checkApproved({
  namaBHBU: name,
  status,
}: Pick<BhbuRow, 'namaBHBU' | 'status'>): void {
  if (!approvedStates.includes(status)) {
    throw new Problem(
      'KEADAAN_SALAH',
      status === 'DITOLAK'
        ? message('bhbu.applicationRejected', { nama: name })
        : message('bhbu.applicationUndecided', { nama: name }),
    );
  }
}
