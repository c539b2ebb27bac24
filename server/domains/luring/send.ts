import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { fillPath } from '#contract/core/path.ts';
import type {
  OfflineAct,
  OfflineActHead,
  SentAct,
  luringCalls,
} from '#contract/domains/luring/index.ts';
import { vaksinasiCalls } from '#contract/domains/vaksinasi/index.ts';
import { findLostUse } from '#server/domains/voucher/index.ts';
import { withPrecheck, type Context, type Handler } from '#server/platform/context.ts';
import { offlineAct } from '#server/platform/db/schema/index.ts';
import { findAnswerOfKey } from '#server/platform/http/idempotency.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { assertSigned, getDevice, limitActs } from './device.ts';
import { wasPrepared } from './prepare.ts';
import { reasonOf } from './reason.ts';
import { refusedBy, runAct } from './run-act.ts';
import { auditedPerson, findPerson } from './act-person.ts';
import { parseAct, parseHead, refusalOf, sealAct, tryParseAct } from './stored-act.ts';

/** Refused acts of a facility that may wait for a decision. */
const maxOpen = 1000;

/** Days after which an act is not recorded by itself, and minutes by which the clock of a device may be ahead. */
const maxAgeDays = 31;
const clockSkewMinutes = 10;
/** A day is prepared at most this many hours before an act. */
const maxPreparedHours = 24;

const hour = 3_600_000;

/**
 * Checks that the caller did the act with this device, at their facility or at the one where they prepared the day
 * before they moved, and not in the future.
 * @throws Problem 422
 */
async function assertOwn(ctx: Context, head: OfflineActHead, perangkat: string): Promise<void> {
  const { user, now } = ctx;
  const isOwn = head.akun === user.id && head.perangkat === perangkat;
  if (!isOwn || !(head.idFaskes === user.faskesId || (await wasPrepared(ctx, head)))) {
    throw invalidField('tindakan', message('luring.otherAccount'));
  }
  if (Date.parse(head.pada) > now.getTime() + clockSkewMinutes * 60_000) {
    throw invalidField('tindakan', message('luring.badTime'));
  }
}

/** Checks what an act needs to be recorded without a decision. @throws Problem 422 */
function assertCurrent({ user, now }: Context, act: OfflineAct): void {
  const [at, prepared] = [Date.parse(act.pada), Date.parse(act.disiapkan)];
  const isTimely =
    at >= now.getTime() - maxAgeDays * 24 * hour &&
    prepared <= at &&
    prepared >= at - maxPreparedHours * hour;
  if (!isTimely) throw invalidField('tindakan', message('luring.badTime'));
  if (act.idFaskes !== user.faskesId) {
    throw invalidField('tindakan', message('luring.earlierFacility'));
  }
}

/** Returns the use of a voucher that an act repeats because its answer was lost. */
async function findLostUseOf(ctx: Context, act: Extract<OfflineAct, { jenis: 'VOUCHER' }>) {
  const { idPeserta, idFaskes, pada } = act;
  const { idVoucher, dosis } = act.isi;
  // A dose that was not given uses no voucher.
  if (dosis && dosis.hasil !== 'DIBERIKAN') return undefined;
  const use = { idVoucher, idPeserta, idFaskes, at: new Date(pada), withDose: dosis !== undefined };
  const found = await findLostUse(ctx, use);
  if (!found) return undefined;
  const { idDosis, usedAt } = found;
  // The use that another act recorded is no answer of this one.
  const isOfAct = idDosis
    ? eq(offlineAct.doseId, idDosis)
    : and(
        eq(offlineAct.jenis, 'VOUCHER'),
        eq(offlineAct.pesertaId, idPeserta),
        eq(offlineAct.pada, usedAt),
      );
  return (await ctx.db.$count(offlineAct, isOfAct)) > 0 ? undefined : { idDosis };
}

/** Returns the call that an act would have been with a network, when its answer is stored by its key. */
function ownCall(act: OfflineAct): { readonly method: string; readonly path: string } | undefined {
  if (act.jenis === 'KUNJUNGAN') return vaksinasiCalls.record;
  if (act.jenis !== 'KIPI' || !act.isi.idDosis) return undefined;
  const { method, path } = vaksinasiCalls.addKipi;
  return { method, path: fillPath(path, { id: act.isi.idDosis }) };
}

