import type { Insiden } from '#contract/domains/insiden/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';

/** The hours that are left to notify of an incident, or by how many it is late; nothing once it was notified. */
export const HoursLeft = ({ record }: { record: Insiden }) => {
  const t = useMessages();
  const { sisaJam, terlambat } = record;
  if (sisaJam === null) return null;
  return terlambat ? (
    <StateChip meaning="bad" label={t('resources.insiden.hours.late', { smart_count: -sisaJam })} />
  ) : (
    t('resources.insiden.hours.left', { smart_count: sisaJam })
  );
};
