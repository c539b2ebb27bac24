import type { PermintaanDataDetail } from '#contract/domains/permintaan-data/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';

/** The hours that are left to answer a request, or by how many it is late; nothing once it is closed. */
export const HoursLeft = ({ record }: { record: PermintaanDataDetail }) => {
  const t = useMessages();
  const { sisaJam, terlambat } = record;
  if (sisaJam === null) return null;
  return terlambat ? (
    <StateChip
      meaning="bad"
      label={t('resources.permintaanData.hours.late', { smart_count: -sisaJam })}
    />
  ) : (
    t('resources.permintaanData.hours.left', { smart_count: sisaJam })
  );
};
