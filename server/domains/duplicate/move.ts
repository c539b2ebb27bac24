import { and, eq, inArray, sql } from 'drizzle-orm';
import type { LockedRow } from '#server/domains/peserta/index.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import {
  arrival,
  certificate,
  contact,
  dose,
  voucher,
  type MovedRows,
} from '#server/platform/db/schema/index.ts';

type Owner = Pick<LockedRow, 'id' | 'userId'>;

/** Finds what belongs to a registration. KIPI reports belong to a visit and go with it. */
export async function findBelongings(db: Queryable, pesertaId: number): Promise<MovedRows> {
  const idsOf = (rows: { id: number }[]): number[] => rows.map(({ id }) => id);
  return {
    dose: idsOf(await db.select({ id: dose.id }).from(dose).where(eq(dose.pesertaId, pesertaId))),
    voucher: idsOf(
      await db.select({ id: voucher.id }).from(voucher).where(eq(voucher.idPeserta, pesertaId)),
    ),
    certificate: idsOf(
      await db
        .select({ id: certificate.id })
        .from(certificate)
        .where(eq(certificate.idPeserta, pesertaId)),
    ),
    arrival: idsOf(
      await db.select({ id: arrival.id }).from(arrival).where(eq(arrival.pesertaId, pesertaId)),
    ),
    contact: idsOf(
      await db.select({ id: contact.id }).from(contact).where(eq(contact.pesertaId, pesertaId)),
    ),
  };
}

/**
 * Moves rows from one registration to another; those that belong to it no longer stay where they are. Of
 * two arrivals on one day, that of the receiver stays.
 */
export async function moveRows(
  db: Queryable,
  rows: MovedRows,
  from: Owner,
  to: Owner,
): Promise<void> {
  if (rows.dose.length > 0) {
    await db
      .update(dose)
      // Doses are counted for the user who registered the participant.
      .set({ pesertaId: to.id, userId: to.userId })
      .where(and(eq(dose.pesertaId, from.id), inArray(dose.id, [...rows.dose])));
  }
  if (rows.voucher.length > 0) {
    await db
      .update(voucher)
      .set({ idPeserta: to.id })
      .where(and(eq(voucher.idPeserta, from.id), inArray(voucher.id, [...rows.voucher])));
  }
  if (rows.certificate.length > 0) {
    await db.execute(sql`select set_config('portal.merging_peserta', 'on', true)`);
    await db
      .update(certificate)
      .set({ idPeserta: to.id })
      .where(
        and(eq(certificate.idPeserta, from.id), inArray(certificate.id, [...rows.certificate])),
      );
    await db.execute(sql`select set_config('portal.merging_peserta', 'off', true)`);
  }
  if (rows.arrival.length > 0) {
    await db.execute(sql`
      update ${arrival} a set peserta_id = ${to.id}
      where a.peserta_id = ${from.id} and a.id = any(${sql.param([...rows.arrival])}::int[])
        and not exists (
          select from ${arrival} t where t.peserta_id = ${to.id} and t.tanggal = a.tanggal
        )`);
  }
  if (rows.contact.length > 0) {
    await db
      .update(contact)
      .set({ pesertaId: to.id })
      .where(and(eq(contact.pesertaId, from.id), inArray(contact.id, [...rows.contact])));
  }
}
