import { useQueries } from '@tanstack/react-query';
import { createContext, useContext, useMemo } from 'react';
import { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import type {
  ShippableLine,
  UsableBatch,
  WorkOrder,
  WorkOrderFacts,
} from '#contract/domains/work-order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';

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

/** Returns the names of order lines and batches; the same functions while the facts are the same. */
export function useLineNames() {
  const t = useMessages();
  const { lines, batches, record } = useWorkOrderForm();
  return useMemo(() => {
    const known = [...(record?.baris ?? []), ...lines];
    return {
      /** Name of an order line: its product and first day. */
      lineName: (idDetail: number): string => {
        const line = known.find(one => one.idDetail === idDetail);
        if (!line) return '';
        const { namaProduk: name, tanggalVaksinasi: day } = line;
        return day === null
          ? name
          : t('resources.workOrder.form.lineName', { name, day: formatDate(day) });
      },
      /** Number of a batch. */
      batchName: (idBatch: number): string =>
        [...batches.values()].flat().find(({ id }) => id === idBatch)?.nomor ??
        record?.baris.find(line => line.idBatch === idBatch)?.nomorBatch ??
        '',
    };
  }, [t, lines, batches, record]);
}

interface BatchesOptions {
  /** The order lines. */
  readonly ids: readonly number[];
  /** Planned day of arrival; today when undefined. */
  readonly tanggalTiba?: string | undefined;
  /** The opened work order, whose own doses count as left. */
  readonly idWorkOrder?: number | undefined;
}

/** Queries the usable batches of order lines; `data` is undefined until all are known. */
export function useBatches({ ids, tanggalTiba, idWorkOrder }: BatchesOptions): {
  readonly data: BatchesByLine | undefined;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
} {
  const { call } = useApi();
  return useQueries({
    queries: ids.map(id => ({
      queryKey: ['workOrderBatches', id, tanggalTiba, idWorkOrder],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(
          workOrderCalls.batches,
          { params: { id }, query: { tanggalTiba, idWorkOrder } },
          { signal },
        ),
      // Other work orders may take doses between two forms, but not while one is filled in.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    })),
    combine: results => ({
      data: results.every(({ data }) => data !== undefined)
        ? new Map(ids.map((id, at) => [id, results[at]?.data ?? []]))
        : undefined,
      error: results.find(({ error }) => error)?.error ?? null,
      refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
    }),
  });
}
