import { and, eq, sql } from 'drizzle-orm';
import { addDays } from '#contract/core/values/day.ts';
import { dayInZone, toInstant } from '#contract/core/values/zone.ts';
import { callScope } from '#contract/core/endpoint.ts';
import { closedReason } from '#contract/domains/jadwal/index.ts';
import {
  maxPreparedPeople,
  maxPreparedVouchers,
  type OfflineActHead,
  type luringCalls,
} from '#contract/domains/luring/index.ts';
import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import { findOpenings } from '#server/domains/jadwal/index.ts';
import {
  findPreparedPeople,
  findPreparedVaccines,
  resolveFaskes,
} from '#server/domains/vaksinasi/index.ts';
import { findPreparedVouchers } from '#server/domains/voucher/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { auditLog, session } from '#server/platform/db/schema/index.ts';
import { getDevice } from './device.ts';

/** Returns when the session ends at the latest. */
async function sessionEnd({ db, user }: Context): Promise<Date> {
  const [found] = await db
    .select({ expiresAt: session.expiresAt })
    .from(session)
    .where(eq(session.id, user.sessionId));
  if (!found) throw new Error('The session of the caller was not found.');
  return new Date(found.expiresAt);
}

const prepareAction = 'vaksinasi.prepareDay';

/** Whether the device of an act prepared a day of its facility at the time that the act names, by the audit log. */
export async function wasPrepared(
  { db }: Pick<Context, 'db'>,
  { akun, disiapkan, idFaskes, perangkat }: OfflineActHead,
): Promise<boolean> {
  const found = await db.$count(
    auditLog,
    and(
      eq(auditLog.at, disiapkan),
      eq(auditLog.actorId, akun),
      eq(auditLog.action, prepareAction),
      sql`${auditLog.after} @> ${JSON.stringify({ perangkat, idFaskes })}::jsonb`,
    ),
  );
  return found > 0;
}

/** Prepares the day of the caller's own facility for a registered browser of theirs. */
export const prepare: Handler<typeof luringCalls.prepare> = async (ctx, { body }) => {
  await getDevice(ctx, body.perangkat);
  const faskes = await resolveFaskes(ctx, undefined);
  const day = dayInZone(ctx.now, faskes.zone);
  const one = { faskesId: faskes.id, day, bhbuId: undefined };
  const { orang, tidakTermuat } = await findPreparedPeople(ctx, one, maxPreparedPeople);
  const scope = callScope(ctx.user, voucherCalls.use);
  const voucher = scope
    ? await findPreparedVouchers({ ...ctx, scope }, faskes.id, maxPreparedVouchers)
    : [];
  const opening = (await findOpenings(ctx.db, day, [faskes.id])).get(faskes.id);
  const closed = opening && closedReason(opening, day);
  const midnight = toInstant({ day: addDays(day, 1), time: '00:00' }, faskes.zone);
  const end = await sessionEnd(ctx);
  await ctx.audit({
    action: prepareAction,
    resource: 'vaksinasi',
    recordLabel: faskes.name,
    after: {
      perangkat: body.perangkat,
      idFaskes: faskes.id,
      tanggal: day,
      jumlahPeserta: orang.length,
      jumlahVoucher: voucher.length,
    },
  });
  return {
    disiapkan: ctx.now.toISOString(),
    berlakuSampai: (end < midnight ? end : midnight).toISOString(),
    tanggal: day,
    idFaskes: faskes.id,
    namaFaskes: faskes.name,
    zona: faskes.zone,
    tutup: closed ? ctx.render(closed) : null,
    orang,
    tidakTermuat,
    vaksin: await findPreparedVaccines(ctx, orang, one),
    voucher,
  };
};
