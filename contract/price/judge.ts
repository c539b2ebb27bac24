import { exceeded, type Ceiling } from './ceilings.ts';
import { sayDay, sayRupiah } from './say.ts';
import { hasBegun, priceOn, timeline, type Entered } from './timeline.ts';

/** A price to be added or changed. */
export interface PriceDraft {
  readonly harga: number;
  readonly berlakuDari: string;
  readonly berlakuSampai?: string | null | undefined;
}

export type KnownPrice = Entered & { readonly harga: number };

/** Facts that price validation needs: today (`YYYY-MM-DD`) and the ceilings of the kind. */
export interface PriceGrounds {
  readonly today: string;
  readonly ceilings: readonly Ceiling[];
}

/** Messages by field. */
export type PriceFaults = Partial<Record<keyof PriceDraft, string[]>>;

/** Returns the prices of a timeline that exceed a ceiling. */
const over = (prices: readonly KnownPrice[], rules: readonly Ceiling[]) =>
  timeline(prices).filter(price => exceeded(rules, price));

/**
 * Returns a message when another price would exceed a ceiling because the change extends its
 * period.
 */
export function lengthenedBeyond(
  before: readonly KnownPrice[],
  after: readonly KnownPrice[],
  rules: readonly Ceiling[],
): string | undefined {
  const known = new Set(over(before, rules).map(({ berlakuDari }) => berlakuDari));
  const found = over(after, rules).find(({ berlakuDari }) => !known.has(berlakuDari));
  return (
    found &&
    `Harga mulai ${sayDay(found.berlakuDari)} akan berlaku lebih lama dan melampaui batas Kementerian Kesehatan`
  );
}

/** Validates the period of a price against the others. Prices up to today are immutable. */
function judgeDays(
  { berlakuDari, berlakuSampai = null }: PriceDraft,
  others: readonly KnownPrice[],
  today: string,
): PriceFaults {
  if (berlakuSampai !== null && berlakuSampai < berlakuDari) {
    return { berlakuSampai: ['Isi tanggal yang tidak mendahului tanggal mulai berlaku'] };
  }
  const lines = timeline(others);
  const held = priceOn(lines, berlakuDari);
  if (held?.berlakuDari === berlakuDari) {
    return { berlakuDari: [`Sudah ada harga yang berlaku mulai ${sayDay(berlakuDari)}`] };
  }
  if (held && berlakuDari <= today) {
    return {
      berlakuDari: [
        `Hari itu sudah berlaku ${sayRupiah(held.harga)} dan tidak dapat diubah lagi. Isi paling cepat besok`,
      ],
    };
  }
  if (held && held.sampaiDiisi !== null && !hasBegun(held, today)) {
    const until = sayDay(held.sampaiDiisi);
    return {
      berlakuDari: [`Sampai ${until} sudah diisi ${sayRupiah(held.harga)}; ubah harga itu dulu`],
    };
  }
  const next = lines.find(price => price.berlakuDari > berlakuDari);
  if (next && berlakuSampai !== null && next.berlakuDari <= berlakuSampai) {
    const from = sayDay(next.berlakuDari);
    return {
      berlakuSampai: [`Mulai ${from} sudah ada harga lain. Isi tanggal sebelumnya, atau kosongkan`],
    };
  }
  return {};
}

/** Validates the amount against every ceiling within its period. */
function judgeSum(
  { harga, berlakuDari, berlakuSampai = null }: PriceDraft,
  others: readonly KnownPrice[],
  rules: readonly Ceiling[],
): PriceFaults {
  const mine = { harga, berlakuDari, sampaiDiisi: berlakuSampai };
  const placed = timeline([...others, mine]).find(price => price.berlakuDari === berlakuDari);
  const ceiling = placed && exceeded(rules, placed);
  if (!ceiling) return {};
  const { amount, from, decree } = ceiling;
  return {
    harga: [`Paling tinggi ${sayRupiah(amount)} sejak ${sayDay(from)} menurut ${decree}`],
  };
}

/**
 * Validates a price to be added to the other prices of an item.
 * @param before all present prices, including the one that is replaced; defaults to `others`
 */
export function judgePrice(
  draft: PriceDraft,
  others: readonly KnownPrice[],
  { today, ceilings }: PriceGrounds,
  before: readonly KnownPrice[] = others,
): PriceFaults {
  const faults = { ...judgeDays(draft, others, today), ...judgeSum(draft, others, ceilings) };
  if (Object.keys(faults).length > 0) return faults;
  const { harga, berlakuDari, berlakuSampai = null } = draft;
  const after = [...others, { harga, berlakuDari, sampaiDiisi: berlakuSampai }];
  const lengthened = lengthenedBeyond(before, after, ceilings);
  return lengthened === undefined ? {} : { berlakuDari: [lengthened] };
}
