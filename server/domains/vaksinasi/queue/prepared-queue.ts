import { and, inArray, isNull } from 'drizzle-orm';
import type { PreparedDay, PreparedPerson } from '#contract/domains/luring/index.ts';
import type { Dose } from '#contract/domains/vaksinasi/index.ts';
import type { Context } from '#server/platform/context.ts';
import { dose } from '#server/platform/db/schema/index.ts';
import { vaccines } from '../vaccine/vaccine.ts';
import { findVisits } from '../visits/read.ts';
import { findArrivals } from './arrival.ts';
import { findQueuePage, type QueueRow } from './day-query.ts';
import { findQueueCandidates, toQueueEntry } from './queue-entry.ts';
import type { QueueDay } from './second-dose-due.ts';

/** Why someone of the day's queue is in it. */
const reasonOf = ({ planned, due }: QueueRow): PreparedPerson['sebab'] =>
  planned === undefined ? 'TERLAMBAT' : planned ? 'RENCANA' : due ? 'JATUH_TEMPO' : 'TANPA_RENCANA';

/** Finds the rows of a day's queue, then those whose second dose is overdue, up to a number. */
async function findRows({ db }: Pick<Context, 'db'>, one: QueueDay, max: number) {
  const page = { pageNumber: 1, pageSize: max + 1 };
  const today = await findQueuePage(db, one, { ...page, status: undefined });
  const known = new Set(today.map(({ id }) => id));
  const overdue = await findQueuePage(db, one, { ...page, status: 'TERLAMBAT' });
  const all = [...today, ...overdue.filter(({ id }) => !known.has(id))];
  return { rows: all.slice(0, max), left: Math.max(0, all.length - max) };
}

/** Returns the visits of registrations that were not cancelled, by registration, the last one first. */
async function findVisitsOf(
  { db }: Pick<Context, 'db'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Dose[]>> {
  if (ids.length === 0) return new Map();
  const found = await findVisits(
    db,
    and(inArray(dose.pesertaId, [...ids]), isNull(dose.dibatalkan)),
  );
  const byPeserta = new Map<number, Dose[]>(ids.map(id => [id, []]));
  for (const visit of found) byPeserta.get(visit.idPeserta)?.push(visit);
  return byPeserta;
}

/**
 * Finds the people of a facility's day with the facts of the dose rules, those whose second dose is overdue included.
 * @returns also how many found no room
 */
export async function findPreparedPeople(
  ctx: Pick<Context, 'db' | 'render'>,
  one: QueueDay,
  max: number,
): Promise<Pick<PreparedDay, 'orang' | 'tidakTermuat'>> {
  const { rows, left } = await findRows(ctx, one, max);
  const ids = rows.map(({ id }) => id);
  const candidates = await findQueueCandidates(ctx.db, ids);
  const visits = await findVisitsOf(ctx, ids);
  const arrivals = await findArrivals(ctx.db, ids, one.day);
  const orang = rows.flatMap(row => {
    const candidate = candidates.get(row.id);
    if (!candidate) return [];
    const dosis = visits.get(row.id) ?? [];
    const today = dosis.find(({ id }) => id === row.visit);
    const antrean = toQueueEntry(candidate, one.day, today, arrivals.get(row.id), ctx.render);
    const { doses } = candidate;
    return [
      {
        antrean,
        aturan: { ...doses, otherDoses: [...doses.otherDoses] },
        sebab: reasonOf(row),
        dosis,
      },
    ];
  });
  return { orang, tidakTermuat: left };
}

/** Finds the vaccines and batches for the people of each company and type of a day, and for all of them. */
export async function findPreparedVaccines(
  ctx: Context,
  orang: readonly PreparedPerson[],
  { faskesId, day }: QueueDay,
): Promise<PreparedDay['vaksin']> {
  const query = { idFaskes: faskesId, tanggal: day };
  const pilihan = await vaccines(ctx, { query, params: undefined, body: undefined });
  const found: PreparedDay['vaksin'] = [{ idBHBU: null, jenis: null, pilihan }];
  for (const { antrean } of orang) {
    const { id, idBHBU, vaccinationType } = antrean;
    if (found.some(one => one.idBHBU === idBHBU && one.jenis === vaccinationType)) continue;
    const input = { query: { ...query, idPeserta: id }, params: undefined, body: undefined };
    found.push({ idBHBU, jenis: vaccinationType, pilihan: await vaccines(ctx, input) });
  }
  return found;
}
