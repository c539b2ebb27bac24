import type { Peserta } from '#contract/domains/peserta/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { EmptyValue } from '#src/kit/fields/FieldValue.tsx';
import { StateChip } from '#src/kit/fields/StateChip.tsx';

type EligibilityFacts = Pick<
  Peserta,
  'isEligible' | 'tanggalBooster' | 'tanggalVaksinasi' | 'vaccinationType'
>;

/** Whether the booster of the registration was given. */
export const hasBooster = ({
  vaccinationType,
  tanggalBooster,
  tanggalVaksinasi,
}: Omit<EligibilityFacts, 'isEligible'>): boolean =>
  vaccinationType !== 0 && (tanggalBooster !== null || tanggalVaksinasi !== null);

/**
 * Whether the next booster may be given; someone who has just had one need not hear that it is too
 * early.
 */
export const Eligibility = ({ record }: { record: EligibilityFacts }) => {
  const t = useMessages();
  const { isEligible } = record;
  if (isEligible === null) return <EmptyValue />;
  const word = isEligible ? 'yes' : hasBooster(record) ? 'done' : 'no';
  return (
    <StateChip meaning={eligibilityMeaning[word]} label={t(`resources.peserta.eligible.${word}`)} />
  );
};

const eligibilityMeaning = { yes: 'good', done: 'neutral', no: 'attention' } as const;
