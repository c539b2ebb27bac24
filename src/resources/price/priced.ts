import type { Permission } from '#contract/policy.ts';
import type { Ceiling, PriceVersion } from '#contract/price/index.ts';
import type { productCalls } from '#contract/product.ts';
import type { serviceCalls } from '#contract/service.ts';
import type { AnyRecord } from '#src/ui/resource/definition.ts';

type PriceCalls<C extends typeof productCalls | typeof serviceCalls> = Pick<
  C,
  'addPrice' | 'changePrice' | 'removePrice'
>;

/** What has prices, and how they are written. */
export interface Priced {
  /** The resource. */
  readonly name: string;
  readonly right: Permission;
  readonly calls: PriceCalls<typeof productCalls> | PriceCalls<typeof serviceCalls>;
  readonly ceilingsOf: (record: AnyRecord) => readonly Ceiling[];
}

/** The prices of a record, as its answer has them. */
export const pricesIn = (record: AnyRecord): readonly PriceVersion[] =>
  (record['riwayatHarga'] as PriceVersion[] | undefined) ?? [];
