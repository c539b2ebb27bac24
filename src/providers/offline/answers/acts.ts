import type { CallInput, CallResponse } from '#contract/core/endpoint.ts';
import { foundWithAct, type OfflineActInput } from '#contract/domains/luring/index.ts';
import { toInstant, toLocal } from '#contract/core/values/zone.ts';
import { doseInput, kipiInput, type DoseInput } from '#contract/domains/vaksinasi/input.ts';
import {
  isSeriousKipi,
  seriousKipiDeadlineHours,
  type Dose,
  type vaksinasiCalls,
} from '#contract/domains/vaksinasi/index.ts';
import { errorsByField } from '#src/i18n/contractMessages.ts';
import { offline } from '#texts/offline.ts';
import { readSession } from '../../session.ts';
import { checkVisit } from '../checkVisit.ts';
import { peopleAfter, provisionalId, provisionalNumber } from '../dayOverlay.ts';
import { isProvisional } from '../provisional.ts';
import { unreachable } from '../../api/http.ts';
import { refused } from '../refused.ts';
import { givenOfBatch } from './givenOfBatch.ts';
import { personOf, type Known, type OfflineCallOptions } from './known.ts';

type Calls = typeof vaksinasiCalls;
type VisitInput = Extract<OfflineActInput, { jenis: 'KUNJUNGAN' }>['isi'];

/** The id of an act: that of the call which found no server, so that one which arrived after all counts once. */
export const actId = ({ idempotencyKey }: OfflineCallOptions): string =>
  idempotencyKey ?? crypto.randomUUID();

/** Parses the body of a visit. @throws CallError 422 */
function parseVisit(body: unknown): DoseInput {
  const parsed = doseInput.safeParse(body);
  if (!parsed.success) {
    const errors = errorsByField(parsed.error);
    throw refused(422, Object.values(errors).flat()[0] ?? '', errors);
  }
  return parsed.data;
}

/**
 * Checks a visit and returns it with its time. A visit that the server has not confirmed is none that it knows, so the
 * body names none of them.
 */
export function visitToRecord(known: Known, entered: VisitInput): VisitInput {
  const { day } = known;
  const { sesudah, ...fields } = entered;
  const isKnown = sesudah === null || (sesudah !== undefined && sesudah > 0);
  const body = isKnown ? { ...fields, sesudah } : fields;
  const visit = parseVisit(body);
  const person = personOf(known, visit.idPeserta);
  const given = visit.idBatch ? givenOfBatch(known, visit.idBatch, person.antrean.idBHBU) : 0;
  checkVisit(day, person, visit, given);
  const clock = known.browserDay.now();
  const now = toLocal(clock, day.zona);
  const tanggal = visit.tanggal ?? now.day;
  const jam = visit.jam ?? now.time;
  if (toInstant({ day: tanggal, time: jam }, day.zona) > clock) {
    throw refused(422, offline.future_time, { jam: [offline.future_time] });
  }
  return { ...body, tanggal, jam };
}

/** Returns the visit of an act as it is shown until the server confirms it. */
async function shownVisit(known: Known, nomor: number, idPeserta: number): Promise<Dose> {
  const people = peopleAfter(known.day, await known.browserDay.acts());
  const person = people.find(({ antrean }) => antrean.id === idPeserta);
  const visit = person?.dosis.find(({ id }) => id === provisionalId(nomor));
  if (!visit) throw new Error('The recorded visit was not found.');
  return { ...visit, createdBy: readSession()?.fullName ?? null };
}

/** Records a visit without network. */
export async function recordVisit(
  known: Known,
  { body }: CallInput<Calls['record']>,
  options: OfflineCallOptions,
): Promise<Dose> {
  const isi = visitToRecord(known, body);
  const { antrean } = personOf(known, isi.idPeserta);
  const { nomor } = await known.browserDay.add(
    {
      id: actId(options),
      idPeserta: antrean.id,
      nama: antrean.nama,
      jenis: 'KUNJUNGAN',
      isi,
    },
    options,
  );
  return await shownVisit(known, nomor, antrean.id);
}

