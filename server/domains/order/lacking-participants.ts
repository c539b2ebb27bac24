import { sql } from 'drizzle-orm';
import { vaccinationTypeOf } from '#contract/domains/order/record.ts';

/** States of an order in force whose doses are not all shipped yet. */
const awaitingStates = [
  'MENUNGGU_BAYAR',
  'DIBAYAR_SEBAGIAN',
  'LUNAS',
  'DIJADWALKAN',
  'DIKIRIM_SEBAGIAN',
] as const;

/** People for whom an order has complete courses. */
const orderedPeople = sql`(
  select sum(ceil(coalesce(l.qty_disetujui, l.jumlah_dosis)::numeric / coalesce(l.dosis_per_orang, 1)))
  from order_line l where l.id_order = "order"."id")`;

/** Valid, active participants of the order's company and kind. */
const validPeople = sql`(
  select coalesce(sum(c.n), 0) from peserta_count c
  where c.bhbu_id = "order"."bhbu_id" and not c.is_voucher and c.is_valid and c.is_active
    and c.vaccination_type = case "order"."jenis"
      when 'BOOSTER' then ${vaccinationTypeOf.BOOSTER}::int else ${vaccinationTypeOf.REGULER}::int end)`;

/**
 * Condition for the orders for which the company has too few participants: it hands over the data of as many
 * people as it ordered doses for, before they are shipped (Permenkes 10/2021). The check of an order's
 * participants (`/WorkOrder/cekpeserta`) counts alike.
 */
export const lacksParticipants = sql<boolean>`("order"."status" in ${[...awaitingStates]}
  and ${validPeople} < ${orderedPeople})`;
