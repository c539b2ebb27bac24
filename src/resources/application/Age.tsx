import { useWords } from '#src/i18n/useWords.ts';
import { Nothing } from '#src/ui/fields/Value.tsx';

/** Shows how long an application has waited, in whole days. */
export const Age = ({ days }: { days: number | null }) => {
  const say = useWords();
  if (days === null) return <Nothing />;
  return days === 0
    ? say('resources.application.age.today')
    : say('resources.application.age.days', { smart_count: days });
};
