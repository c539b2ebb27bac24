import { addMonths } from '../../core/values/day.ts';
import { isCalendarDay, nikMismatches, parseNik } from '../../core/values/nik.ts';
import { parsePhone } from '../../core/values/phone.ts';
import type { FoundIssue } from './issues.ts';
import { message } from '../../core/messages/message.ts';

/** A participant before validation: texts as entered, null or undefined for an empty field. */
export interface PesertaValues {
  readonly isWNI: boolean;
  readonly nik?: string | null;
  readonly noPaspor?: string | null;
  readonly noKitas?: string | null;
  readonly negara?: string | null;
  readonly nama?: string | null;
  readonly tanggalLahir?: string | null;
  readonly jenisKelamin?: string | null;
  readonly noHP?: string | null;
  readonly alamat?: string | null;
  readonly kabKota?: string | null;
  readonly kategori?: string | null;
  readonly penanggung?: string | null;
  readonly persetujuan?: boolean | null;
}

/** Facts that validation needs in addition to the values. */
export interface ValidationContext {
  /** `YYYY-MM-DD` in Jakarta. */
  readonly today: string;
  readonly isKabKota: (code: string) => boolean;
  readonly isKategori: (code: string) => boolean;
  readonly isNegara: (code: string) => boolean;
}

/** Minimum age in years for a first dose or a booster in this programme. */
export const minimumAge = 18;

const isFilled = (text: string | null | undefined): text is string =>
  text !== undefined && text !== null && text !== '';

/** Returns the age in whole years on a day. Days are `YYYY-MM-DD`. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return addMonths(birthDate, years * 12) > day ? years - 1 : years;
}

/** Whether a text is a calendar day as `YYYY-MM-DD`. */
export function isIsoDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return year !== undefined && isCalendarDay(Number(year), Number(month), Number(day));
}

/**
 * Validates one participant and returns all issues at once. Checks against other participants
 * (duplicates in a file, already registered) are made on the server.
 */
export function validatePeserta(values: PesertaValues, context: ValidationContext): FoundIssue[] {
  return [
    ...validateRequired(values),
    ...(values.isWNI ? validateCitizen(values, context) : validateForeigner(values, context)),
    ...validateBirthDate(values, context),
    ...validateContact(values, context),
    ...(values.persetujuan === true ? [] : [{ code: 'E15' as const, field: 'persetujuan' }]),
  ];
}

function validateRequired(values: PesertaValues): FoundIssue[] {
  const fields = [
    'nama',
    'tanggalLahir',
    'jenisKelamin',
    'noHP',
    'alamat',
    'kabKota',
    'kategori',
  ] as const;
  const missing: FoundIssue[] = fields
    .filter(field => !isFilled(values[field]))
    .map(field => ({ code: 'E13', field }));
  if (values.kategori === 'KELUARGA' && !isFilled(values.penanggung)) {
    missing.push({
      code: 'E13',
      field: 'penanggung',
      detail: message('peserta.detail.dependantOf'),
    });
  }
  if (isFilled(values.jenisKelamin) && values.jenisKelamin !== 'L' && values.jenisKelamin !== 'P') {
    missing.push({ code: 'E13', field: 'jenisKelamin', detail: message('peserta.detail.sex') });
  }
  return missing;
}

function validateCitizen(values: PesertaValues, context: ValidationContext): FoundIssue[] {
  if (!isFilled(values.nik)) return [{ code: 'E13', field: 'nik' }];
  const { nik, error } = parseNik(values.nik, context.today);
  if (error === 'length') return [{ code: 'E01', field: 'nik' }];
  if (!nik) return [{ code: 'E02', field: 'nik' }];
  const sex =
    values.jenisKelamin === 'L' || values.jenisKelamin === 'P' ? values.jenisKelamin : null;
  // An impossible birth date has its own issue, so it is not compared with the NIK.
  const birthDate =
    isFilled(values.tanggalLahir) && isIsoDay(values.tanggalLahir) ? values.tanggalLahir : null;
  const issues: FoundIssue[] = nikMismatches(nik, { birthDate, sex }).map(what =>
    what === 'birthDate'
      ? { code: 'E06', field: 'tanggalLahir' }
      : { code: 'E07', field: 'jenisKelamin' },
  );
  if (!context.isKabKota(nik.region.slice(0, 5))) issues.push({ code: 'W01', field: 'nik' });
  return issues;
}

function validateForeigner(values: PesertaValues, context: ValidationContext): FoundIssue[] {
  const issues: FoundIssue[] = (['noPaspor', 'noKitas', 'negara'] as const)
    .filter(field => !isFilled(values[field]))
    .map(field => ({ code: 'E12', field }));
  if (isFilled(values.noPaspor) && !/^[A-Z0-9]{6,12}$/i.test(values.noPaspor)) {
    issues.push({
      code: 'E12',
      field: 'noPaspor',
      detail: message('peserta.detail.passport'),
    });
  }
  if (isFilled(values.negara) && !context.isNegara(values.negara)) {
    issues.push({ code: 'E12', field: 'negara', detail: message('peserta.detail.country') });
  }
  // A resident foreigner may have a NIK, which then has to be valid.
  if (isFilled(values.nik) && parseNik(values.nik, context.today).error)
    issues.push({ code: 'E02', field: 'nik' });
  return issues;
}

function validateBirthDate(values: PesertaValues, context: ValidationContext): FoundIssue[] {
  const date = values.tanggalLahir;
  if (!isFilled(date)) return [];
  if (!isIsoDay(date)) {
    const detail = message('peserta.detail.birthDateUnreadable');
    return [{ code: 'E13', field: 'tanggalLahir', detail }];
  }
  if (date > context.today || ageOn(date, context.today) > 120) {
    return [{ code: 'E21', field: 'tanggalLahir', detail: message('peserta.detail.birthDate') }];
  }
  return ageOn(date, context.today) < minimumAge ? [{ code: 'E08', field: 'tanggalLahir' }] : [];
}

function validateContact(values: PesertaValues, context: ValidationContext): FoundIssue[] {
  const issues: FoundIssue[] = [];
  if (isFilled(values.noHP) && parsePhone(values.noHP) === null)
    issues.push({ code: 'E09', field: 'noHP' });
  if (isFilled(values.kabKota) && !context.isKabKota(values.kabKota))
    issues.push({ code: 'E10', field: 'kabKota' });
  if (isFilled(values.kategori) && !context.isKategori(values.kategori))
    issues.push({ code: 'E11', field: 'kategori' });
  return issues;
}