/** Records without network that a person arrived, or takes it back. */
export async function recordArrival(
  known: Known,
  { params, body }: CallInput<Calls['arrive']>,
  options: OfflineCallOptions,
): Promise<CallResponse<Calls['arrive']>> {
  const { antrean } = personOf(known, Number(params.id));
  const { id, nama } = antrean;
  if ((antrean.hadir !== null) === body.hadir) return { id, hadir: antrean.hadir };
  const isi = { hadir: body.hadir };
  const { act } = await known.browserDay.add(
    {
      ...{ id: actId(options), idPeserta: id, nama },
      jenis: 'HADIR',
      isi,
    },
    options,
  );
  return { id, hadir: body.hadir ? act.pada : null };
}

/** Finds a dose of the day with its person. @throws CallError */
function doseOf({ people }: Known, id: number) {
  const person = people.find(({ dosis }) => dosis.some(one => one.id === id));
  const visit = person?.dosis.find(one => one.id === id);
  if (!person || !visit) throw unreachable();
  return { person, visit };
}

/** Records an adverse event without network. Its times are checked by the server when it is sent. */
export async function recordKipi(
  known: Known,
  { params, body }: CallInput<Calls['addKipi']>,
  options: OfflineCallOptions,
): Promise<CallResponse<Calls['addKipi']>> {
  const parsed = kipiInput.omit({ version: true }).safeParse(body);
  if (!parsed.success) {
    const errors = errorsByField(parsed.error);
    throw refused(422, Object.values(errors).flat()[0] ?? '', errors);
  }
  const { person, visit } = doseOf(known, Number(params.id));
  const given = known.acts.find(({ nomor }) => nomor === provisionalNumber(visit.id));
  const { nomor, act } = await known.browserDay.add(
    {
      id: actId(options),
      idPeserta: person.antrean.id,
      nama: person.antrean.nama,
      jenis: 'KIPI',
      isi: given ? { tindakanDosis: given.act.id, kipi: body } : { idDosis: visit.id, kipi: body },
    },
    options,
  );
  const { manifestasi, jenis } = parsed.data;
  const [first] = manifestasi;
  const serius = isSeriousKipi(jenis) || parsed.data.meresahkan;
  const at = act.pada;
  const { zona } = known.day;
  const { tanggalDiketahui, jamDiketahui } = parsed.data.tanggalDiketahui
    ? parsed.data
    : foundWithAct(at, parsed.data, zona);
  const diketahui = toInstant(
    { day: tanggalDiketahui ?? '', time: jamDiketahui ?? '00:00' },
    zona,
  ).toISOString();
  return {
    id: provisionalId(nomor),
    idDosis: visit.id,
    zona,
    serius,
    mulai: first ? toInstant({ day: first.tanggal, time: first.jam }, zona).toISOString() : at,
    diketahui,
    laporPalingLambat: serius
      ? new Date(Date.parse(diketahui) + seriousKipiDeadlineHours * 3_600_000).toISOString()
      : null,
    laporan: null,
    jenis,
    version: 1,
    createdAt: at,
    createdBy: readSession()?.fullName ?? null,
    modifiedAt: at,
    modifiedBy: null,
  };
}

/** Takes a visit back that was recorded without network and not sent; another one needs the network. */
export async function takeBackVisit(
  known: Known,
  { params }: CallInput<Calls['cancel']>,
): Promise<Dose> {
  const { visit } = doseOf(known, Number(params.id));
  if (!isProvisional(visit)) throw unreachable();
  const act = known.acts.find(({ nomor }) => nomor === provisionalNumber(visit.id));
  const hasEvent = known.acts.some(
    one => one.act.jenis === 'KIPI' && one.act.isi.tindakanDosis === act?.act.id,
  );
  if (hasEvent) throw refused(409, offline.has_event);
  if (!(await known.browserDay.takeBack(provisionalNumber(visit.id)))) {
    throw refused(409, offline.sent_already);
  }
  return { ...visit, dibatalkan: known.browserDay.now().toISOString() };
}
