import type {
  OfflineActInput,
  PreparedDay,
  PreparedPerson,
} from '#contract/domains/luring/index.ts';
import { toLocal } from '#contract/core/values/zone.ts';
import {
  isSeriousKipi,
  queueFacts,
  type Dose,
  type QueueCounts,
  type QueueEntry,
  type QueueOrder,
  type queueFilters,
  type VaccineChoices,
} from '#contract/domains/vaksinasi/index.ts';
import { renderMessage } from '#src/i18n/contractMessages.ts';
import type { KnownAct } from './offlineDay.ts';

type VisitAct = Extract<OfflineActInput, { jenis: 'KUNJUNGAN' }>;
type VisitFields = Omit<VisitAct['isi'], 'idFaskes' | 'idPeserta'>;

/** Id under which a visit is shown that the server has not confirmed. */
export const provisionalId = (nomor: number): number => -nomor;

/** Returns the number of the act that a provisional visit is of. */
export const provisionalNumber = (id: number): number => -id;

/** Returns what an act records of a visit; undefined when it records none. */
export function visitFieldsOf(act: OfflineActInput): VisitFields | undefined {
  if (act.jenis === 'KUNJUNGAN') return act.isi;
  return act.jenis === 'VOUCHER' ? (act.isi.dosis ?? undefined) : undefined;
}

/** Returns the vaccines and batches for a participant of the day; those of all without one. */
export function choicesFor(day: PreparedDay, person: QueueEntry | undefined): VaccineChoices {
  const own =
    person &&
    day.vaksin.find(
      ({ idBHBU, jenis }) => idBHBU === person.idBHBU && jenis === person.vaccinationType,
    );
  const all = day.vaksin.find(({ jenis }) => jenis === null);
  const found = own ?? all;
  if (!found) throw new Error('The prepared day has no vaccines.');
  return found.pilihan;
}

/** Returns the visit of an act as the server would record it. */
function provisionalVisit(
  day: PreparedDay,
  { antrean }: PreparedPerson,
  { nomor, act }: KnownAct,
  fields: VisitFields,
): Dose {
  const choices = choicesFor(day, antrean);
  const batch = choices.batch.find(({ id }) => id === fields.idBatch);
  const product = choices.produk.find(({ id }) => id === fields.idProduk);
  const local = toLocal(act.pada, day.zona);
  const isGiven = fields.hasil === 'DIBERIKAN';
  return {
    id: provisionalId(nomor),
    idPeserta: antrean.id,
    vaccinationType: antrean.vaccinationType,
    idFaskes: day.idFaskes,
    namaFaskes: day.namaFaskes,
    zona: day.zona,
    dosisKe: fields.dosisKe,
    hasil: fields.hasil,
    tanggal: fields.tanggal ?? local.day,
    jam: fields.jam ?? local.time,
    alasan: isGiven ? null : (fields.alasan ?? null),
    vaksin: isGiven ? (batch?.namaProduk ?? product?.name ?? fields.vaksin ?? null) : null,
    batch: isGiven ? (batch?.nomor ?? fields.batch ?? null) : null,
    kadaluarsa: isGiven ? (batch?.kedaluwarsa ?? fields.kadaluarsa ?? null) : null,
    alasanVaksin: fields.alasanVaksin ?? null,
    alasanBatch: fields.alasanBatch ?? null,
    lokasi: isGiven ? (fields.lokasi ?? null) : null,
    vaksinator: isGiven ? (fields.vaksinator ?? null) : null,
    rencanaBaru: fields.hasil === 'DITUNDA' ? (fields.rencanaTanggal ?? null) : null,
    idProduk: batch?.idProduk ?? fields.idProduk ?? null,
    idBatch: fields.idBatch ?? null,
    batchTidakTerdaftar: isGiven && !fields.idBatch,
    perbaikan: null,
    dibatalkan: null,
    dibatalkanOleh: null,
    alasanBatal: null,
    jumlahKipi: 0,
    kipiSerius: false,
    laporKipi: null,
    kipiDilaporkan: null,
    version: 1,
    createdAt: act.pada,
    createdBy: null,
    modifiedAt: act.pada,
    modifiedBy: null,
  };
}

/** Returns a person after the facts of the dose rules have changed. */
function withFacts(person: PreparedPerson, day: string): PreparedPerson {
  const { halangan, peringatan, ...facts } = queueFacts(person.aturan, day);
  return {
    ...person,
    antrean: {
      ...person.antrean,
      ...facts,
      dosisDiberikan: person.aturan.dosesGiven,
      tanggalVaksinasi: person.aturan.lastGivenOn,
      halangan: halangan && renderMessage(halangan),
      peringatan: peringatan && renderMessage(peringatan),
    },
  };
}

/** Returns a person after a visit without network. */
function withVisit(person: PreparedPerson, visit: Dose, day: string): PreparedPerson {
  const { antrean, aturan, dosis } = person;
  const isGiven = visit.hasil === 'DIBERIKAN';
  return withFacts(
    {
      ...person,
      antrean: {
        ...antrean,
        kunjungan: visit.tanggal === day ? visit : antrean.kunjungan,
        ...(isGiven && visit.vaccinationType === 0 && visit.vaksin !== null
          ? { vaksinSebelumnya: { idProduk: visit.idProduk, vaksin: visit.vaksin } }
          : {}),
      },
      aturan: isGiven
        ? {
            ...aturan,
            dosesGiven: aturan.dosesGiven + 1,
            lastGivenOn: visit.tanggal,
            ...(visit.vaccinationType === 1
              ? { lastBoosterOn: visit.tanggal }
              : { lastPrimaryOn: visit.tanggal }),
          }
        : aturan,
      dosis: [visit, ...dosis],
    },
    day,
  );
}

