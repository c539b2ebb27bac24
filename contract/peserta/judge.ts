import { isCalendarDay, nikDisagrees, parseNik } from '../nik.ts';
import { parsePhone } from '../phone.ts';
import type { Finding } from './codes.ts';

/** A participant before validation: texts as entered, null or undefined for an empty field. */
export interface Draft {
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

/** Facts that validation needs beside the values. */
export interface Grounds {
  /** `YYYY-MM-DD` in Jakarta. */
  readonly today: string;
  readonly isKabKota: (code: string) => boolean;
  readonly isKategori: (code: string) => boolean;
  readonly isNegara: (code: string) => boolean;
}

/** Minimum age in years for a first dose or a booster in this programme. */
export const leastAge = 18;

const filled = (text: string | null | undefined): text is string =>
  text !== undefined && text !== null && text !== '';

/** Returns the age in whole years on a day. Days are `YYYY-MM-DD`. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Whether a text is a calendar day as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return year !== undefined && isCalendarDay(Number(year), Number(month), Number(day));
}

/**
 * Validates one participant and returns all issues at once. Checks against other participants
 * (duplicates in a file, already registered) are made on the server.
 */
export function judge(draft: Draft, grounds: Grounds): Finding[] {
  return [
    ...required(draft),
    ...(draft.isWNI ? citizen(draft, grounds) : foreigner(draft, grounds)),
    ...born(draft, grounds),
    ...reachable(draft, grounds),
    ...(draft.persetujuan === true ? [] : [{ code: 'E15' as const, field: 'persetujuan' }]),
  ];
}

function required(draft: Draft): Finding[] {
  const fields = [
    'nama',
    'tanggalLahir',
    'jenisKelamin',
    'noHP',
    'alamat',
    'kabKota',
    'kategori',
  ] as const;
  const missing: Finding[] = fields
    .filter(field => !filled(draft[field]))
    .map(field => ({ code: 'E13', field }));
  if (draft.kategori === 'KELUARGA' && !filled(draft.penanggung)) {
    missing.push({
      code: 'E13',
      field: 'penanggung',
      detail: 'Keluarga memerlukan karyawan penanggung',
    });
  }
  if (filled(draft.jenisKelamin) && draft.jenisKelamin !== 'L' && draft.jenisKelamin !== 'P') {
    missing.push({ code: 'E13', field: 'jenisKelamin', detail: 'Jenis kelamin ditulis L atau P' });
  }
  return missing;
}

function citizen(draft: Draft, grounds: Grounds): Finding[] {
  if (!filled(draft.nik)) return [{ code: 'E13', field: 'nik' }];
  const { nik, fault } = parseNik(draft.nik, grounds.today);
  if (fault === 'length') return [{ code: 'E01', field: 'nik' }];
  if (!nik) return [{ code: 'E02', field: 'nik' }];
  const sex = draft.jenisKelamin === 'L' || draft.jenisKelamin === 'P' ? draft.jenisKelamin : null;
  // An impossible birth date has its own issue, so it is not compared with the NIK.
  const birthDate =
    filled(draft.tanggalLahir) && isDay(draft.tanggalLahir) ? draft.tanggalLahir : null;
  const findings: Finding[] = nikDisagrees(nik, { birthDate, sex }).map(what =>
    what === 'birthDate'
      ? { code: 'E06', field: 'tanggalLahir' }
      : { code: 'E07', field: 'jenisKelamin' },
  );
  if (!grounds.isKabKota(nik.region.slice(0, 5))) findings.push({ code: 'W01', field: 'nik' });
  return findings;
}

function foreigner(draft: Draft, grounds: Grounds): Finding[] {
  const findings: Finding[] = (['noPaspor', 'noKitas', 'negara'] as const)
    .filter(field => !filled(draft[field]))
    .map(field => ({ code: 'E12', field }));
  if (filled(draft.noPaspor) && !/^[A-Z0-9]{6,12}$/i.test(draft.noPaspor)) {
    findings.push({
      code: 'E12',
      field: 'noPaspor',
      detail: 'Nomor paspor berisi 6 sampai 12 huruf dan angka',
    });
  }
  if (filled(draft.negara) && !grounds.isNegara(draft.negara)) {
    findings.push({ code: 'E12', field: 'negara', detail: 'Negara ini tidak ada di daftar' });
  }
  // A resident foreigner may have a NIK, which then has to be valid.
  if (filled(draft.nik) && parseNik(draft.nik, grounds.today).fault)
    findings.push({ code: 'E02', field: 'nik' });
  return findings;
}

function born(draft: Draft, grounds: Grounds): Finding[] {
  const date = draft.tanggalLahir;
  if (!filled(date)) return [];
  if (!isDay(date) || date > grounds.today || ageOn(date, grounds.today) > 120) {
    return [
      {
        code: 'E13',
        field: 'tanggalLahir',
        detail: 'Tanggal lahir tidak terbaca atau tidak mungkin',
      },
    ];
  }
  return ageOn(date, grounds.today) < leastAge ? [{ code: 'E08', field: 'tanggalLahir' }] : [];
}

function reachable(draft: Draft, grounds: Grounds): Finding[] {
  const findings: Finding[] = [];
  if (filled(draft.noHP) && parsePhone(draft.noHP) === null)
    findings.push({ code: 'E09', field: 'noHP' });
  if (filled(draft.kabKota) && !grounds.isKabKota(draft.kabKota))
    findings.push({ code: 'E10', field: 'kabKota' });
  if (filled(draft.kategori) && !grounds.isKategori(draft.kategori))
    findings.push({ code: 'E11', field: 'kategori' });
  return findings;
}
