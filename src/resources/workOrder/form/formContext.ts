import { createContext, useContext } from 'react';
import type {
  ShippableLine,
  UsableBatch,
  WorkOrder,
  WorkOrderFacts,
} from '#contract/domains/work-order/record.ts';

/** The batches that can be shipped for each order line, first to expire first. */
export type BatchesByLine = ReadonlyMap<number, readonly UsableBatch[]>;

/** What the parts of the form need besides its values. */
export interface WorkOrderFormFacts {
  readonly facts: WorkOrderFacts;
  readonly idFaskes: number;
  /** The order lines of the facility; the doses of the opened work order count as open. */
  readonly lines: readonly ShippableLine[];
  readonly batches: BatchesByLine;
  /** The opened work order; undefined when creating. */
  readonly record: WorkOrder | undefined;
}

export const WorkOrderFormContext = createContext<WorkOrderFormFacts | null>(null);

/**
 * Returns the facts of the enclosing form.
 * @throws outside of a form of a work order
 */
export function useWorkOrderForm(): WorkOrderFormFacts {
  const found = useContext(WorkOrderFormContext);
  if (!found) throw new Error('useWorkOrderForm outside a form of a work order');
  return found;
}
