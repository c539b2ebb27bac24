import { z } from '../../core/zod.ts';
import { id } from '../../core/list.ts';
import { recordFields, text, expectedVersion } from '../../core/record.ts';
import { issueMessage } from '../../core/messages/message.ts';
import { plausibleDay } from '../../core/values/plausible-day.ts';

/** First day on which the programme could sell anything (Permenkes 10/2021). */
const firstProgrammeDay = '2021-02-24';

/** An amount in whole rupiah. */
export const rupiah = z.int().min(1).max(1_000_000_000).meta({ input: 'money' });

const programmeDay = plausibleDay.refine(
  value => value >= firstProgrammeDay,
  issueMessage('price.beforeProgramme'),
);

/** Fields of a price other than its amount. */
export const priceFields = {
  berlakuDari: programmeDay,
  berlakuSampai: programmeDay.nullish(),
  noSK: text(3, 60),
};

/** Body that adds a price. */
export const priceInput = z.strictObject({ harga: rupiah, ...priceFields });
export type PriceInput = z.infer<typeof priceInput>;

/** Body that changes a price that has not begun. */
export const priceChange = priceInput.extend({ version: expectedVersion });

export const priceParams = z.object({ id, idHarga: id });

const money = z.int().meta({ input: 'money' });
const lastValidDay = z.iso.date().nullable();

/** One price of an item with its period. */
export const priceVersion = z.object({
  id: z.int(),
  harga: money,
  berlakuDari: z.iso.date(),
  /** Effective last day: the entered one, or the day before the next price begins. */
  berlakuSampai: lastValidDay,
  /** Last day as entered. */
  sampaiDiisi: lastValidDay,
  noSK: z.string(),
  ...recordFields,
});
export type PriceVersion = z.infer<typeof priceVersion>;

/** Price fields of a product or service: today's price (null without one) and the price history. */
export const currentAmount = money.nullable();
export const currentPriceFields = {
  berlakuDari: z.iso.date().nullable(),
  berlakuSampai: lastValidDay,
  noSK: z.string().nullable(),
  riwayatHarga: z.array(priceVersion),
};

/** Tax treatment: standard PPN, PPN borne by the government, or exempt. */
export const taxClasses = ['PPN', 'PPN_DTP', 'DIBEBASKAN'] as const;

/** Code of a product or service; unique, ignoring case. */
export const catalogCode = text(2, 20)
  .regex(/^[a-z0-9][a-z0-9./_-]*$/i, issueMessage('input.code.catalog'))
  .meta({ input: 'code' });

/** Response fields that a client may send back; the server ignores them. */
export const catalogIgnoredKeys = ['isActive', 'riwayatHarga'];

export const catalogActiveInput = z.strictObject({
  isActive: z.boolean(),
  version: expectedVersion,
});
