import { taxUnits } from './taxUnits.ts';
import type { kelasPajak as indonesianClasses, product as indonesian } from '../id/product.ts';
import type { Translated } from '../messages.ts';
import { price } from './price.ts';

/** English tax classes of products and services. */
export const kelasPajak: Translated<typeof indonesianClasses> = {
  PPN: 'PPN (VAT) is charged',
  PPN_DTP: 'PPN (VAT) borne by the government',
  DIBEBASKAN: 'Exempt from PPN (VAT)',
};

/** English messages of products: `resources.product.*`. */
export const product: Translated<typeof indonesian> = {
  noun: 'product',
  lead: 'The first price is filled in here; later prices are added with the day on which they begin.',
  count: '%{smart_count} product |||| %{smart_count} products',
  empty: 'Vaccines and packages that are sold appear here.',
  first: 'Begin by adding one.',
  fields: {
    id: 'Number',
    kode: 'Code',
    nama: 'Name of the product',
    tipe: 'Type',
    produsen: 'Producer',
    importir: 'Importer and holder of the EUA',
    noEUA: 'EUA number',
    jenisVaksin: 'Kind of vaccine',
    dosisPerVial: 'Doses per vial',
    vialPerBox: 'Vials per box',
    volumeMl: 'Volume per dose',
    dosisPerOrang: 'Doses per person',
    intervalHari: 'Interval between doses',
    suhuMin: 'Lowest storage temperature',
    suhuMax: 'Highest storage temperature',
    satuan: 'Unit',
    kodeKFA: 'KFA code',
    kodeCVX: 'CVX code',
    kodeICD10: 'ICD-10 code',
    ihsProdusen: 'SATUSEHAT ID of the manufacturer',
    kodeBarangJasa: 'Code on tax invoices',
    satuanFaktur: 'Unit on tax invoices',
    kelasPajak: 'Tax class',
    hargaSatuan: 'Price per dose',
    ...price.fields,
    isActive: 'Status',
    createdAt: 'Created',
    createdBy: 'Created by',
    modifiedAt: 'Changed',
    modifiedBy: 'Changed by',
  },
  help: {
    kodeBarangJasa:
      '6 digits of the list of Coretax; vaccine is 300200. Without it, tax invoices cannot be exported.',
    satuanFaktur: 'Unit of the list of Coretax; it has no doses, so Other is used.',
    kode: 'A short code that no other product uses, for example SINO-PRIMER.',
    tipe: 'Service package: doses with their injection and delivery.',
    noEUA: 'Number of the emergency use authorisation by BPOM.',
    dosisPerOrang: 'Number of doses ordered for each participant.',
    kodeKFA:
      'The code in the national dictionary of medicines and devices (KFA), 8 digits that begin with 93. The export for SATUSEHAT needs it.',
    kodeCVX:
      'The code of the vaccine in the list CVX; Sinopharm BIBP is 510. Without it proofs of vaccination get no SMART Health Card.',
    kodeICD10:
      'The disease that it prevents, such as U07.1 for COVID-19. It is part of the data for SATUSEHAT.',
    ihsProdusen: 'The Organization ID of the manufacturer at SATUSEHAT, if there is one.',
    hargaSatuan: price.help.harga,
    berlakuSampai: price.help.berlakuSampai,
    noSK: price.help.noSK,
  },
  satuanFaktur: taxUnits,
  tipe: {
    VAKSIN_PRIMER: 'Primary vaccine',
    VAKSIN_BOOSTER: 'Booster vaccine',
    PAKET_LAYANAN: 'Service package',
  },
  kelasPajak,
  dosisPerVial: { 1: '1 dose', 2: '2 doses' },
  vialPerBox: { 1: '1 vial', 3: '3 vials' },
  volumeMl: { unit: 'ml' },
  dosisPerOrang: { unit: 'doses' },
  intervalHari: { unit: 'days' },
  suhuMin: { unit: '°C' },
  suhuMax: { unit: '°C' },
  isActive: { true: 'Active', false: 'Inactive' },
  page: {
    number: 'Code %{id}',
    copy: 'Copy the product code',
  },
  section: {
    tax: 'Tax',
    price: 'Price',
    details: 'Product',
    origin: 'Origin and authorisation',
    packing: 'Packing and use',
    storage: 'Storage',
    batches: 'Batches',
    changes: 'Changes',
  },
  action: {
    nonaktif: {
      label: 'Deactivate',
      text: 'This product cannot be chosen for new orders any more. Existing orders do not change.',
      done: '%{what} deactivated',
      already: 'Already inactive.',
    },
    aktif: {
      label: 'Activate',
      text: 'This product can be chosen for new orders again.',
      done: '%{what} activated',
      already: 'Already active.',
    },
  },
};
