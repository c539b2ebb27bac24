import { sql } from 'drizzle-orm';
import { fieldLabel } from '#contract/import/columns/index.ts';
import {
  issueCodes,
  type ExportProfile,
  type ExportRow,
  type Issue,
} from '#contract/peserta/index.ts';
import type { Context } from '../../context.ts';
import { readInBatches } from '../../db/cursor.ts';
import { bhbu, dose, faskes, peserta } from '../../db/schema/index.ts';
import type { CellValue } from '../../spreadsheet/write-workbook.ts';
import { pesertaCondition, type PesertaFilter, type ListScope } from '../filter.ts';
import { decryptNumber } from '../identity.ts';

interface ExportSourceRow {
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
  readonly findings: Issue[];
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
export interface ExportTotals {
  rows: number;
  /** Names from the first row; they resolve filters by ID without exceeding the caller's scope. */
  names?: Pick<ExportSourceRow, 'company' | 'facility' | 'created_by'>;
}

/** Yields the export rows in order of registration and updates `totals` while it runs. */
export async function* exportRows(
  ctx: Context,
  listScope: ListScope,
  criteria: PesertaFilter,
  profile: ExportProfile,
  totals: ExportTotals,
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
      select d.given_at, d.batch from ${dose} d
      where ${peserta.dosesGiven} > 0 and d.peserta_id = ${peserta.id} and d.result = 'DIBERIKAN' and d.cancelled_at is null
      order by d.number desc limit 1
    ) last on true
    where ${pesertaCondition(ctx, listScope, criteria)}
    order by ${peserta.id}`;
  for await (const rows of readInBatches<ExportSourceRow>(ctx.deps.db, query)) {
    for (const row of rows) {
      const line = toExportRow(ctx, row);
      totals.rows += 1;
      totals.names ??= row;
      yield profile.columns.map(({ field }) => line[field]);
    }
  }
}

/** Label of the last dose: its number, or the booster. */
function lastDoseLabel({
  vaccination_type: type,
  doses_given: given,
}: ExportSourceRow): string | null {
  if (given === 0) return null;
  return type === 0 ? String(given) : `Booster ${given}`;
}

/** Text of an issue prefixed by its field, because one cell lists all issues of a row. */
const issueCellText = ({ code, field, detail }: Issue): string =>
  `${fieldLabel(field)}: ${detail ?? issueCodes[code].title}`;

const yesNo = (value: boolean | null): string | null =>
  value === null ? null : value ? 'Ya' : 'Tidak';

function toExportRow(ctx: Context, row: ExportSourceRow): ExportRow {
  const { keys } = ctx.deps;
  const alasan = [...new Set(row.findings.map(issueCellText))].join('; ');
  return {
    nik: row.is_citizen
      ? decryptNumber(keys, 'nik', row.nik)
      : decryptNumber(keys, 'noPaspor', row.passport),
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
    dosisKe: lastDoseLabel(row),
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
