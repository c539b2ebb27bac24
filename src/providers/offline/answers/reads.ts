import type { CallInput, CallResponse } from '#contract/core/endpoint.ts';
import { defaultPageSize, toPage } from '#contract/core/list.ts';
import { nameKey } from '#contract/core/values/name.ts';
import { isOtherType, type vaksinasiCalls } from '#contract/domains/vaksinasi/index.ts';
import { offline } from '#texts/offline.ts';
import { choicesFor, countPeople, queuePeople } from '../dayOverlay.ts';
import { unreachable } from '../refused.ts';
import { givenOfBatch } from './givenOfBatch.ts';
import { personOf, type Known } from './known.ts';

type Calls = typeof vaksinasiCalls;

/** Rejects a question about another facility or day. @throws CallError */
function assertOfDay(
  { day }: Known,
  asked: {
    readonly idFaskes?: number | string | undefined;
    readonly tanggal?: string | undefined;
  },
): void {
  const isFacility = asked.idFaskes === undefined || Number(asked.idFaskes) === day.idFaskes;
  const isDay = asked.tanggal === undefined || asked.tanggal === day.tanggal;
  if (!isFacility || !isDay) throw unreachable();
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

/** People of the day whose name or telephone number has a text; the NIK is masked and not searched. */
export function findPeople(
  known: Known,
  { body }: CallInput<Calls['find']>,
): CallResponse<Calls['find']> {
  assertOfDay(known, body);
  const text = nameKey(body.cari);
  const digits = body.cari.replace(/\D/g, '');
  const found = ofCompany(known, body.idBHBU)
    .map(({ antrean }) => antrean)
    .filter(
      ({ nama, noHP }) =>
        nameKey(nama).includes(text) || (digits.length >= 3 && noHP?.includes(digits)),
    )
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
  const batch = choices.batch.map(one => ({
    ...one,
    stok:
      one.stok === null
        ? null
        : Math.max(0, one.stok - givenOfBatch(known, one.id, person?.idBHBU)),
  }));
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
