import { sql } from 'drizzle-orm';
import type { Recipient } from '#contract/core/lifecycle.ts';
import { recordPath } from '#contract/record-pages.ts';
import { transaction, type Db } from '#server/platform/db/client.ts';
import { deliveryReminder } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { systemContext } from '#server/platform/lifecycle/lifecycle.ts';
import { notifyAccounts } from '#server/platform/notification/notify.ts';
import type { TableJob } from '#server/platform/scheduler/scheduler.ts';
import { callsForFollowUp } from './calls-for-follow-up.ts';

/** What people are reminded of. */
const kinds = {
  /** The facility has not confirmed, and the departure is near. */
  confirmDue: ['ownerFaskes'],
  /** The departure is tomorrow or today. */
  departureDue: ['EM', 'PS'],
  /** The planned day of departure, or of arrival, has passed. */
  departureLate: ['EM', 'PS', 'AM'],
  arrivalLate: ['EM', 'PS', 'ownerFaskes'],
  /** A shipment arrived on an earlier day and its handover record is not signed. */
  receiptDue: ['ownerFaskes', 'ownerBhbu', 'EM'],
  /** A follow-up was made on an earlier day and is not issued. */
  followUpDue: ['EM', 'PS'],
  /** A signed receipt calls for a follow-up that was not made, or was cancelled. */
  followUpMissing: ['EM', 'PS'],
  /** The planned delivery of a paid order is near and a part of it is not shipped. */
  deliveryDue: ['EM', 'PS'],
} as const satisfies Readonly<Record<string, readonly Exclude<Recipient, 'pemohon'>[]>>;
type Kind = keyof typeof kinds;

/** A reminder that may be due; it is sent once for each deadline. */
interface Due extends Record<string, unknown> {
  readonly resource: 'order' | 'workOrder';
  readonly id: number;
  readonly jenis: Kind;
  readonly tenggat: string;
  readonly nama: string;
  readonly idBHBU: number;
  readonly idFaskes: number | null;
}

/** Finds what is due on a day and was not sent. */
async function findDue(db: Db, today: string): Promise<Due[]> {
  const { rows } = await db.execute<Due>(sql`
    with work as (
      select w.*, (w.waktu_tiba at time zone 'Asia/Jakarta')::date as hari_tiba,
        (w.created_at at time zone 'Asia/Jakarta')::date as hari_dibuat
      from work_order w
      where w.status in ('DRAFT', 'TERBIT', 'DIKONFIRMASI_FASKES', 'DIKEMAS', 'DIKIRIM', 'TIBA',
        'SELISIH')
        or w.status = 'DITERIMA' and w.jenis <> 'AMBIL_KEMBALI' and exists (
          select 1 from work_order_line l
          where l.id_work_order = w.id and l.kurang + l.lebih + l.diganti > 0)),
    due as (
      select id, 'confirmDue' as jenis, tanggal_kirim as tenggat from work
        where status = 'TERBIT' and jawaban_faskes is null
          and tanggal_kirim between ${today}::date and ${today}::date + 3
      union all
      select id, 'departureDue', tanggal_kirim from work
        where status in ('DIKONFIRMASI_FASKES', 'DIKEMAS')
          and tanggal_kirim between ${today}::date and ${today}::date + 1
      union all
      select id, 'departureLate', tanggal_kirim from work
        where status in ('TERBIT', 'DIKONFIRMASI_FASKES', 'DIKEMAS')
          and tanggal_kirim < ${today}::date
      union all
      select id, 'arrivalLate', tanggal_tiba from work
        where status = 'DIKIRIM' and tanggal_tiba < ${today}::date
      union all
      select id, 'receiptDue', hari_tiba from work
        where status in ('TIBA', 'SELISIH') and hari_tiba < ${today}::date
      union all
      select id, 'followUpDue', hari_dibuat from work
        where status = 'DRAFT' and id_induk is not null and hari_dibuat < ${today}::date
      union all
      select id, 'followUpMissing', (modified_at at time zone 'Asia/Jakarta')::date from work
        where status = 'DITERIMA' and (modified_at at time zone 'Asia/Jakarta')::date < ${today}::date
          and ${callsForFollowUp(sql.raw('work'))}),
    order_due as (
      select o.id, o.no_order, o.bhbu_id,
        coalesce(o.tanggal_rencana, min(l.tanggal_vaksinasi)) as tenggat
      from "order" o join order_line l on l.id_order = o.id
      where o.status in ('LUNAS', 'DIJADWALKAN', 'DIKIRIM_SEBAGIAN')
        and l.qty_kirim < coalesce(l.qty_disetujui, l.jumlah_dosis)
      group by o.id)
    select * from (
      select 'workOrder' as resource, due.id, due.jenis, due.tenggat::text as tenggat,
        coalesce(work.no_wo, 'Draf perintah kerja') as nama,
        work.id_bhbu as "idBHBU", work.id_faskes as "idFaskes"
      from due join work on work.id = due.id
      union all
      select 'order', id, 'deliveryDue', tenggat::text, coalesce(no_order, ''), bhbu_id, null
      from order_due where tenggat <= ${today}::date + 7) found
    where not exists (
      select 1 from delivery_reminder sent
      where sent.resource = found.resource and sent.id_data = found.id
        and sent.jenis = found.jenis and sent.tenggat = found.tenggat::date)`);
  return rows;
}

/** Sends one reminder, unless another process has. */
async function remind(db: Db, now: Date, due: Due): Promise<void> {
  await transaction(db, async tx => {
    const { resource, id, jenis, tenggat } = due;
    const [inserted] = await tx
      .insert(deliveryReminder)
      .values({ resource, idData: id, jenis, tenggat })
      .onConflictDoNothing()
      .returning({ id: deliveryReminder.idData });
    if (!inserted) return;
    for (const recipient of kinds[jenis]) {
      await notifyAccounts(
        systemContext(tx, now),
        recipient,
        { bhbuId: due.idBHBU, faskesId: due.idFaskes },
        {
          resource,
          recordId: id,
          message: `${resource}.${jenis}`,
          params: { nama: due.nama, hari: tenggat },
          path: recordPath(resource === 'order' ? 'newWorkOrder' : 'workOrder', id),
          right: 'workOrder.receive',
        },
      );
    }
  });
}

/** Reminds people of deliveries whose days are near or have passed. */
export const remindOfDeliveries: TableJob = {
  name: 'remind of deliveries',
  runAll: async (db, now) => {
    for (const due of await findDue(db, dayInJakarta(now))) await remind(db, now, due);
  },
};
