import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { EmptyValue } from '#src/kit/fields/FieldValue.tsx';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';

/** What the facility answered instead of confirming. */
const AnswerChip = ({ answer }: { answer: WorkOrder['jawabanFaskes'] }) => {
  const t = useMessages();
  if (!answer) return <EmptyValue />;
  const label = t(`resources.workOrder.answer.${answer.jenis}`, {
    day: formatDate(answer.tanggal),
  });
  return <StateChip meaning="attention" label={label} />;
};

export const FacilityAnswerChip = ({ jawabanFaskes }: WorkOrder) => (
  <AnswerChip answer={jawabanFaskes} />
);

/** Doses that were received; those of a surplus that went back are not. */
const Received = ({ jenis, dosisDiterima }: Pick<WorkOrder, 'dosisDiterima' | 'jenis'>) => {
  const t = useMessages();
  if (dosisDiterima === null) return <EmptyValue />;
  const dosis = formatNumber(dosisDiterima);
  return jenis === 'AMBIL_KEMBALI'
    ? t('resources.workOrder.ofOrder.returned', { dosis })
    : t('resources.workOrder.ofOrder.doses', { dosis });
};

export const ReceivedDoses = ({ jenis, dosisDiterima }: WorkOrder) => (
  <Received jenis={jenis} dosisDiterima={dosisDiterima} />
);
