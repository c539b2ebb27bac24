import { createContext, useCallback, useContext } from 'react';
import type { OrderFacts } from '#contract/domains/order/facts.ts';
import type { Order, OrderKind, OrderLine, OrderModel } from '#contract/domains/order/record.ts';
import { lineName } from '../delta/comparedOrder.ts';

/** What the parts of the order form need besides its values. */
export interface OrderFormFacts {
  readonly facts: OrderFacts;
  readonly jenis: OrderKind;
  /** The version that is amended, with the doses that were agreed. */
  readonly original: Order | undefined;
  /** Returns the line of that version which a row continues, by the id of the row. */
  readonly earlierLine: (id: unknown) => OrderLine | undefined;
}

export const OrderFormContext = createContext<OrderFormFacts | null>(null);

/** The model of the order, for the inputs of its lines, which have a form of their own. */
export const OrderModelContext = createContext<OrderModel | undefined>(undefined);

export const useOrderModel = (): OrderModel | undefined => useContext(OrderModelContext);

/**
 * Returns the facts of the enclosing order form.
 * @throws outside of an order form
 */
export function useOrderFormFacts(): OrderFormFacts {
  const found = useContext(OrderFormContext);
  if (!found) throw new Error('useOrderFormFacts outside an order form');
  return found;
}

/**
 * Returns the names of what a line refers to, by field and id, also of what is no longer offered;
 * the same function while the facts are the same.
 */
export function useFactName(): (field: string, id: unknown) => string | undefined {
  const { facts, original } = useOrderFormFacts();
  return useCallback(
    (field, id) => {
      const offered = { idFaskes: facts.faskes, idProduk: facts.produk, idLayanan: facts.layanan };
      if (!isOffered(field, offered)) return undefined;
      const found = offered[field].find(item => item.id === Number(id));
      return found?.name ?? lineName(original?.baris ?? [], field, Number(id));
    },
    [facts, original],
  );
}

const isOffered = <K extends string>(field: string, offered: Record<K, unknown>): field is K =>
  Object.hasOwn(offered, field);
