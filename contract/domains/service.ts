import { z } from '../core/zod.ts';
import { endpoint } from '../core/endpoint.ts';
import { choice, choiceQuery, booleanOrAll, idParams, listQuery, page } from '../core/list.ts';
import { anyOf } from '../core/list-filter.ts';
import {
  catalogCode,
  catalogIgnoredKeys,
  currentPriceFields,
  currentAmount,
  priceChange,
  priceFields,
  priceInput,
  priceParams,
  rupiah,
  catalogActiveInput,
  taxClasses,
  priceVersion,
} from './price/index.ts';
import { taxItemFields, taxItemRecord } from './faktur/item.ts';
import { optionalText, recordFields, text, expectedVersion } from '../core/record.ts';

/** Service types: injection at a clinic, injection at the company, freight, or all of them. */
export const serviceTypes = ['SUNTIK_KLINIK', 'SUNTIK_ONSITE', 'LOGISTIK', 'PAKET'] as const;

/** Items that a tariff may include. */
export const serviceInclusions = ['APD', 'NAKES', 'LIMBAH', 'SERTIFIKAT'] as const;

/** Editable fields of a service, without its tariff. */
export const serviceFields = {
  kode: catalogCode,
  nama: text(3, 120),
  tipe: z.enum(serviceTypes),
  minPeserta: z.int().min(1).max(1_000_000).nullish(),
  termasuk: z.array(z.enum(serviceInclusions)).max(serviceInclusions.length),
  kelasPajak: z.enum(taxClasses),
  pphKode: optionalText(20).meta({ input: 'code' }),
  ...taxItemFields,
};

/** Body that creates a service with its first tariff. */
export const newServiceInput = z.strictObject({
  ...serviceFields,
  tarifPerDosis: rupiah,
  ...priceFields,
});

/**
 * Body that updates a service. Tariff fields may be sent back as read but are ignored; tariffs are
 * changed by adding one.
 */
export const serviceInput = z.strictObject({
  ...serviceFields,
  tarifPerDosis: rupiah.nullish(),
  berlakuDari: z.iso.date().nullish(),
  berlakuSampai: z.iso.date().nullish(),
  noSK: z.string().nullish(),
  version: expectedVersion,
});

/** A service with today's tariff. */
export const service = z.object({
  id: z.int(),
  ...serviceFields,
  minPeserta: z.int().nullable(),
  pphKode: z.string().nullable().meta({ input: 'code' }),
  ...taxItemRecord,
  isActive: z.boolean(),
  tarifPerDosis: currentAmount,
  ...currentPriceFields,
  ...recordFields,
});
export type Service = z.infer<typeof service>;

/** A service as an option; the tariff is today's. */
const serviceChoice = choice.extend({
  kode: z.string(),
  tipe: z.enum(serviceTypes),
  tarifPerDosis: currentAmount,
});

export const serviceCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Service',
    access: 'service.read',
    summary: 'Daftar layanan dengan tarif yang berlaku hari ini',
    query: listQuery(['nama', 'kode', 'tipe', 'modifiedAt'], {
      tipe: anyOf(serviceTypes),
      kelasPajak: anyOf(taxClasses),
      isActive: booleanOrAll,
    }),
    answer: page(service),
  }),
  choices: endpoint({
    method: 'GET',
    path: '/Service/GetAll',
    access: 'service.read',
    summary: 'Layanan untuk daftar pilihan: yang aktif, atau yang nomornya disebut',
    query: choiceQuery,
    answer: z.array(serviceChoice),
  }),
  choicesOfType: endpoint({
    method: 'GET',
    path: '/Service/getbyproducttype/{type}',
    access: 'service.read',
    summary: 'Layanan aktif dari satu tipe untuk daftar pilihan',
    params: z.object({ type: z.string().toUpperCase().pipe(z.enum(serviceTypes)) }),
    query: choiceQuery,
    answer: z.array(serviceChoice),
  }),
  get: endpoint({
    method: 'GET',
    path: '/Service/{id}',
    access: 'service.read',
    summary: 'Satu layanan dengan riwayat tarifnya',
    params: idParams,
    answer: service,
  }),
  create: endpoint({
    method: 'POST',
    path: '/Service',
    access: 'service.create',
    summary: 'Menambah layanan dengan tarif pertamanya',
    ignored: catalogIgnoredKeys,
    body: newServiceInput,
    status: 201,
    answer: service,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/Service/{id}',
    aliases: ['/Service'],
    access: 'service.update',
    summary: 'Mengubah layanan; tarifnya diubah dengan menambah harga',
    ignored: catalogIgnoredKeys,
    params: idParams,
    body: serviceInput,
    answer: service,
  }),
  setActive: endpoint({
    method: 'PUT',
    path: '/Service/UpdateAktif/{id}',
    access: 'service.update',
    summary:
      'Menonaktifkan layanan, yang lalu tidak dapat dipilih lagi, atau mengaktifkannya kembali',
    extension: true,
    params: idParams,
    body: catalogActiveInput,
    answer: service,
  }),
  addPrice: endpoint({
    method: 'POST',
    path: '/Service/harga/{id}',
    access: 'service.update',
    summary: 'Menambah tarif yang berlaku mulai suatu tanggal',
    extension: true,
    params: idParams,
    body: priceInput,
    status: 201,
    answer: service,
  }),
  changePrice: endpoint({
    method: 'PUT',
    path: '/Service/harga/{id}/{idHarga}',
    access: 'service.update',
    summary: 'Mengubah tarif yang belum mulai berlaku',
    extension: true,
    params: priceParams,
    body: priceChange,
    answer: service,
    versioned: priceVersion,
  }),
  removePrice: endpoint({
    method: 'DELETE',
    path: '/Service/harga/{id}/{idHarga}',
    access: 'service.update',
    summary: 'Menghapus tarif yang belum mulai berlaku',
    extension: true,
    params: priceParams,
    answer: service,
    versioned: priceVersion,
  }),
};
