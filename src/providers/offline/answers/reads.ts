import type { CallInput, CallResponse } from '#contract/core/endpoint.ts';
import { defaultPageSize, toPage } from '#contract/core/list.ts';
import { nameKey } from '#contract/core/values/name.ts';
import { parsePhone } from '#contract/core/values/phone.ts';
import {
  isOtherType,
  type QueueEntry,
  type vaksinasiCalls,
} from '#contract/domains/vaksinasi/index.ts';
import { offline } from '#texts/offline.ts';
import { choicesFor, countPeople, queuePeople } from '../dayOverlay.ts';
import { unreachable } from '../../api/http.ts';
import { givenOfBatch } from './givenOfBatch.ts';
import { personOf, type Known } from './known.ts';

type Calls = typeof vaksinasiCalls;

/** The facility and the day of a question or of an answer; without them, those of the prepared day. */
interface OfDay {
  readonly idFaskes?: number | string | undefined;
  readonly tanggal?: string | undefined;
}

/** Whether something is about the prepared day and its facility. */
export const isOfDay = ({ day }: Known, { idFaskes, tanggal }: OfDay): boolean =>
  (idFaskes === undefined || Number(idFaskes) === day.idFaskes) &&
  (tanggal === undefined || tanggal === day.tanggal);

/** Rejects a question about another facility or day. @throws CallError */
function assertOfDay(known: Known, asked: OfDay): void {
  if (!isOfDay(known, asked)) throw unreachable();
}

const ofCompany = ({ people }: Known, idBHBU: number | string | undefined) =>
  idBHBU === undefined ? people : people.filter(({ antrean }) => antrean.idBHBU === Number(idBHBU));

/** The queue of the day. */
export function listQueue(
  known: Known,
  { query = {} }: CallInput<Calls['list']>,
): CallResponse<Calls['list']> {
  assertOfDay(known, query);
  const { day } = known;
  const people = ofCompany(known, query.idBHBU);
  const found = queuePeople(people, query.status, query.urut ?? 'HADIR');
  const pageNumber = Number(query.pageNumber ?? 1);
  const pageSize = Number(query.pageSize ?? defaultPageSize);
  const start = (pageNumber - 1) * pageSize;
  return {
    ...toPage(found.slice(start, start + pageSize), found.length, { pageNumber, pageSize }),
    tanggal: day.tanggal,
    idFaskes: day.idFaskes,
    namaFaskes: day.namaFaskes,
    tutup: day.tutup,
    hitungan: countPeople(people),
  };
}

const maxFound = 20;

/**
 * Returns what finds a person like the search of the server: a telephone number, a part of the name, or the last four
 * digits of the NIK, of which the day has no more; here also those of the telephone number.
 */
function searchOf(text: string): (one: QueueEntry) => boolean {
  const end = text.trim();
  if (/^\d{4}$/.test(end)) {
    return ({ nik, noHP }) => [nik, noHP].some(number => number?.endsWith(end));
  }
  const [phone, name] = [parsePhone(text), nameKey(text)];
  return ({ nama, noHP }) => (phone !== null && noHP === phone) || nameKey(nama).includes(name);
}

/** People of the day whom a search finds. */
export function findPeople(
  known: Known,
  { body }: CallInput<Calls['find']>,
): CallResponse<Calls['find']> {
  assertOfDay(known, body);
  const text = nameKey(body.cari);
  const found = ofCompany(known, body.idBHBU)
    .map(({ antrean }) => antrean)
    .filter(searchOf(body.cari))
    .toSorted((one, other) => {
      const isFirst = ({ nama }: { readonly nama: string }) => nameKey(nama).startsWith(text);
      return Number(isFirst(other)) - Number(isFirst(one)) || one.nama.localeCompare(other.nama);
    });
  return { data: found.slice(0, maxFound), lebih: found.length > maxFound };
}

/** A person of the day with the visits of their registration. */
export function visitsOf(
  known: Known,
  { params, query = {} }: CallInput<Calls['ofPeserta']>,
): CallResponse<Calls['ofPeserta']> {
  assertOfDay(known, query);
  const { antrean, dosis } = personOf(known, Number(params.id));
  return { peserta: antrean, dosis };
}

type ChosenBatch = CallResponse<Calls['vaccines']>['batch'][number];

/** Returns batches with what is left after the doses without network for a person, or for anyone. */
export const stockLeft = (
  known: Known,
  batches: readonly ChosenBatch[],
  person: QueueEntry | undefined,
): ChosenBatch[] =>
  batches.map(one => ({
    ...one,
    stok:
      one.stok === null
        ? null
        : Math.max(0, one.stok - givenOfBatch(known, one.id, person?.idBHBU)),
  }));

/** The vaccines and batches of the day, with what is left after the doses without network. */
export function listVaccines(
  known: Known,
  { query = {} }: CallInput<Calls['vaccines']>,
): CallResponse<Calls['vaccines']> {
  assertOfDay(known, query);
  const { day } = known;
  const person =
    query.idPeserta === undefined ? undefined : personOf(known, Number(query.idPeserta)).antrean;
  const choices = choicesFor(day, person);
  const batch = stockLeft(known, choices.batch, person);
  const rank = ({ stok, tipe }: (typeof batch)[number]): number =>
    (person && isOtherType(tipe, person.vaccinationType) ? 2 : 0) + (stok === 0 ? 1 : 0);
  const isKnown =
    query.idBatch === undefined ||
    choicesFor(day, undefined).batch.some(({ id }) => id === Number(query.idBatch));
  return {
    ...choices,
    batch: batch.toSorted((one, other) => rank(one) - rank(other)),
    halangan: isKnown ? null : offline.batch_unknown,
  };
}
