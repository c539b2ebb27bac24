import type { CeilingKind, PriceVersion } from '#contract/domains/price/index.ts';
import type { productCalls } from '#contract/domains/product.ts';
import type { serviceCalls } from '#contract/domains/service.ts';
import type { Permission } from '#contract/policy.ts';
import type { AnyRecord } from '#src/kit/resource/definition.ts';

type PriceCalls<C extends typeof productCalls | typeof serviceCalls> = Pick<
  C,
  'addPrice' | 'changePrice' | 'removePrice'
>;

/** A resource that has prices, and the calls that write them. */
export interface PricedResource {
  /** Resource name. */
  readonly name: string;
  readonly right: Permission;
  readonly calls: PriceCalls<typeof productCalls> | PriceCalls<typeof serviceCalls>;
  /** Which price ceilings apply to a record. */
  readonly ceilingKind: (record: AnyRecord) => CeilingKind;
}

/** The prices in the record of a priced resource. */
export const pricesOf = (record: AnyRecord): readonly PriceVersion[] =>
  (record['riwayatHarga'] as PriceVersion[] | undefined) ?? [];
