import { useMessages } from '#src/i18n/useMessages.ts';
import { EmptyValue } from '#src/kit/fields/FieldValue.tsx';

/** Shows how long an application has waited, in whole days. */
export const WaitingTime = ({ days }: { days: number | null }) => {
  const t = useMessages();
  if (days === null) return <EmptyValue />;
  return days === 0
    ? t('resources.application.age.today')
    : t('resources.application.age.days', { smart_count: days });
};
