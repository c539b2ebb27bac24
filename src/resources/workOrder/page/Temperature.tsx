import { isOutsideLimits, type TemperatureLimits } from '#contract/domains/work-order/receipt.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { EmptyValue } from '#src/kit/fields/FieldValue.tsx';
import { formatNumber } from '#src/kit/format/number.ts';

interface TemperatureProps {
  value: number | null;
  limits: TemperatureLimits;
}

/** A measured temperature, with the limits when it is outside of them. */
export const Temperature = ({ value, limits }: TemperatureProps) => {
  const t = useMessages();
  if (value === null) return <EmptyValue />;
  const { suhuMin: min, suhuMax: max } = limits;
  const suhu = formatNumber(value);
  return isOutsideLimits(value, limits)
    ? t('resources.workOrder.temperature.recordedOutside', { suhu, min, max })
    : t('resources.workOrder.temperature.recorded', { suhu });
};
