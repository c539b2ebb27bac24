import { enteredValue } from '../../core/values/entered.ts';
import { z } from '../../core/zod.ts';
import {
  expectedVersion,
  textLines,
  longText,
  mobilePhone,
  optionalText,
  recordFields,
  text,
  timestamp,
} from '../../core/record.ts';
import { locationId, organizationNumber } from '../satusehat/numbers.ts';
import { statementStates } from './guarantees.ts';
import { issueMessage } from '../../core/messages/message.ts';
import { withoutNik } from '../../core/values/without-nik.ts';

/** Owners that the programme admits: no government body (Permenkes 10/2021). */
export const faskesOwnerships = ['SWASTA', 'BUMN'] as const;

export const faskesKinds = ['KLINIK', 'RS', 'PRAKTIK_MANDIRI', 'LABORATORIUM', 'LAINNYA'] as const;

/** Degrees as a number or as text copied from a map; a decimal comma is accepted. */
const degrees = (most: number) => {
  const range = z.number().min(-most).max(most);
  const typed = enteredValue()
    .regex(/^-?\d{1,3}([.,]\d{1,12})?$/, issueMessage('faskes.degrees'))
    .transform(degreesText => Number(degreesText.replace(',', '.')))
    .pipe(range);
  return z.union([range, typed]).nullish();
};

const countUpTo = (most: number) => z.int().min(0).max(most).nullish();

/** P-Care code of a facility, stored in upper case. */
const pcareCode = enteredValue()
  .min(1)
  .regex(/^[a-z0-9]{4,12}$/i, issueMessage('faskes.kodePcare'))
  .transform(code => code.toUpperCase())
  .meta({ input: 'code' });

/** Body that creates or updates a facility. */
export const faskesInput = z
  .strictObject({
    namaFaskes: withoutNik(text(3, 150)),
    kodePcare: pcareCode,
    nomorFaskes: withoutNik(text(1, 30)),
    /** Its organization and its place of service at SATUSEHAT. */
    ihsOrganisasi: organizationNumber().nullish(),
    ihsLokasi: locationId().nullish(),
    jenis: z.enum(faskesKinds).nullish(),
    kepemilikan: z.enum(faskesOwnerships),
    kepalaFaskes: withoutNik(text(3, 100)),
    alamat: withoutNik(textLines(10, 200)).meta({ input: 'multiline' }),
    kabKota: text(1, 5).meta({ input: 'lookup:kabKota' }),
    lat: degrees(90),
    lng: degrees(180),
    namaPIC: withoutNik(optionalText(100)),
    noHP: mobilePhone.nullish(),
    /** Contact person for adverse events (KIPI). */
    kontakKipi: withoutNik(optionalText(100)),
    hpKontakKipi: mobilePhone.nullish(),
    kapasitasHarian: countUpTo(100_000),
    jumlahVaksinator: countUpTo(10_000),
    jumlahChiller: countUpTo(1_000),
    kapasitasChiller: countUpTo(10_000_000),
    noIzin: withoutNik(optionalText(80)),
    izinSampai: z.iso.date().nullish(),
    version: expectedVersion,
  })
  .superRefine(({ lat, lng }, check) => {
    const missing = lat == null ? 'lat' : 'lng';
    if ((lat == null) === (lng == null)) return;
    check.addIssue({
      code: 'custom',
      path: [missing],
      message: issueMessage('faskes.coordinatePair'),
    });
  });

/** A facility. Older records may lack fields that the form now requires. */
export const faskes = z.object({
  id: z.int(),
  namaFaskes: z.string(),
  kodePcare: z.string().nullable(),
  nomorFaskes: z.string().nullable(),
  ihsOrganisasi: z.string().nullable(),
  ihsLokasi: z.string().nullable(),
  jenis: z.enum(faskesKinds).nullable(),
  kepemilikan: z.enum(faskesOwnerships).nullable(),
  kepalaFaskes: z.string().nullable(),
  alamat: z.string().nullable(),
  kabKota: z.string().nullable(),
  namaKabKota: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  namaPIC: z.string().nullable(),
  noHP: z.string().nullable(),
  kontakKipi: z.string().nullable(),
  hpKontakKipi: z.string().nullable(),
  kapasitasHarian: z.int().nullable(),
  jumlahVaksinator: z.int().nullable(),
  jumlahChiller: z.int().nullable(),
  /** Doses, over all chillers. */
  kapasitasChiller: z.int().nullable(),
  noIzin: z.string().nullable(),
  izinSampai: z.iso.date().nullable(),
  pernyataan: z.enum(statementStates),
  isActive: z.boolean(),
  alasanNonaktif: z.string().nullable(),
  /** Whether other records refer to it, so that it cannot be deleted. */
  dipakai: z.boolean(),
  deletedAt: timestamp.nullable(),
  ...recordFields,
});
export type Faskes = z.infer<typeof faskes>;

/** Deactivating a facility requires a reason, which is stored with the record. */
export const faskesActiveInput = z.strictObject({
  isActive: z.boolean(),
  alasan: withoutNik(longText(200)),
  version: expectedVersion,
});
