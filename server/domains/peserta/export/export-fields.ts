import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import { fieldLabel } from '#contract/domains/import/columns/index.ts';
import {
  issueTitle,
  type ExportRow,
  type Issue,
  type VaccinationType,
} from '#contract/domains/peserta/index.ts';
import { appUser, bhbu, dose, faskes, peserta } from '#server/platform/db/schema/index.ts';
import type { AgreedNumbers, CoveredPerson } from '#server/platform/db/views/agreed-numbers.ts';

/** What the fields of an export are made of. */
export interface SourceRow {
  readonly id: number;
  readonly nik: Buffer | null;
  readonly passport: Buffer | null;
  readonly isWNI: boolean;
  readonly negara: string | null;
  readonly nama: string;
  readonly tanggalLahir: string;
  readonly jenisKelamin: string;
  readonly noHP: string;
  readonly alamat: string;
  readonly kabKota: string;
  readonly kategori: string;
  readonly company: string | null;
  readonly facility: string | null;
  readonly kodePcare: string | null;
  readonly nip: string | null;
  readonly tanggalVaksinasi: string | null;
  readonly isValid: boolean;
  readonly alasan: readonly Issue[];
  readonly isEligible: boolean | null;
  readonly email: string | null;
  readonly vaksinPrimer: string | null;
  readonly tanggalDosis2: string | null;
  readonly jenisBooster: string | null;
  readonly batch: string | null;
  readonly lastBatch: string | null;
  readonly noTiket: string | null;
  readonly bhbuId: number | null;
  readonly faskesId: number | null;
  readonly isVoucher: boolean;
  readonly vaccinationType: VaccinationType;
  readonly dosisDiberikan: number;
  readonly jam: string | null;
  readonly createdBy: string | null;
  /** The account manager of the company. */
  readonly manager: string | null;
}

type SourceColumn = keyof SourceRow;

/** A column of the last dose given, which most participants do not have yet. */
const ofLastDose = (column: SQLWrapper): SQLWrapper =>
  sql`case when ${peserta.dosisDiberikan} > 0 then (
    select ${column} from ${dose}
    where ${dose.pesertaId} = ${peserta.id} and ${dose.hasil} = 'DIBERIKAN' and ${dose.dibatalkan} is null
    order by ${dose.dosisKe} desc limit 1
  ) end`;

/** The same columns in the database. */
export const sourceColumns: Readonly<Record<SourceColumn, SQLWrapper>> = {
  id: peserta.id,
  nik: peserta.nikEncrypted,
  passport: peserta.noPasporEncrypted,
  isWNI: peserta.isWNI,
  negara: peserta.negara,
  nama: peserta.nama,
  tanggalLahir: peserta.tanggalLahir,
  jenisKelamin: peserta.jenisKelamin,
  noHP: peserta.noHP,
  alamat: peserta.alamat,
  kabKota: peserta.kabKota,
  kategori: peserta.kategori,
  company: bhbu.namaBHBU,
  facility: faskes.namaFaskes,
  kodePcare: faskes.kodePcare,
  nip: peserta.nip,
  tanggalVaksinasi: peserta.tanggalVaksinasi,
  isValid: peserta.isValid,
  alasan: peserta.alasan,
  isEligible: peserta.isEligible,
  email: peserta.email,
  vaksinPrimer: peserta.vaksinPrimer,
  tanggalDosis2: peserta.tanggalDosis2,
  jenisBooster: peserta.jenisBooster,
  batch: peserta.batch,
  lastBatch: ofLastDose(dose.batch),
  noTiket: peserta.noTiket,
  bhbuId: peserta.bhbuId,
  faskesId: peserta.faskesId,
  isVoucher: peserta.isVoucher,
  vaccinationType: peserta.vaccinationType,
  dosisDiberikan: peserta.dosisDiberikan,
  jam: ofLastDose(dose.jam),
  createdBy: peserta.createdBy,
  manager: sql`(select ${appUser.fullName} from ${appUser} where ${appUser.id} = ${bhbu.accountManagerId})`,
};

/** What a field needs beside its row. */
export interface FieldTools {
  /** The NIK of a citizen, or the passport number of a foreigner. */
  readonly identityNumber: string | null;
  readonly numbersOf: (person: CoveredPerson) => AgreedNumbers;
  readonly render: (message: Message) => string;
}

interface ExportField<V> {
  /** The columns that `value` reads; an export selects no others. */
  readonly columns: readonly SourceColumn[];
  readonly value: (row: SourceRow, tools: FieldTools) => V;
}

const field = <C extends SourceColumn, V>(
  columns: readonly C[],
  value: (row: Pick<SourceRow, C>, tools: FieldTools) => V,
): ExportField<V> => ({ columns, value });

/** A field with the value of its column. */
const plain = <C extends SourceColumn>(column: C): ExportField<SourceRow[C]> =>
  field([column], row => row[column]);

const yesNo = (value: boolean | null): string | null =>
  value === null ? null : value ? 'Ya' : 'Tidak';

/** A field with a number of the orders that cover the participant. A voucher is bought without an order. */
const agreedNumber = (name: keyof AgreedNumbers): ExportField<string | null> =>
  field(['bhbuId', 'faskesId', 'isVoucher', 'vaccinationType'], (row, { numbersOf }) =>
    row.isVoucher ? null : numbersOf(row)[name],
  );

export const exportFields: { readonly [F in keyof ExportRow]: ExportField<ExportRow[F]> } = {
  nik: field(['nik', 'passport', 'isWNI'], (_, { identityNumber }) => identityNumber),
  nama: plain('nama'),
  tanggalLahir: plain('tanggalLahir'),
  jenisKelamin: plain('jenisKelamin'),
  // The column stores the international form; exports use the domestic `08…`.
  noHP: field(['noHP'], row => row.noHP.replace(/^\+62/, '0')),
  alamat: plain('alamat'),
  kabKota: plain('kabKota'),
  kategori: plain('kategori'),
  namaBHBU: plain('company'),
  kodePcare: plain('kodePcare'),
  // The number of the last dose, or the booster.
  dosisKe: field(['dosisDiberikan', 'vaccinationType'], row => {
    if (row.dosisDiberikan === 0) return null;
    return row.vaccinationType === 0 ? String(row.dosisDiberikan) : `Booster ${row.dosisDiberikan}`;
  }),
  tanggalVaksinasi: plain('tanggalVaksinasi'),
  nip: plain('nip'),
  noOrder: agreedNumber('noOrder'),
  noPKS: agreedNumber('noPKS'),
  namaFaskes: plain('facility'),
  statusData: field(['isValid'], row => (row.isValid ? 'VALID' : 'INVALID')),
  // One cell lists all issues of a row, each with its field.
  alasan: field(['alasan'], (row, { render }) => {
    const issues = row.alasan.map(
      ({ code, field: name, detail }) =>
        `${fieldLabel(name)}: ${detail ?? render(issueTitle(code))}`,
    );
    return [...new Set(issues)].join('; ') || null;
  }),
  isEligible: field(['isEligible'], row => yesNo(row.isEligible)),
  batch: field(['lastBatch', 'batch'], row => row.lastBatch ?? row.batch),
  email: plain('email'),
  jam: plain('jam'),
  noTiket: plain('noTiket'),
  vaksinPrimer: plain('vaksinPrimer'),
  tanggalDosis2: plain('tanggalDosis2'),
  jenisBooster: plain('jenisBooster'),
  negara: plain('negara'),
};
