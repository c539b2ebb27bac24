import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { taxItemDefaults, taxUnits, type TaxUnit } from '#contract/domains/faktur/item.ts';
import { taxClasses } from '#contract/domains/price/index.ts';
import { productTypes } from '#contract/domains/product.ts';
import { serviceInclusions, serviceTypes } from '#contract/domains/service.ts';
import { recordColumns } from './columns.ts';

/** Columns that `product` and `service` share. */
const sellableColumns = () => ({
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  kode: text('kode').notNull(),
  nama: text('nama').notNull(),
  kelasPajak: text('kelas_pajak', { enum: taxClasses }).notNull(),
  isActive: boolean('is_active').notNull().default(true),
  ...recordColumns(),
});

/** What a tax invoice states of a product or service. */
const taxItemColumns = (defaults: {
  readonly kodeBarangJasa: string;
  readonly satuanFaktur: TaxUnit;
}) => ({
  kodeBarangJasa: text('kode_barang_jasa').default(defaults.kodeBarangJasa),
  satuanFaktur: text('satuan_faktur', { enum: taxUnits }).default(defaults.satuanFaktur),
});

/** A vaccine, sold by the dose, alone or in a package with its injection. */
export const product = pgTable(
  'product',
  {
    ...sellableColumns(),
    tipe: text('tipe', { enum: productTypes }).notNull(),
    produsen: text('produsen').notNull(),
    importir: text('importir').notNull(),
    noEUA: text('no_eua').notNull(),
    jenisVaksin: text('jenis_vaksin'),
    dosisPerVial: smallint('dosis_per_vial').$type<1 | 2>().notNull(),
    vialPerBox: smallint('vial_per_box').$type<1 | 3>().notNull(),
    volumeMl: doublePrecision('volume_ml').notNull(),
    dosisPerOrang: smallint('dosis_per_orang').notNull(),
    intervalHari: smallint('interval_hari'),
    suhuMin: smallint('suhu_min').notNull(),
    suhuMax: smallint('suhu_max').notNull(),
    satuan: text('satuan').notNull(),
    kodeKFA: text('kode_kfa'),
    kodeCVX: text('kode_cvx'),
    /** Code of the disease that it prevents (ICD-10). */
    kodeICD10: text('kode_icd10'),
    /** Organization of the manufacturer at SATUSEHAT. */
    ihsProdusen: text('ihs_produsen'),
    ...taxItemColumns(taxItemDefaults.product),
  },
  table => [uniqueIndex('product_code_unique').on(sql`lower(${table.kode})`)],
);

/** A service for participants, charged by the dose. */
export const service = pgTable(
  'service',
  {
    ...sellableColumns(),
    tipe: text('tipe', { enum: serviceTypes }).notNull(),
    minPeserta: integer('min_peserta'),
    termasuk: text('termasuk', { enum: serviceInclusions }).array().notNull(),
    pphKode: text('pph_kode'),
    ...taxItemColumns(taxItemDefaults.service),
  },
  table => [uniqueIndex('service_code_unique').on(sql`lower(${table.kode})`)],
);

/**
 * The price of one product or service, valid from `berlakuDari` until the day before the next
 * price starts, or until `berlakuSampai`.
 */
export const price = pgTable(
  'price',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id').references(() => product.id),
    serviceId: integer('service_id').references(() => service.id),
    /** In whole rupiah. */
    harga: integer('harga').notNull(),
    berlakuDari: date('berlaku_dari', { mode: 'string' }).notNull(),
    berlakuSampai: date('berlaku_sampai', { mode: 'string' }),
    noSK: text('no_sk').notNull(),
    ...recordColumns(),
  },
  table => [
    check('price_of_one', sql`num_nonnulls(${table.productId}, ${table.serviceId}) = 1`),
    check('price_amount', sql`${table.harga} > 0`),
    check('price_period', sql`${table.berlakuSampai} >= ${table.berlakuDari}`),
    uniqueIndex('price_product_unique').on(table.productId, table.berlakuDari),
    uniqueIndex('price_service_unique').on(table.serviceId, table.berlakuDari),
  ],
);