/** Returns the id of the visit that the call of an act recorded when its answer was lost. */
async function findLostAnswer(ctx: Context, act: OfflineAct) {
  if (act.jenis === 'VOUCHER') return await findLostUseOf(ctx, act);
  const call = ownCall(act);
  if (!call) return undefined;
  const { db, user, now } = ctx;
  const answer = await findAnswerOfKey(db, { user, key: act.id, now, ...call });
  if (answer === undefined) return undefined;
  const { id, idDosis } = answer as { readonly id: number; readonly idDosis?: number };
  return { idDosis: act.jenis === 'KIPI' ? (idDosis ?? null) : id };
}

/** Refuses further acts while too many wait. @throws Problem 409 */
async function assertRoom({ db }: Context, idFaskes: number): Promise<void> {
  const open = await db.$count(
    offlineAct,
    and(eq(offlineAct.faskesId, idFaskes), eq(offlineAct.status, 'KONFLIK')),
  );
  if (open >= maxOpen) throw new Problem('KEADAAN_SALAH', message('luring.tooManyOpen'));
}

/**
 * Takes an act in: it is run by the rules, or waits for a decision with the reason of its refusal. So does one that the
 * contract does not know or that comes too late, because it would wait on its device for ever.
 */
async function takeIn(ctx: Context, act: OfflineActHead, sent: Sent): Promise<SentAct> {
  const known = tryParseAct(sent.teks);
  const lost = known && (await findLostAnswer(ctx, known));
  let idDosis = lost?.idDosis ?? null;
  const refused = lost
    ? null
    : await refusedBy(ctx, async () => {
        const whole = parseAct(sent.teks);
        assertCurrent(ctx, whole);
        idDosis = await runAct(ctx, whole);
      });
  const { pesertaId, isErased, auditedId } = await findPerson(ctx, act);
  if (refused && !isErased) await assertRoom(ctx, act.idFaskes);
  const penolakan = refused && refusalOf(refused);
  const status = !refused ? 'DITERIMA' : isErased ? 'DIBUANG' : 'KONFLIK';
  const content = { teks: sent.teks, tandaTangan: sent.tandaTangan, penolakan };
  await ctx.db.insert(offlineAct).values({
    id: act.id,
    deviceId: act.perangkat,
    userId: ctx.user.id,
    userName: ctx.user.fullName,
    faskesId: act.idFaskes,
    jenis: act.jenis,
    status,
    pada: act.pada,
    receivedAt: ctx.now.toISOString(),
    pesertaId,
    doseId: refused ? null : idDosis,
    textHash: sent.hash,
    isi: isErased ? null : sealAct(ctx.deps.keys, content),
  });
  await ctx.audit({
    action: refused ? 'vaksinasi.refuseOffline' : 'vaksinasi.acceptOffline',
    ...auditedPerson(act, auditedId),
    after: { tindakan: act.id, jenis: act.jenis, pada: act.pada, perangkat: act.perangkat },
  });
  return {
    id: act.id,
    status,
    idDosis: refused ? null : idDosis,
    alasan: penolakan && reasonOf(ctx, penolakan),
  };
}

interface Sent {
  readonly teks: string;
  readonly tandaTangan: string;
  readonly hash: string;
}

/** Takes one signed act in, once: a repeated one gets what became of it. */
const takeOnce: Handler<typeof luringCalls.send> = async (ctx, { body }) => {
  const device = await getDevice(ctx, body.perangkat);
  assertSigned(device, body.tindakan, body.tandaTangan);
  const act = parseHead(body.tindakan);
  await assertOwn(ctx, act, body.perangkat);
  const hash = createHash('sha256').update(body.tindakan).digest('hex');
  // Of two copies at the same moment the second waits for the first.
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${act.id}, 51))`);
  const [known] = await ctx.db.select().from(offlineAct).where(eq(offlineAct.id, act.id));
  if (known) {
    if (known.textHash !== hash || known.userId !== ctx.user.id) {
      throw new Problem('KUNCI_DIPAKAI', message('luring.idReused'));
    }
    return { id: known.id, status: known.status, idDosis: known.doseId, alasan: null };
  }
  const { tandaTangan, tindakan: teks } = body;
  return await takeIn(ctx, act, { teks, tandaTangan, hash });
};

/** Counts the act in the limit of the account, and takes it in. @throws Problem 429 */
export const send = withPrecheck(takeOnce, limitActs);
