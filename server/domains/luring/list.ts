import { and, asc, count, eq, sql, type SQL } from 'drizzle-orm';
import { toPage } from '#contract/core/list.ts';
import {
  maxKnownVisits,
  type OfflineAct,
  type OfflineActItem,
  type luringCalls,
} from '#contract/domains/luring/index.ts';
import { remainingPeserta } from '#server/domains/duplicate/index.ts';
import { findDosesOfPerson } from '#server/domains/vaksinasi/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { zoneColumn } from '#server/platform/db/facility-zone.ts';
import { batch, faskes, offlineAct, peserta, product } from '#server/platform/db/schema/index.ts';
import { countWaitingRows, dayOfInstant, type Waiting } from '#server/platform/db/waiting.ts';
import { reasonOf } from './reason.ts';
import { openAct, parseHead, tryParseAct } from './stored-act.ts';

type ActRow = typeof offlineAct.$inferSelect;

/** SQL condition of the acts that the caller may see: those of their facility. */
export function offlineActScope({ scope, user }: Pick<Context, 'scope' | 'user'>): SQL | undefined {
  if (scope === 'all') return undefined;
  return user.faskesId === null ? sql`false` : eq(offlineAct.faskesId, user.faskesId);
}

/** What an act records of a visit; null when it records none. */
function visitOf(act: OfflineAct) {
  if (act.jenis === 'KUNJUNGAN') return act.isi;
  return act.jenis === 'VOUCHER' ? (act.isi.dosis ?? null) : null;
}

/** Returns what the device recorded of a visit, with the names of the register. */
async function shownVisit({ db }: Context, act: OfflineAct): Promise<OfflineActItem['kunjungan']> {
  const visit = visitOf(act);
  if (!visit) return null;
  const [registered] = visit.idBatch
    ? await db
        .select({ batch: batch.nomor, vaksin: product.nama })
        .from(batch)
        .innerJoin(product, eq(product.id, batch.idProduk))
        .where(eq(batch.id, visit.idBatch))
    : [];
  return {
    hasil: visit.hasil,
    dosisKe: visit.dosisKe,
    alasan: visit.alasan ?? null,
    vaksin: registered?.vaksin ?? visit.vaksin ?? null,
    batch: registered?.batch ?? visit.batch ?? null,
    lokasi: visit.lokasi ?? null,
    vaksinator: visit.vaksinator ?? null,
    rencanaTanggal: visit.rencanaTanggal ?? null,
  };
}

/** Returns the registration of an act, in the caller's scope; undefined otherwise. */
async function findReachable({ db, scope, user }: Context, id: number) {
  const [found] = await db
    .select({ nama: peserta.nama, faskesId: peserta.faskesId, deletedAt: peserta.deletedAt })
    .from(peserta)
    .where(eq(peserta.id, id));
  return scope === 'all' || found?.faskesId === user.faskesId ? found : undefined;
}

type OtherSide = Pick<OfflineActItem, 'digabungKe' | 'diServer' | 'idPeserta'>;

/** Returns what the server knows of the person: the registration, the one that took over, and the visits. */
async function otherSide(ctx: Context, { pesertaId }: ActRow): Promise<OtherSide> {
  const named = pesertaId === null ? undefined : await findReachable(ctx, pesertaId);
  const ofNamed = { idPeserta: named ? pesertaId : null, digabungKe: null, diServer: [] };
  if (pesertaId === null) return ofNamed;
  const idPeserta = await remainingPeserta(ctx.db, pesertaId);
  const found = idPeserta === pesertaId ? named : await findReachable(ctx, idPeserta);
  if (!found || found.deletedAt !== null) return ofNamed;
  const visits = await findDosesOfPerson(ctx, idPeserta);
  return {
    ...ofNamed,
    digabungKe: idPeserta === pesertaId ? null : { idPeserta, nama: found.nama },
    diServer: visits.filter(({ dibatalkan }) => dibatalkan === null).slice(0, maxKnownVisits),
  };
}

/** Returns both sides of an act; the device's is empty once its period is over. */
async function toItem(
  ctx: Context,
  { act: row, zona }: { readonly act: ActRow; readonly zona: OfflineActItem['zona'] },
): Promise<OfflineActItem> {
  const stored = row.isi && openAct(ctx.deps.keys, row.isi);
  const act = stored && tryParseAct(stored.teks);
  const penolakan = stored?.penolakan ?? null;
  return {
    id: row.id,
    status: row.status,
    idDosis: row.doseId,
    alasan: penolakan && reasonOf(ctx, penolakan),
    jenis: row.jenis,
    idFaskes: row.faskesId,
    zona,
    pada: row.pada,
    diterima: row.receivedAt,
    akun: row.userName,
    nama: stored ? parseHead(stored.teks).nama : '',
    kunjungan: act ? await shownVisit(ctx, act) : null,
    isian: Object.keys(penolakan?.errors ?? {}),
    keputusan: row.decidedAt
      ? { oleh: row.decidedBy, pada: row.decidedAt, alasan: row.alasan ?? '' }
      : null,
    version: row.version,
    ...(await otherSide(ctx, row)),
  };
}

/** Lists acts that were sent, the longest waiting first. */
export const list: Handler<typeof luringCalls.list> = async (ctx, { query }) => {
  const { status, pageNumber, pageSize } = query;
  const where = and(
    offlineActScope(ctx),
    status === undefined ? undefined : eq(offlineAct.status, status),
  );
  const rows = await ctx.db
    .select({ act: offlineAct, zona: zoneColumn })
    .from(offlineAct)
    .innerJoin(faskes, eq(faskes.id, offlineAct.faskesId))
    .where(where)
    .orderBy(asc(offlineAct.receivedAt), asc(offlineAct.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
  const [total] = await ctx.db.select({ n: count() }).from(offlineAct).where(where);
  const items: OfflineActItem[] = [];
  for (const row of rows) items.push(await toItem(ctx, row));
  return toPage(items, total?.n ?? 0, query);
};

/** Counts the refused acts in scope that wait for a decision. */
export const countOfflineConflicts = (
  ctx: Pick<Context, 'db' | 'scope' | 'user'>,
): Promise<Waiting> =>
  countWaitingRows(
    ctx.db,
    offlineAct,
    and(eq(offlineAct.status, 'KONFLIK'), offlineActScope(ctx)),
    dayOfInstant(offlineAct.receivedAt),
  );
