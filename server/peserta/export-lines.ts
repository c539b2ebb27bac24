import { sql } from 'drizzle-orm';
import { fieldName } from '#contract/peserta-columns/index.ts';
import {
  codes,
  type ExportProfile,
  type ExportRow,
  type Finding,
} from '#contract/peserta/index.ts';
import type { Context } from '../context.ts';
import { inBatches } from '../db/cursor.ts';
import { bhbu, dosis, faskes, peserta } from '../db/schema/index.ts';
import type { CellValue } from '../spreadsheet/write.ts';
import { wanted, type Asked, type Whose } from './filter.ts';
import { openNumber } from './identity.ts';

interface Row {
  readonly nik: Buffer | null;
  readonly passport: Buffer | null;
  readonly is_citizen: boolean;
  readonly country: string | null;
  readonly name: string;
  readonly birth_date: string;
  readonly sex: string;
  readonly phone: string;
  readonly address: string;
  readonly region: string;
  readonly category: string;
  readonly company: string | null;
  readonly facility: string | null;
  readonly pcare_code: string | null;
  readonly employee_number: string | null;
  readonly vaccinated_on: string | null;
  readonly is_valid: boolean;
  readonly findings: Finding[];
  readonly is_eligible: boolean | null;
  readonly email: string | null;
  readonly primary_vaccine: string | null;
  readonly second_dose_on: string | null;
  readonly booster_vaccine: string | null;
  readonly booster_batch: string | null;
  readonly ticket_number: string | null;
  readonly vaccination_type: number;
  readonly doses_given: number;
  readonly given_at: string | null;
  readonly batch: string | null;
  readonly created_by: string | null;
}

/** Totals of an export, complete once all its rows have been read. */
export interface Written {
  rows: number;
  /** Names from the first row; they resolve filters by ID without exceeding the caller's scope. */
  names?: Pick<Row, 'company' | 'facility' | 'created_by'>;
}

/** Yields the export rows in order of registration and updates `totals` while it runs. */
export async function* exportLines(
  ctx: Context,
  whose: Whose,
  asked: Asked,
  profile: ExportProfile,
  written: Written,
): AsyncGenerator<CellValue[], void, undefined> {
  const query = sql`
    select ${peserta.nikSealed} as nik, ${peserta.passportSealed} as passport, ${peserta.isCitizen},
      ${peserta.country}, ${peserta.name}, ${peserta.birthDate}, ${peserta.sex}, ${peserta.phone}, ${peserta.address},
      ${peserta.region}, ${peserta.category}, ${bhbu.name} as company, ${faskes.name} as facility,
      ${faskes.pcareCode}, ${peserta.employeeNumber}, ${peserta.vaccinatedOn}, ${peserta.isValid},
      ${peserta.findings}, ${peserta.isEligible}, ${peserta.email}, ${peserta.primaryVaccine},
      ${peserta.secondDoseOn}, ${peserta.boosterVaccine}, ${peserta.boosterBatch}, ${peserta.ticketNumber},
      ${peserta.vaccinationType}, ${peserta.dosesGiven}, ${peserta.createdBy}, last.given_at,
      last.batch
    from ${peserta}
    left join ${bhbu} on ${bhbu.id} = ${peserta.bhbuId}
    left join ${faskes} on ${faskes.id} = ${peserta.faskesId}
    left join lateral (
      select d.given_at, d.batch from ${dosis} d
      where ${peserta.dosesGiven} > 0 and d.peserta_id = ${peserta.id} and d.result = 'DIBERIKAN' and d.cancelled_at is null
      order by d.number desc limit 1
    ) last on true
    where ${wanted(ctx, whose, asked)}
    order by ${peserta.id}`;
  for await (const rows of inBatches<Row>(ctx.deps.db, query)) {
    for (const row of rows) {
      const line = toExport(ctx, row);
      written.rows += 1;
      written.names ??= row;
      yield profile.columns.map(({ field }) => line[field]);
    }
  }
}

/** Label of the last dose: its number, or the booster. */
function doseOf({ vaccination_type: type, doses_given: given }: Row): string | null {
  if (given === 0) return null;
  return type === 0 ? String(given) : `Booster ${given}`;
}

/** Text of an issue prefixed by its field, because one cell lists all issues of a row. */
const whatIsWrong = ({ code, field, detail }: Finding): string =>
  `${fieldName(field)}: ${detail ?? codes[code].title}`;

const yesNo = (said: boolean | null): string | null =>
  said === null ? null : said ? 'Ya' : 'Tidak';

function toExport(ctx: Context, row: Row): ExportRow {
  const { keys } = ctx.deps;
  const alasan = [...new Set(row.findings.map(whatIsWrong))].join('; ');
  return {
    nik: row.is_citizen
      ? openNumber(keys, 'nik', row.nik)
      : openNumber(keys, 'noPaspor', row.passport),
    nama: row.name,
    tanggalLahir: row.birth_date,
    jenisKelamin: row.sex,
    // The column stores the international form; exports use the domestic `08…`.
    noHP: row.phone.replace(/^\+62/, '0'),
    alamat: row.address,
    kabKota: row.region,
    kategori: row.category,
    namaBHBU: row.company,
    kodePcare: row.pcare_code,
    dosisKe: doseOf(row),
    tanggalVaksinasi: row.vaccinated_on,
    nip: row.employee_number,
    noOrder: null,
    noPKS: null,
    namaFaskes: row.facility,
    statusData: row.is_valid ? 'VALID' : 'INVALID',
    alasan: alasan || null,
    isEligible: yesNo(row.is_eligible),
    batch: row.batch ?? row.booster_batch,
    email: row.email,
    jam: row.given_at,
    noTiket: row.ticket_number,
    vaksinPrimer: row.primary_vaccine,
    tanggalDosis2: row.second_dose_on,
    jenisBooster: row.booster_vaccine,
    negara: row.country,
  };
}
