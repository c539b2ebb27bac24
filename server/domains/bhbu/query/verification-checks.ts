import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { parseNpwp } from '#contract/core/values/npwp.ts';
import type { Application } from '#contract/domains/application/index.ts';
import type { Context } from '#server/platform/context.ts';
import { bhbu } from '#server/platform/db/schema/index.ts';
import { decryptBhbuNumbers, type BhbuRow } from '../columns.ts';

/** Runs the automatic checks shown to a verifier; a failed check does not block the approval. */
export async function runVerificationChecks(
  ctx: Context,
  row: BhbuRow,
): Promise<Application['pemeriksaan']> {
  const npwp = parseNpwp(decryptBhbuNumbers(ctx.deps.keys, row).npwp ?? '');
  const findOthersWith = async (condition: ReturnType<typeof sql>): Promise<string | null> => {
    const found = await ctx.db
      .select({ name: bhbu.namaBHBU })
      .from(bhbu)
      .where(and(condition, ne(bhbu.id, row.id), isNull(bhbu.deletedAt)))
      .limit(3);
    return found.length === 0 ? null : found.map(({ name }) => name).join(', ');
  };
  const samePhone = row.noHP ? await findOthersWith(sql`${eq(bhbu.noHP, row.noHP)}`) : null;
  const sameName = await findOthersWith(
    sql`lower(${bhbu.namaBHBU}) = ${row.namaBHBU.toLowerCase()}`,
  );
  return [
    ...(npwp === null
      ? []
      : [
          { nama: 'npwpDigit' as const, baik: npwp.hasValidCheckDigit, rincian: null },
          { nama: 'npwpPerorangan' as const, baik: !npwp.isPersonal, rincian: null },
        ]),
    { nama: 'hpSama' as const, baik: samePhone === null, rincian: samePhone },
    { nama: 'namaSama' as const, baik: sameName === null, rincian: sameName },
  ];
}
