import type { Peserta } from '#contract/domains/peserta/index.ts';
import { dosesToFinish } from '#contract/domains/peserta/vaccination-states.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { plainClass } from '#src/kit/theme/plainElements.ts';

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
