import { backgroundRateOn, kipiSignal, type KipiGroup } from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatNumber } from '#src/kit/format/number.ts';

interface KipiGroupChipProps {
  /** Day of the dose. */
  day: string;
  group: KipiGroup;
}

/** Says how many doses of the same batch, facility and day were followed by an event; nothing for one alone. */
export const KipiGroupChip = ({ day, group }: KipiGroupChipProps) => {
  const t = useMessages();
  if (group.kipi < 2) return null;
  const { isSignal } = kipiSignal(group, backgroundRateOn(day));
  return (
    <StateChip
      meaning={isSignal ? 'bad' : 'information'}
      label={t('resources.kipi.cluster.chip', {
        kipi: formatNumber(group.kipi),
        doses: formatNumber(group.dosis),
      })}
    />
  );
};
