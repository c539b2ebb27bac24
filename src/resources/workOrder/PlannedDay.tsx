import { daysBetween } from '#contract/core/values/day.ts';
import { missedDay } from '#contract/domains/work-order/needs.ts';
import type { WorkOrderListItem } from '#contract/domains/work-order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { EmptyValue } from '#src/kit/fields/FieldValue.tsx';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { useToday } from '#src/kit/format/useToday.ts';

type Planned = Pick<WorkOrderListItem, 'status' | 'tanggalKirim' | 'tanggalTiba'>;

/** A mark on a shipment whose planned day of departure or arrival has passed; nothing on the others. */
export const LateMark = ({ record }: { record: Planned }) => {
  const t = useMessages();
  const today = useToday();
  const missed = missedDay(record, today);
  return missed ? (
    <StateChip
      meaning="bad"
      label={t(`resources.workOrder.late.${missed.event}`, {
        smart_count: daysBetween(missed.day, today),
      })}
    />
  ) : null;
};

interface PlannedDayProps {
  record: Planned;
  event: 'depart' | 'arrive';
}

/** The planned day of departure or arrival. That of the arrival also shows that the departure is late. */
export const PlannedDay = ({ record, event }: PlannedDayProps) => {
  const day = event === 'depart' ? record.tanggalKirim : record.tanggalTiba;
  if (day === null) return <EmptyValue />;
  return (
    <>
      {formatDate(day)} {event === 'arrive' ? <LateMark record={record} /> : null}
    </>
  );
};
