import type { HandlerInput } from '#contract/endpoint.ts';
import type {
  applicationCalls,
  CompanyData,
  ApplicationFieldName,
} from '#contract/application/index.ts';
import { maskNik } from '#contract/values/nik.ts';
import { parseNpwp } from '#contract/values/npwp.ts';
import { parseOfficePhone, parsePhone } from '#contract/values/phone.ts';
import type { bhbu } from '../db/schema/index.ts';
import type { Keys } from '../crypto/keys.ts';
import { blindIndex } from '../crypto/blind-index.ts';
import { kabKotaName } from '../lookup/index.ts';
import { encryptField, decryptField } from '../crypto/field-encryption.ts';

type BhbuRecordRow = typeof bhbu.$inferSelect;
type BhbuColumns = Partial<typeof bhbu.$inferInsert>;

type RegistrationFields = Pick<
  HandlerInput<typeof applicationCalls.register>['body'],
  ApplicationFieldName
>;

/** Company fields of a form, all or some of them; null clears a field. */
export type CompanyFields = { readonly [F in ApplicationFieldName]?: RegistrationFields[F] | null };

/** Column of each field. NPWP and NIK are left out, since they are encrypted and masked. */
const columnByField = {
  namaBHBU: 'name',
  bentuk: 'legalForm',
  nib: 'nib',
  noSIUP: 'siupNumber',
  sektor: 'sector',
  jumlahKaryawan: 'employees',
  estimasiPeserta: 'expectedParticipants',
  keluargaDisertakan: 'includesFamilies',
  anggotaKadin: 'isKadinMember',
  noKadin: 'kadinNumber',
  alamat: 'address',
  kabKota: 'region',
  kodePos: 'postalCode',
  telp: 'phone',
  emailPerusahaan: 'email',
  website: 'website',
  namaPenanggungJawab: 'headName',
  jabatanPenanggungJawab: 'headPosition',
  hpPenanggungJawab: 'headPhone',
  emailPenanggungJawab: 'headEmail',
  namaPIC: 'picName',
  noHP: 'picPhone',
  email: 'picEmail',
} as const satisfies Partial<Record<ApplicationFieldName, keyof BhbuRecordRow>>;

type PlainField = keyof typeof columnByField;
const plainFields = Object.keys(columnByField) as PlainField[];

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
    columns[columnByField[field]] =
      typeof value === 'string' ? (phoneParsers[field]?.(value) ?? value) : value;
  }
  const npwp = parseNpwp(fields.npwp ?? '');
  if (npwp) Object.assign(columns, npwpColumns(keys, npwp.digits, npwp.isPersonal));
  if (fields.nikPenanggungJawab !== undefined) {
    const nik = fields.nikPenanggungJawab && digitsOnly(fields.nikPenanggungJawab);
    columns['headNikMask'] = nik && maskNik(nik);
    columns['headNikSealed'] = nik && encryptField(keys.identity, 'bhbu.headNik', nik);
  }
  return columns;
}

/** A personal NPWP equals the person's NIK, so it is encrypted and stored masked. */
const npwpColumns = (keys: Keys, number: string, isPersonal: boolean): BhbuColumns => ({
  npwp: isPersonal ? maskNik(number) : number,
  npwpSealed: isPersonal ? encryptField(keys.identity, 'bhbu.npwp', number) : null,
  npwpKey: blindIndex(keys, `npwp:${number}`),
});

/** Decrypts the NPWP and the NIK of a row. @throws DecryptionError when a value is corrupt */
export const decryptBhbuNumbers = (keys: Keys, row: BhbuRecordRow) => ({
  npwp: row.npwpSealed ? decryptField(keys.identity, 'bhbu.npwp', row.npwpSealed) : row.npwp,
  nikPenanggungJawab: row.headNikSealed
    ? decryptField(keys.identity, 'bhbu.headNik', row.headNikSealed)
    : null,
});

/** Converts a row to the company fields of the response, with masked identity numbers. */
export function toCompanyData(row: BhbuRecordRow): CompanyData {
  const fields = Object.fromEntries(plainFields.map(field => [field, row[columnByField[field]]]));
  return {
    ...(fields as Pick<CompanyData, PlainField>),
    npwp: row.npwp,
    nikPenanggungJawab: row.headNikMask,
    namaKabKota: row.region && kabKotaName(row.region),
  };
}
