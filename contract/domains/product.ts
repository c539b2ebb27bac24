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
  type CeilingKind,
  priceVersion,
} from './price/index.ts';
import { taxItemFields, taxItemRecord } from './faktur/item.ts';
import { icd10Code, kfaCode, organizationNumber } from './satusehat/numbers.ts';
import { optionalText, recordFields, text, expectedVersion } from '../core/record.ts';
import { issueMessage, message, type Message } from '../core/messages/message.ts';
import { enteredValue } from '../core/values/entered.ts';

/**
 * Product types: vaccine for the primary course, vaccine for boosters, or a package of doses with
 * injection and freight.
 */
export const productTypes = ['VAKSIN_PRIMER', 'VAKSIN_BOOSTER', 'PAKET_LAYANAN'] as const;
export type ProductType = (typeof productTypes)[number];

/** Returns which price ceilings apply to a product type. */
export const productCeilingKind = (tipe: ProductType): CeilingKind =>
  tipe === 'PAKET_LAYANAN' ? 'package' : 'vaccine';

/** Code of a vaccine in the list CVX of the CDC, by which health cards name it; Sinopharm BIBP is 510. */
const cvxCode = enteredValue()
  .regex(/^\d{1,3}$/, issueMessage('product.cvx'))
  .meta({ input: 'code' });

const degrees = z.int().min(-90).max(40);

/** Editable fields of a product, without its price. */
export const productFields = {
  kode: catalogCode,
  nama: text(3, 120),
  tipe: z.enum(productTypes),
  produsen: text(2, 120),
  /** Importer and holder of the emergency use authorisation (EUA). */
  importir: text(2, 120),
  noEUA: text(3, 60),
  jenisVaksin: optionalText(60),
  dosisPerVial: z.literal([1, 2]),
  vialPerBox: z.literal([1, 3]),
  volumeMl: z.number().min(0.05).max(10).multipleOf(0.01).meta({ input: 'decimal' }),
  dosisPerOrang: z.int().min(1).max(5),
  /** Days between two doses of one person. */
  intervalHari: z.int().min(1).max(365).nullish(),
  suhuMin: degrees,
  suhuMax: degrees,
  satuan: text(1, 20).default('dosis'),
  kodeKFA: kfaCode().nullish(),
  kodeCVX: cvxCode.nullish(),
  /** The disease that it prevents. */
  kodeICD10: icd10Code().nullish(),
  /** Organization of the manufacturer at SATUSEHAT. */
  ihsProdusen: organizationNumber().nullish(),
  kelasPajak: z.enum(taxClasses),
  ...taxItemFields,
};

/** Body that creates a product with its first price. */
export const newProductInput = z.strictObject({
  ...productFields,
  hargaSatuan: rupiah,
  ...priceFields,
});

/**
 * Body that updates a product. Price fields may be sent back as read but are ignored; prices are
 * changed by adding one.
 */
export const productInput = z.strictObject({
  ...productFields,
  hargaSatuan: rupiah.nullish(),
  berlakuDari: z.iso.date().nullish(),
  berlakuSampai: z.iso.date().nullish(),
  noSK: z.string().nullish(),
  version: expectedVersion,
});

/** Returns messages by field for rules across fields. */
export const validateProduct = (input: {
  readonly suhuMin: number;
  readonly suhuMax: number;
}): Record<string, Message[]> =>
  input.suhuMin < input.suhuMax ? {} : { suhuMax: [message('product.temperatureRange')] };

/** A product with today's price. */
export const product = z.object({
  id: z.int(),
  ...productFields,
  jenisVaksin: z.string().nullable(),
  intervalHari: z.int().nullable(),
  kodeKFA: z.string().nullable().meta({ input: 'code' }),
  kodeCVX: z.string().nullable().meta({ input: 'code' }),
  kodeICD10: z.string().nullable().meta({ input: 'code' }),
  ihsProdusen: z.string().nullable().meta({ input: 'code' }),
  ...taxItemRecord,
  satuan: z.string(),
  isActive: z.boolean(),
  hargaSatuan: currentAmount,
  ...currentPriceFields,
  ...recordFields,
});
export type Product = z.infer<typeof product>;

/** A product as an option, with what an order needs; the price is today's. */
const productChoice = choice.extend({
  kode: z.string(),
  tipe: z.enum(productTypes),
  satuan: z.string(),
  dosisPerOrang: z.int(),
  hargaSatuan: currentAmount,
});

export const productCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Product',
    access: 'product.read',
    summary: 'Daftar produk dengan harga yang berlaku hari ini',
    query: listQuery(['nama', 'kode', 'tipe', 'modifiedAt'], {
      tipe: anyOf(productTypes),
      kelasPajak: anyOf(taxClasses),
      isActive: booleanOrAll,
    }),
    answer: page(product),
  }),
  choices: endpoint({
    method: 'GET',
    path: '/Product/GetAll',
    access: 'product.read',
    summary: 'Produk untuk daftar pilihan: yang aktif, atau yang nomornya disebut',
    query: choiceQuery,
    answer: z.array(productChoice),
  }),
  choicesOfType: endpoint({
    method: 'GET',
    path: '/Product/getbyproducttype/{type}',
    access: 'product.read',
    summary: 'Produk aktif dari satu tipe untuk daftar pilihan',
    params: z.object({ type: z.string().toUpperCase().pipe(z.enum(productTypes)) }),
    query: choiceQuery,
    answer: z.array(productChoice),
  }),
  get: endpoint({
    method: 'GET',
    path: '/Product/{id}',
    access: 'product.read',
    summary: 'Satu produk dengan riwayat harganya',
    params: idParams,
    answer: product,
  }),
  create: endpoint({
    method: 'POST',
    path: '/Product',
    access: 'product.create',
    summary: 'Menambah produk dengan harga pertamanya',
    ignored: catalogIgnoredKeys,
    body: newProductInput,
    status: 201,
    answer: product,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/Product/{id}',
    aliases: ['/Product'],
    access: 'product.update',
    summary: 'Mengubah produk; harganya diubah dengan menambah harga',
    ignored: catalogIgnoredKeys,
    params: idParams,
    body: productInput,
    answer: product,
  }),
  setActive: endpoint({
    method: 'PUT',
    path: '/Product/UpdateAktif/{id}',
    access: 'product.update',
    summary:
      'Menonaktifkan produk, yang lalu tidak dapat dipilih lagi, atau mengaktifkannya kembali',
    extension: true,
    params: idParams,
    body: catalogActiveInput,
    answer: product,
  }),
  addPrice: endpoint({
    method: 'POST',
    path: '/Product/harga/{id}',
    access: 'product.update',
    summary: 'Menambah harga yang berlaku mulai suatu tanggal',
    extension: true,
    params: idParams,
    body: priceInput,
    status: 201,
    answer: product,
  }),
  changePrice: endpoint({
    method: 'PUT',
    path: '/Product/harga/{id}/{idHarga}',
    access: 'product.update',
    summary: 'Mengubah harga yang belum mulai berlaku',
    extension: true,
    params: priceParams,
    body: priceChange,
    answer: product,
    versioned: priceVersion,
  }),
  removePrice: endpoint({
    method: 'DELETE',
    path: '/Product/harga/{id}/{idHarga}',
    access: 'product.update',
    summary: 'Menghapus harga yang belum mulai berlaku',
    extension: true,
    params: priceParams,
    answer: product,
    versioned: priceVersion,
  }),
};
