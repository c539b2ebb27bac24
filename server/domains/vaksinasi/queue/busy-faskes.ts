import { sql } from 'drizzle-orm';
import { dayInZone } from '#contract/core/values/zone.ts';
import {
  maxQueueFaskes,
  type QueueFaskes,
  type vaksinasiCalls,
} from '#contract/domains/vaksinasi/index.ts';
import type { Handler } from '#server/platform/context.ts';
import { zoneOfFaskes } from '#server/platform/db/facility-zone.ts';

/**
 * Lists the facilities in scope that have planned participants on a day or serious adverse events
 * to report; the events come first, because they have a deadline.
 */
export const listBusyFaskes: Handler<typeof vaksinasiCalls.faskes> = async (ctx, { query }) => {
  const { db, scope, user } = ctx;
  const day =
    query.tanggal ??
    dayInZone(ctx.now, scope === 'all' ? 'WIB' : await zoneOfFaskes(db, user.faskesId));
  const inScope = scope === 'all' ? sql`true` : sql`f.id = ${user.faskesId}`;
  const { rows } = await db.execute<QueueFaskes & Record<string, unknown>>(sql`
    select f.id, f.nama_faskes as "namaFaskes", r.n as rencana,
      coalesce(k.n, 0)::int as "kipiBelumDilaporkan"
    from faskes f
    cross join lateral (
      select count(*)::int as n from peserta p
      where p.faskes_id = f.id and p.rencana_tanggal = ${day} and p.deleted_at is null
        and p.is_active and p.vaccination_type in (0, 1)
    ) r
    left join (
      select d.faskes_id, count(*) as n from kipi join dose d on d.id = kipi.dose_id
      where kipi.serius and kipi.reported_at is null group by d.faskes_id
    ) k on k.faskes_id = f.id
    where ${inScope} and f.deleted_at is null and (r.n > 0 or k.n > 0)
    order by k.n is null, r.n desc, f.nama_faskes, f.id
    limit ${maxQueueFaskes}`);
  return { data: rows };
};
