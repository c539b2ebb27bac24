import type { HandlerInput } from '#contract/core/endpoint.ts';
import { maskNik } from '#contract/core/values/nik.ts';
import { parseNpwp } from '#contract/core/values/npwp.ts';
import { parseOfficePhone, parsePhone } from '#contract/core/values/phone.ts';
import type {
  applicationCalls,
  CompanyData,
  ApplicationFieldName,
} from '#contract/domains/application/index.ts';
import { kabKotaName } from '#server/domains/lookup/index.ts';
import { blindIndex } from '#server/platform/crypto/blind-index.ts';
import { encryptField, decryptField } from '#server/platform/crypto/field-encryption.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import type { bhbu } from '#server/platform/db/schema/index.ts';

export type BhbuRow = typeof bhbu.$inferSelect;
type BhbuColumns = Partial<typeof bhbu.$inferInsert>;

type RegistrationFields = Pick<
  HandlerInput<typeof applicationCalls.register>['body'],
  ApplicationFieldName
>;

/** Company fields of a form, all or some of them; null clears a field. */
export type CompanyFields = { readonly [F in ApplicationFieldName]?: RegistrationFields[F] | null };

/** Fields stored as they are; the NPWP and the NIK are not, since they are encrypted and masked. */
const plainFields = [
  'namaBHBU',
  'bentuk',
  'nib',
  'noSIUP',
  'sektor',
  'jumlahKaryawan',
  'estimasiPeserta',
  'keluargaDisertakan',
  'anggotaKadin',
  'noKadin',
  'alamat',
  'kabKota',
  'kodePos',
  'telp',
  'emailPerusahaan',
  'website',
  'namaPenanggungJawab',
  'jabatanPenanggungJawab',
  'hpPenanggungJawab',
  'emailPenanggungJawab',
  'namaPIC',
  'noHP',
  'email',
] as const satisfies readonly (ApplicationFieldName & keyof BhbuRow)[];

type PlainField = (typeof plainFields)[number];

/** Phone parsers, which give every number the same stored format. */
const phoneParsers: Partial<Record<PlainField, (text: string) => string | null>> = {
  telp: parseOfficePhone,
  hpPenanggungJawab: parsePhone,
  noHP: parsePhone,
};

const digitsOnly = (text: string): string => text.replace(/\D/g, '');

/** Converts fields to columns; a field that is undefined yields no column. */
export function toBhbuColumns(keys: Keys, fields: CompanyFields): BhbuColumns {
  const columns: Record<string, unknown> = {};
  for (const field of plainFields) {
    const value = fields[field];
    if (value === undefined) continue;
    columns[field] = typeof value === 'string' ? (phoneParsers[field]?.(value) ?? value) : value;
  }
  const npwp = parseNpwp(fields.npwp ?? '');
  if (npwp) Object.assign(columns, npwpColumns(keys, npwp.digits, npwp.isPersonal));
  if (fields.nikPenanggungJawab !== undefined) {
    const nik = fields.nikPenanggungJawab && digitsOnly(fields.nikPenanggungJawab);
    columns['nikPenanggungJawabMask'] = nik && maskNik(nik);
    columns['nikPenanggungJawabEncrypted'] =
      nik && encryptField(keys, 'bhbu.nikPenanggungJawab', nik);
  }
  return columns;
}

/** A personal NPWP equals the person's NIK, so it is encrypted and stored masked. */
const npwpColumns = (keys: Keys, number: string, isPersonal: boolean): BhbuColumns => ({
  npwp: isPersonal ? maskNik(number) : number,
  npwpEncrypted: isPersonal ? encryptField(keys, 'bhbu.npwp', number) : null,
  npwpKey: blindIndex(keys, `npwp:${number}`),
});

/** Decrypts the NPWP and the NIK of a row. @throws DecryptionError when a value is corrupt */
export const decryptBhbuNumbers = (keys: Keys, row: BhbuRow) => ({
  npwp: row.npwpEncrypted ? decryptField(keys, 'bhbu.npwp', row.npwpEncrypted) : row.npwp,
  nikPenanggungJawab: row.nikPenanggungJawabEncrypted
    ? decryptField(keys, 'bhbu.nikPenanggungJawab', row.nikPenanggungJawabEncrypted)
    : null,
});

/** Converts a row to the company fields of the response, with masked identity numbers. */
export function toCompanyData(row: BhbuRow): CompanyData {
  const fields = Object.fromEntries(plainFields.map(field => [field, row[field]]));
  return {
    ...(fields as Pick<CompanyData, PlainField>),
    npwp: row.npwp,
    nikPenanggungJawab: row.nikPenanggungJawabMask,
    namaKabKota: row.kabKota && kabKotaName(row.kabKota),
  };
}

/** Returns the audit fields of a company, with masked identity numbers. */
export const bhbuAuditFields = (row: BhbuRow) => ({
  ...toCompanyData(row),
  namaKabKota: undefined,
  accountManagerId: row.accountManagerId,
  invoiceAccount: row.invoiceAccount,
  pemungutPPN: row.pemungutPPN,
  instansiPemerintah: row.instansiPemerintah,
  nitku: row.nitku,
  status: row.status,
});
