import { eq, sql } from 'drizzle-orm';
import type { BhbuState } from '#contract/states.ts';
import type { Context } from '../../context.ts';
import { bhbu } from '../../db/schema/index.ts';
import { Problem } from '../../problem.ts';
import type { BhbuRow } from '../query/get.ts';

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
        ? `Pendaftaran ${name} ditolak, jadi datanya tidak dapat diubah lagi.`
        : `Pendaftaran ${name} belum diputuskan. Putuskan dahulu lewat Pendaftaran BHBU.`,
    );
  }
}

/** Updates a company whose row is locked, and increments its version unless `values` sets one. */
export async function writeBhbu(
  ctx: Pick<Context, 'db' | 'now' | 'user'>,
  id: number,
  values: Partial<typeof bhbu.$inferInsert>,
): Promise<void> {
  await ctx.db
    .update(bhbu)
    .set({
      version: sql`${bhbu.version} + 1`,
      modifiedAt: ctx.now.toISOString(),
      modifiedBy: ctx.user.fullName,
      ...values,
    })
    .where(eq(bhbu.id, id));
}
