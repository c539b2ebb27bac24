import type { Input } from '#contract/endpoint.ts';
import type { applicationCalls, CompanySaid, FieldName } from '#contract/application/index.ts';
import { maskNik } from '#contract/nik.ts';
import { parseNpwp } from '#contract/npwp.ts';
import { parseOfficePhone, parsePhone } from '#contract/phone.ts';
import type { bhbu } from '../db/schema/index.ts';
import type { Keys } from '../keys.ts';
import { blindKey } from '../blind.ts';
import { kabKotaName } from '../lookup/index.ts';
import { seal, unseal } from '../seal.ts';

type Row = typeof bhbu.$inferSelect;
type Columns = Partial<typeof bhbu.$inferInsert>;

type Answers = Pick<Input<typeof applicationCalls.register>['body'], FieldName>;

/** Company fields of a form, all or some of them; null clears a field. */
export type Said = { readonly [F in FieldName]?: Answers[F] | null };

/** Column of each field. NPWP and NIK are left out, since they are encrypted and masked. */
const columnOf = {
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
} as const satisfies Partial<Record<FieldName, keyof Row>>;

type Plain = keyof typeof columnOf;
const plain = Object.keys(columnOf) as Plain[];

/** Phone parsers, which give every number the same stored format. */
const spelled: Partial<Record<Plain, (text: string) => string | null>> = {
  telp: parseOfficePhone,
  hpPenanggungJawab: parsePhone,
  noHP: parsePhone,
};

const digits = (text: string): string => text.replace(/\D/g, '');

/** Converts fields to columns; a field that is undefined yields no column. */
export function toColumns(keys: Keys, said: Said): Columns {
  const columns: Record<string, unknown> = {};
  for (const field of plain) {
    const value = said[field];
    if (value === undefined) continue;
    columns[columnOf[field]] =
      typeof value === 'string' ? (spelled[field]?.(value) ?? value) : value;
  }
  const npwp = parseNpwp(said.npwp ?? '');
  if (npwp) Object.assign(columns, npwpColumns(keys, npwp.digits, npwp.isPersonal));
  if (said.nikPenanggungJawab !== undefined) {
    const nik = said.nikPenanggungJawab && digits(said.nikPenanggungJawab);
    columns['headNikMask'] = nik && maskNik(nik);
    columns['headNikSealed'] = nik && seal(keys.identity, 'bhbu.headNik', nik);
  }
  return columns;
}

/** A personal NPWP equals the person's NIK, so it is encrypted and stored masked. */
const npwpColumns = (keys: Keys, number: string, isPersonal: boolean): Columns => ({
  npwp: isPersonal ? maskNik(number) : number,
  npwpSealed: isPersonal ? seal(keys.identity, 'bhbu.npwp', number) : null,
  npwpKey: blindKey(keys, `npwp:${number}`),
});

/** Decrypts the NPWP and the NIK of a row. @throws DecryptionError when a value is corrupt */
export const openedNumbers = (keys: Keys, row: Row) => ({
  npwp: row.npwpSealed ? unseal(keys.identity, 'bhbu.npwp', row.npwpSealed) : row.npwp,
  nikPenanggungJawab: row.headNikSealed
    ? unseal(keys.identity, 'bhbu.headNik', row.headNikSealed)
    : null,
});

/** Converts a row to the company fields of the response, with masked identity numbers. */
export function toSaid(row: Row): CompanySaid {
  const said = Object.fromEntries(plain.map(field => [field, row[columnOf[field]]]));
  return {
    ...(said as Pick<CompanySaid, Plain>),
    npwp: row.npwp,
    nikPenanggungJawab: row.headNikMask,
    namaKabKota: row.region && kabKotaName(row.region),
  };
}