/** Returns a person after an adverse event without network was recorded on one of the doses. */
function withKipi(person: PreparedPerson, idDosis: number, isSerious: boolean): PreparedPerson {
  const noted = (visit: Dose): Dose =>
    visit.id === idDosis
      ? { ...visit, jumlahKipi: visit.jumlahKipi + 1, kipiSerius: visit.kipiSerius || isSerious }
      : visit;
  const { antrean, dosis } = person;
  return {
    ...person,
    antrean: { ...antrean, kunjungan: antrean.kunjungan && noted(antrean.kunjungan) },
    dosis: dosis.map(noted),
  };
}

/** Returns a person after one act. */
function afterAct(
  day: PreparedDay,
  person: PreparedPerson,
  known: KnownAct,
  acts: readonly KnownAct[],
): PreparedPerson {
  const { act } = known;
  if (act.jenis === 'HADIR') {
    const hadir = act.isi.hadir ? (person.antrean.hadir ?? act.pada) : null;
    return { ...person, antrean: { ...person.antrean, hadir } };
  }
  if (act.jenis === 'KIPI') {
    const { idDosis, tindakanDosis, kipi } = act.isi;
    const given = acts.find(({ act: other }) => other.id === tindakanDosis);
    const id = idDosis ?? (given ? provisionalId(given.nomor) : 0);
    return withKipi(person, id, isSeriousKipi(kipi.jenis) || kipi.meresahkan === true);
  }
  const fields = visitFieldsOf(act);
  return fields
    ? withVisit(person, provisionalVisit(day, person, known, fields), day.tanggal)
    : person;
}

/** Returns the people of a prepared day after what was done without network, in the order of the acts. */
export function peopleAfter(day: PreparedDay, acts: readonly KnownAct[]): PreparedPerson[] {
  const people = new Map(
    day.orang.map(one => [one.antrean.id, withFacts(one, day.tanggal)] as const),
  );
  for (const known of acts) {
    const person = people.get(known.act.idPeserta);
    if (person) people.set(known.act.idPeserta, afterAct(day, person, known, acts));
  }
  return [...people.values()];
}

/** The state of a person in the queue of the day. */
const stateOf = ({ antrean }: PreparedPerson) =>
  antrean.kunjungan?.hasil ?? (antrean.dosisBerikut === null ? 'LENGKAP' : 'BELUM');

/** Why a person is in the queue; someone who was overdue and came is in it, too. */
function reasonOf({ sebab, antrean }: PreparedPerson): PreparedPerson['sebab'] {
  const { kunjungan } = antrean;
  if (sebab !== 'TERLAMBAT' || kunjungan === null) return sebab;
  const isDueDose = kunjungan.dosisKe === 2 && kunjungan.hasil === 'DIBERIKAN';
  return isDueDose ? 'JATUH_TEMPO' : 'TANPA_RENCANA';
}

type QueueFilter = (typeof queueFilters)[number];

/** Whether a person belongs to a filter of the queue; to the day itself without one. */
export function isInFilter(person: PreparedPerson, filter: QueueFilter | undefined): boolean {
  const reason = reasonOf(person);
  if (filter === 'TERLAMBAT')
    return person.sebab === 'TERLAMBAT' && stateOf(person) !== 'DIBERIKAN';
  if (reason === 'TERLAMBAT') return false;
  return filter === undefined || stateOf(person) === filter || reason === filter;
}

/** Counts the people of a day like the server does. */
export function countPeople(people: readonly PreparedPerson[]): QueueCounts {
  const count = (filter?: QueueFilter): number =>
    people.filter(one => isInFilter(one, filter)).length;
  return {
    semua: count(),
    sisa: count('BELUM'),
    diberikan: count('DIBERIKAN'),
    ditunda: count('DITUNDA'),
    ditolak: count('DITOLAK'),
    lengkap: count('LENGKAP'),
    rencana: count('RENCANA'),
    jatuhTempo: count('JATUH_TEMPO'),
    tanpaRencana: count('TANPA_RENCANA'),
    terlambat: count('TERLAMBAT'),
  };
}

/** Returns the people of a filter of the queue in the order in which the server lists them. */
export function queuePeople(
  people: readonly PreparedPerson[],
  filter: QueueFilter | undefined,
  order: QueueOrder,
): QueueEntry[] {
  // After those who arrived come the others.
  const last = '9999';
  const arrivalOf = (one: PreparedPerson): string =>
    order === 'HADIR' && stateOf(one) === 'BELUM' ? (one.antrean.hadir ?? last) : last;
  return people
    .filter(one => isInFilter(one, filter))
    .toSorted(
      (one, other) =>
        arrivalOf(one).localeCompare(arrivalOf(other)) ||
        one.antrean.nama.localeCompare(other.antrean.nama, 'id', { sensitivity: 'base' }) ||
        one.antrean.id - other.antrean.id,
    )
    .map(({ antrean }) => antrean);
}
