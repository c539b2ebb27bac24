import { z } from '../zod.ts';
import { id } from '../list.ts';
import { recordFields, text, versionRead } from '../record.ts';

/** The first day on which the programme could sell anything, by Permenkes 10/2021. */
const firstDay = '2021-02-24';
/** Beyond it a year was mistyped. */
const lastDay = '2099-12-31';

/** A sum of money: whole rupiah. */
export const rupiah = z.int().min(1).max(1_000_000_000).meta({ input: 'money' });

const day = z.iso
  .date()
  .refine(value => value >= firstDay, 'Program dimulai 24 Februari 2021 (Permenkes 10/2021)')
  .refine(value => value <= lastDay, 'Periksa tahunnya');

/** What is filled in about a price beside the sum. */
export const priceFields = {
  berlakuDari: day,
  berlakuSampai: day.nullish(),
  noSK: text(3, 60),
};

/** A price that comes to those there are. */
export const priceInput = z.strictObject({ harga: rupiah, ...priceFields });
export type PriceInput = z.infer<typeof priceInput>;

/** A price that has not begun yet, as it shall be. */
export const priceChange = priceInput.extend({ version: versionRead });

/** Path parameters of calls on one price of a thing. */
export const priceParams = z.object({ id, idHarga: id });

const money = z.int().meta({ input: 'money' });
const lastDayHeld = z.iso.date().nullable();

/** A price of a thing, with the days on which it holds. */
export const priceVersion = z.object({
  id: z.int(),
  harga: money,
  berlakuDari: z.iso.date(),
  /** The last day on which it holds: the one filled in, or the day before the next begins. */
  berlakuSampai: lastDayHeld,
  /** The last day as it was filled in. */
  sampaiDiisi: lastDayHeld,
  noSK: z.string(),
  ...recordFields,
});
export type PriceVersion = z.infer<typeof priceVersion>;

/** What a record tells of its price: the one that holds today, null where none does, and all there are. */
export const presentSum = money.nullable();
export const presentPrice = {
  berlakuDari: z.iso.date().nullable(),
  berlakuSampai: lastDayHeld,
  noSK: z.string().nullable(),
  riwayatHarga: z.array(priceVersion),
};

/** How the tax on a sale is dealt with: as usual, borne by the government, or exempt. */
export const taxClasses = ['PPN', 'PPN_DTP', 'DIBEBASKAN'] as const;

/** What people call a product or a service among themselves; nobody else's, whatever the case. */
export const code = text(2, 20)
  .regex(
    /^[a-z0-9][a-z0-9./_-]*$/i,
    'Pakai huruf, angka, titik, garis miring, garis bawah atau tanda hubung',
  )
  .meta({ input: 'code' });

/** Body keys of a record sent back whole that no write takes. */
export const ignored = ['isActive', 'riwayatHarga'];

export const stateInput = z.strictObject({ isActive: z.boolean(), version: versionRead });
