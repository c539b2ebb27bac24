import { z } from '../../core/zod.ts';
import { statementStates } from '../faskes/index.ts';
import { holiday } from '../libur.ts';
import { taxClasses } from '../price/index.ts';
import { productTypes } from '../product.ts';
import { legalForms } from '../application/index.ts';

/** What the lines of an order can refer to, and what the totals and checks of an order need. */
export const orderFacts = z.object({
  /** Today in Jakarta; a draft has today's prices and taxes. */
  hariIni: z.iso.date(),
  perusahaan: z.object({
    id: z.int(),
    namaBHBU: z.string(),
    isActive: z.boolean(),
    bentuk: z.enum(legalForms).nullable(),
    hasNpwp: z.boolean(),
    noSKB: z.string().nullable(),
    skbBerlakuSampai: z.iso.date().nullable(),
    /** The seller's own SKB, which frees it from the PPh that the company would withhold. */
    skbPenjual: z.object({ noSKB: z.string(), berlakuSampai: z.iso.date() }).nullable(),
    namaPenanggungJawab: z.string().nullable(),
    jabatanPenanggungJawab: z.string().nullable(),
    hpPenanggungJawab: z.string().nullable(),
    emailPenanggungJawab: z.string().nullable(),
    alamat: z.string().nullable(),
    kabKota: z.string().nullable(),
    namaPIC: z.string().nullable(),
    noHP: z.string().nullable(),
    /** Whether a second person of the company approves its orders before they are submitted. */
    persetujuanPesanan: z.boolean(),
  }),
  /** Facilities that serve the company. */
  faskes: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      isActive: z.boolean(),
      alamat: z.string().nullable(),
      pernyataan: z.enum(statementStates),
      namaPIC: z.string().nullable(),
      noHP: z.string().nullable(),
      /** Open weekdays with their capacity in people; 1 is Monday. Null without a schedule. */
      hari: z.array(z.object({ hari: z.int(), kapasitas: z.int() })).nullable(),
      /** Its holidays from today on. */
      libur: z.array(holiday),
    }),
  ),
  produk: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      tipe: z.enum(productTypes),
      dosisPerOrang: z.int(),
      kelasPajak: z.enum(taxClasses),
      hargaSatuan: z.int().nullable(),
      isActive: z.boolean(),
      /** Usable doses that no other order binds; only for the seller's staff. */
      tersedia: z.int().nullable(),
    }),
  ),
  layanan: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      kelasPajak: z.enum(taxClasses),
      pphKode: z.string().nullable(),
      tarifPerDosis: z.int().nullable(),
      /** Fewest participants at a facility; null without a limit. */
      minPeserta: z.int().nullable(),
      isActive: z.boolean(),
    }),
  ),
  /** Active booster agreements of the company. */
  pksBooster: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type OrderFacts = z.infer<typeof orderFacts>;
