import { and, eq, sql } from 'drizzle-orm';
import { maxBreakdownGroups, type Breakdown } from '#contract/domains/dashboard/index.ts';
import type { Context } from '#server/platform/context.ts';
import { bhbu, faskes, pesertaCount } from '#server/platform/db/schema/index.ts';
import { pesertaScope } from '../scope.ts';
import { countIf, isDone, activeOfType } from './registration-counts.ts';

const groupTables = {
  faskes: { key: pesertaCount.faskesId, of: faskes, name: faskes.namaFaskes },
  bhbu: { key: pesertaCount.bhbuId, of: bhbu, name: bhbu.namaBHBU },
} as const;

type GroupCounts = Pick<Breakdown['lainnya'], 'terunggah' | 'valid' | 'selesai'>;

/** One group, with the number of groups and their sum repeated on every row. */
type GroupRow = Breakdown['data'][number] & { readonly parts: number; readonly all: GroupCounts };

/**
 * Counts active regular participants in scope by facility or company: the largest groups by name, the
 * others as one sum. Reads the stored counts in a single query.
 */
export async function countByGroup(
  ctx: Pick<Context, 'accountManagerId' | 'db' | 'scope' | 'user'>,
  by: keyof typeof groupTables,
): Promise<Breakdown> {
  const { key, of, name } = groupTables[by];
  const { rows } = await ctx.db.execute<GroupRow>(sql`
    with part as (
      select ${key} as id, ${countIf()} as terunggah,
        ${countIf(eq(pesertaCount.isValid, true))} as valid, ${countIf(isDone(0))} as selesai
      from ${pesertaCount}
      where ${and(pesertaScope(ctx, pesertaCount), activeOfType(0))}
      group by ${key}
      having sum(${pesertaCount.n}) > 0
    )
    select part.id, ${name} as nama, terunggah, valid, selesai,
      (select count(*)::int from part) as parts,
      (select json_build_object('terunggah', sum(terunggah), 'valid', sum(valid), 'selesai', sum(selesai))
        from part) as all
    from part left join ${of} on ${of.id} = part.id
    order by terunggah desc, part.id nulls last
    limit ${maxBreakdownGroups}`);
  const [first] = rows;
  const rest = (one: keyof GroupCounts): number =>
    rows.reduce((left, row) => left - row[one], first?.all[one] ?? 0);
  return {
    data: rows.map(({ id, nama, terunggah, valid, selesai }) => ({
      id,
      nama,
      terunggah,
      valid,
      selesai,
    })),
    lainnya: {
      jumlah: (first?.parts ?? 0) - rows.length,
      terunggah: rest('terunggah'),
      valid: rest('valid'),
      selesai: rest('selesai'),
    },
  };
}
