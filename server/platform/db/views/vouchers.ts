import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../client.ts';

/** Condition that a registration holds a voucher that is not used yet. */
export const holdsUnusedVoucher = (pesertaId: SQL): SQL => sql`exists (select 1 from voucher
  where id_peserta = ${pesertaId} and status in ('TERIKAT', 'DIBEKUKAN'))`;

/** Whether a registration holds a voucher that is not used yet, which binds it to its facility. */
export async function holdsVoucher(db: Queryable, pesertaId: number): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select ${holdsUnusedVoucher(sql`${pesertaId}`)} as found`);
  return rows[0]?.found ?? false;
}

/** Returns the last day of the voucher that a registration holds and has not used; null without one. */
export async function findVoucherEnd(db: Queryable, pesertaId: number): Promise<string | null> {
  const { rows } = await db.execute<{ until: string | null }>(sql`
    select min(valid_until)::text as until from voucher
    where id_peserta = ${pesertaId} and status in ('TERIKAT', 'DIBEKUKAN')`);
  return rows[0]?.until ?? null;
}

/** Returns the last days of the vouchers that registrations hold and have not used, by registration. */
export async function findVoucherEnds(
  db: Queryable,
  pesertaIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ id: number; until: string }>(sql`
    select id_peserta as id, min(valid_until)::text as until from voucher
    where id_peserta = any(${sql.param([...pesertaIds])}::int[]) and status in ('TERIKAT', 'DIBEKUKAN')
    group by id_peserta`);
  return new Map(rows.map(({ id, until }) => [id, until]));
}

/** Whether a registration holds a voucher or has used one. */
export async function hasVoucher(db: Queryable, pesertaId: number): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select 1 from voucher
      where id_peserta = ${pesertaId} and status in ('TERIKAT', 'TERPAKAI', 'DIBEKUKAN')) as found`);
  return rows[0]?.found ?? false;
}
