import { sql } from 'drizzle-orm';
import { canAccess } from '#contract/policy.ts';
import { fieldLabel } from '#contract/import/columns/index.ts';
import {
  issueTitle,
  type ExportProfile,
  type ExportRow,
  type Issue,
  type VaccinationType,
} from '#contract/peserta/index.ts';
import type { Context } from '../../context.ts';
import { readInBatches } from '../../db/cursor.ts';
import { bhbu, dose, faskes, peserta } from '../../db/schema/index.ts';
import { readAgreedNumbers } from '../../db/views/agreed-numbers.ts';
import type { CellValue } from '../../spreadsheet/write-workbook.ts';
import { pesertaCondition, type PesertaFilter, type ListScope } from '../filter.ts';
import { mapInSlices } from '../../slices.ts';
import { decryptNumber } from '../identity.ts';

interface ExportSourceRow {
  readonly nik: Buffer | null;
  readonly passport: Buffer | null;
  readonly is_wni: boolean;
  readonly negara: string | null;
  readonly nama: string;
  readonly tanggal_lahir: string;
  readonly jenis_kelamin: string;
  readonly no_hp: string;
  readonly alamat: string;
  readonly kab_kota: string;
  readonly kategori: string;
  readonly company: string | null;
  readonly facility: string | null;
  readonly kode_pcare: string | null;
  readonly nip: string | null;
  readonly tanggal_vaksinasi: string | null;
  readonly is_valid: boolean;
  readonly alasan: Issue[];
  readonly is_eligible: boolean | null;
  readonly email: string | null;
  readonly vaksin_primer: string | null;
  readonly tanggal_dosis2: string | null;
  readonly jenis_booster: string | null;
  readonly batch: string | null;
  readonly no_tiket: string | null;
  readonly bhbu_id: number | null;
  readonly is_voucher: boolean;
  readonly vaccination_type: VaccinationType;
  readonly dosis_diberikan: number;
  readonly jam: string | null;
  readonly last_batch: string | null;
  readonly created_by: string | null;
}

type NumbersOf = Awaited<ReturnType<typeof readAgreedNumbers>>;

/** Totals of an export, complete once all its rows have been read. */
export interface ExportTotals {
  rows: number;
  /** Names from the first row; they resolve filters by ID without exceeding the caller's scope. */
  names?: Pick<ExportSourceRow, 'company' | 'facility' | 'created_by'>;
}

/** Yields the export rows in batches, in order of registration, and updates `totals` while it runs. */
export async function* exportRows(
  ctx: Context,
  listScope: ListScope,
  criteria: PesertaFilter,
  profile: ExportProfile,
  totals: ExportTotals,
): AsyncGenerator<CellValue[][], void, undefined> {
  const query = sql`
    select ${peserta.nikEncrypted} as nik, ${peserta.noPasporEncrypted} as passport, ${peserta.isWNI},
      ${peserta.negara}, ${peserta.nama}, ${peserta.tanggalLahir}, ${peserta.jenisKelamin}, ${peserta.noHP}, ${peserta.alamat},
      ${peserta.kabKota}, ${peserta.kategori}, ${bhbu.namaBHBU} as company, ${faskes.namaFaskes} as facility,
      ${faskes.kodePcare}, ${peserta.nip}, ${peserta.tanggalVaksinasi}, ${peserta.isValid},
      ${peserta.alasan}, ${peserta.isEligible}, ${peserta.email}, ${peserta.vaksinPrimer},
      ${peserta.tanggalDosis2}, ${peserta.jenisBooster}, ${peserta.batch}, ${peserta.noTiket},
      ${peserta.vaccinationType}, ${peserta.bhbuId}, ${peserta.isVoucher}, ${peserta.dosisDiberikan}, ${peserta.createdBy}, last.jam,
      last.batch as last_batch
    from ${peserta}
    left join ${bhbu} on ${bhbu.id} = ${peserta.bhbuId}
    left join ${faskes} on ${faskes.id} = ${peserta.faskesId}
    left join lateral (
      select d.jam, d.batch from ${dose} d
      where ${peserta.dosisDiberikan} > 0 and d.peserta_id = ${peserta.id} and d.hasil = 'DIBERIKAN' and d.dibatalkan is null
      order by d.dosis_ke desc limit 1
    ) last on true
    where ${pesertaCondition(ctx, listScope, criteria)}
    order by ${peserta.id}`;
  const hasNumbers = profile.columns.some(({ field }) => field === 'noOrder' || field === 'noPKS');
  const numbersOf = hasNumbers
    ? await readAgreedNumbers(ctx.reader, {
        scope: canAccess(ctx.user.role, 'order.read'),
        bhbuId: ctx.user.bhbuId,
        faskesId: ctx.user.faskesId,
      })
    : undefined;
  for await (const rows of readInBatches<ExportSourceRow>(ctx.reader, query)) {
    totals.rows += rows.length;
    totals.names ??= rows[0];
    yield await mapInSlices(rows, row => {
      const line = toExportRow(ctx, row, numbersOf);
      return profile.columns.map(({ field }) => line[field]);
    });
  }
}

/** Label of the last dose: its number, or the booster. */
function lastDoseLabel({
  vaccination_type: type,
  dosis_diberikan: given,
}: ExportSourceRow): string | null {
  if (given === 0) return null;
  return type === 0 ? String(given) : `Booster ${given}`;
}

/** Text of an issue prefixed by its field, because one cell lists all issues of a row. */
const issueCellText = (ctx: Context, { code, field, detail }: Issue): string =>
  `${fieldLabel(field)}: ${detail ?? ctx.render(issueTitle(code))}`;

const yesNo = (value: boolean | null): string | null =>
  value === null ? null : value ? 'Ya' : 'Tidak';

function toExportRow(
  ctx: Context,
  row: ExportSourceRow,
  numbersOf: NumbersOf | undefined,
): ExportRow {
  const { keys } = ctx.deps;
  // A voucher is bought without an order.
  const numbers = row.is_voucher ? undefined : numbersOf?.(row.bhbu_id, row.vaccination_type);
  const alasan = [...new Set(row.alasan.map(issue => issueCellText(ctx, issue)))].join('; ');
  return {
    nik: row.is_wni
      ? decryptNumber(keys, 'nik', row.nik)
      : decryptNumber(keys, 'noPaspor', row.passport),
    nama: row.nama,
    tanggalLahir: row.tanggal_lahir,
    jenisKelamin: row.jenis_kelamin,
    // The column stores the international form; exports use the domestic `08…`.
    noHP: row.no_hp.replace(/^\+62/, '0'),
    alamat: row.alamat,
    kabKota: row.kab_kota,
    kategori: row.kategori,
    namaBHBU: row.company,
    kodePcare: row.kode_pcare,
    dosisKe: lastDoseLabel(row),
    tanggalVaksinasi: row.tanggal_vaksinasi,
    nip: row.nip,
    noOrder: numbers?.noOrder ?? null,
    noPKS: numbers?.noPKS ?? null,
    namaFaskes: row.facility,
    statusData: row.is_valid ? 'VALID' : 'INVALID',
    alasan: alasan || null,
    isEligible: yesNo(row.is_eligible),
    batch: row.last_batch ?? row.batch,
    email: row.email,
    jam: row.jam,
    noTiket: row.no_tiket,
    vaksinPrimer: row.vaksin_primer,
    tanggalDosis2: row.tanggal_dosis2,
    jenisBooster: row.jenis_booster,
    negara: row.negara,
  };
}
