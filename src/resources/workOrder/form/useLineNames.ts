import { useMemo } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { useWorkOrderForm } from './formContext.ts';

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
