import type { HandlerInput } from '#contract/core/endpoint.ts';
import type { Message } from '#contract/core/messages/message.ts';
import { closedReason } from '#contract/domains/jadwal/index.ts';
import {
  issueCodes,
  isMasked,
  validateBooster,
  validatePeserta,
  emptyBooster,
  issueDescription,
  mayStay,
  renderIssues,
  type BoosterHistory,
  type Issue,
  type pesertaCalls,
  type VaccinationType,
} from '#contract/domains/peserta/index.ts';
import { canChooseFaskes } from '#server/domains/faskes/index.ts';
import { findOpenings } from '#server/domains/jadwal/index.ts';
import { lookupCodes } from '#server/domains/lookup/index.ts';
import type { Context } from '#server/platform/context.ts';
import { holdsVoucher } from '#server/platform/db/views/vouchers.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { normalizePerson, type Person } from './registration.ts';

type Body = Omit<HandlerInput<typeof pesertaCalls.update>['body'], 'version'>;

/** Stored identity numbers, each in full and masked. */
type StoredNumbers = Readonly<
  Record<
    'nik' | 'noPaspor' | 'noKitas' | 'penanggung',
    { full: string | null; mask: string | null }
  >
>;

const noNumber = { full: null, mask: null };
const noStoredNumbers: StoredNumbers = {
  nik: noNumber,
  noPaspor: noNumber,
  noKitas: noNumber,
  penanggung: noNumber,
};

/**
 * Converts a form body to a person. An omitted or still masked number keeps the stored value, and
 * `history` keeps the doses before a booster, which have a separate form.
 * @throws Problem 422 for a masked number that is not the record's
 */
export function personFromForm(
  body: Body,
  stored: StoredNumbers = noStoredNumbers,
  history: BoosterHistory = emptyBooster,
): Person {
  const number = (field: keyof StoredNumbers): string | null => {
    const input = body[field];
    if (input === undefined || (input !== null && input === stored[field].mask))
      return stored[field].full;
    if (input !== null && isMasked(input)) {
      throw invalidField(field, message('peserta.numberMasked'));
    }
    return input || null;
  };
  return normalizePerson({
    isWNI: body.isWNI,
    nik: number('nik'),
    noPaspor: number('noPaspor'),
    noKitas: number('noKitas'),
    negara: body.negara || null,
    nama: body.nama,
    tempatLahir: body.tempatLahir || null,
    tanggalLahir: body.tanggalLahir,
    jenisKelamin: body.jenisKelamin,
    noHP: body.noHP,
    email: body.email ?? null,
    alamat: body.alamat,
    kabKota: body.kabKota,
    kecamatan: body.kecamatan || null,
    kelurahan: body.kelurahan || null,
    kodePos: body.kodePos ?? null,
    kategori: body.kategori,
    penanggung: number('penanggung'),
    nip: body.nip || null,
    pekerjaan: body.pekerjaan || null,
    idFaskes: body.idFaskes ?? null,
    rencanaTanggal: body.rencanaTanggal ?? null,
    komorbid: body.komorbid,
    persetujuan: body.persetujuan,
    ...history,
  });
}

/** A record before a change: its issues, and the values of its fields with the full numbers. */
export interface SavedRecord {
  readonly issues: readonly Issue[];
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * Validates a form. Issues that an import stores as invalid are errors here, because the user can
 * correct them at once; those that the record was saved with stay while their fields are unchanged.
 * @returns the warnings, and the issues that stay
 * @throws Problem 422 with the other issues by field
 */
export function validateForm(
  ctx: Context,
  person: Person,
  type: VaccinationType = 0,
  before?: SavedRecord,
): Issue[] {
  const isUnchanged = (field: string): boolean =>
    before?.values[field] === (person as unknown as Readonly<Record<string, unknown>>)[field];
  const today = dayInJakarta(ctx.now);
  const issues = [
    ...validatePeserta(person, { today, ...lookupCodes }),
    ...validateBooster(person, type, today),
  ];
  const errors: Record<string, Message[]> = {};
  for (const issue of issues) {
    if (issueCodes[issue.code].effect === 'warning') continue;
    if (before && mayStay(issue, before.issues, isUnchanged)) continue;
    (errors[issue.field] ??= []).push(issueDescription(issue));
  }
  if (Object.keys(errors).length > 0) {
    throw new Problem('TIDAK_SAH', message('input.checkMarked'), { errors });
  }
  return renderIssues(issues, ctx.render);
}

/** The facility and the planned day of a registration before a change. */
interface Plan {
  readonly faskesId: number | null;
  readonly rencanaTanggal: string | null;
}

/**
 * Validates the facility and the planned date, unless both are unchanged from `before`.
 * @throws Problem 422
 */
export async function validatePlan(
  ctx: Context,
  person: Person,
  bhbuId: number | null,
  before?: Plan & { readonly id: number },
): Promise<void> {
  const { idFaskes } = person;
  if (before && idFaskes !== before.faskesId && (await holdsVoucher(ctx.db, before.id))) {
    throw invalidField('idFaskes', message('peserta.voucherElsewhere', { nama: person.nama }));
  }
  if (idFaskes !== null && idFaskes !== before?.faskesId) {
    if (!(await canChooseFaskes(ctx.db, idFaskes, bhbuId))) {
      throw invalidField('idFaskes', message('peserta.facilityNotServing'));
    }
  }
  await validatePlannedDay(ctx, person, before);
}

/** Validates the planned day at a facility, unless both are unchanged. @throws Problem 422 */
export async function validatePlannedDay(
  ctx: Context,
  { idFaskes, rencanaTanggal }: Pick<Person, 'idFaskes' | 'rencanaTanggal'>,
  before?: Plan,
): Promise<void> {
  if (rencanaTanggal === null) return;
  const today = dayInJakarta(ctx.now);
  const isOver = rencanaTanggal < today;
  if (isOver && rencanaTanggal !== before?.rencanaTanggal) {
    throw invalidField('rencanaTanggal', message('peserta.plannedDayPassed'));
  }
  const isNew = rencanaTanggal !== before?.rencanaTanggal || idFaskes !== before.faskesId;
  if (idFaskes !== null && isNew && !isOver) {
    const opening = (await findOpenings(ctx.db, today, [idFaskes])).get(idFaskes);
    const planProblem = opening && closedReason(opening, rencanaTanggal);
    if (planProblem) throw invalidField('rencanaTanggal', planProblem);
  }
}

/** Problem 422 at the identity field of a person who is already registered at the company. */
export const alreadyRegistered = (person: Pick<Person, 'isWNI'>): Problem =>
  invalidField(person.isWNI ? 'nik' : 'noPaspor', message('peserta.alreadyRegistered'));
