import { dosesToFinish } from '#contract/peserta/vaccination-states.ts';
import type { Peserta } from '#contract/peserta/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { plainClass } from '#src/layout/theme/plainElements.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';

type Doses = Pick<Peserta, 'dosisDiberikan' | 'vaccinationType'>;

/** Returns the doses given of those that complete the registration: '1/2'. */
export const doseProgress = ({ dosisDiberikan, vaccinationType }: Doses): string =>
  `${dosisDiberikan}/${dosesToFinish(vaccinationType)}`;

/** The doses given; a complete series and a partial one are marked. */
export const DoseProgress = ({ record }: { record: Peserta }) => {
  const t = useMessages();
  const { dosisDiberikan: given, vaccinationType } = record;
  const all = dosesToFinish(vaccinationType);
  const text = doseProgress(record);
  if (given > 0) return <StateChip meaning={given >= all ? 'good' : 'information'} label={text} />;
  return (
    <>
      <span aria-hidden="true" className={plainClass.code}>
        {text}
      </span>
      <span className={plainClass.hidden}>{t('resources.peserta.doses', { given, all })}</span>
    </>
  );
};
