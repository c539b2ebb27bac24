import { Suspense, useState } from 'react';
import type { VaccinationType } from '#contract/domains/peserta/record.ts';
import type { VaccineChoices } from '#contract/domains/vaksinasi/index.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import type { VaccineChoice } from './vaccineChoice.ts';

// Chosen once for many doses.
const BatchSearchDialog = lazyDialog(async () => ({
  default: (await import('./BatchSearchDialog.tsx')).BatchSearchDialog,
}));
// Few doses are of a batch outside the register.
const OtherBatchDialog = lazyDialog(async () => ({
  default: (await import('./OtherBatchDialog.tsx')).OtherBatchDialog,
}));

export interface VaccineDialogProps {
  title: string;
  choices: VaccineChoices;
  current: VaccineChoice | undefined;
  /** Type of the registration of the participant for whom it is chosen. */
  vaccinationType?: VaccinationType;
  /** Day of the doses, which the last day of a batch is compared with. */
  day: string;
  onChoose: (choice: VaccineChoice) => void;
  onClose: () => void;
}

/** Chooses a batch of the register, or describes one that is not in it. */
export const VaccineDialog = (props: VaccineDialogProps) => {
  const { current } = props;
  // The batch number of the form for an unregistered batch, while it is open.
  const [otherNumber, setOtherNumber] = useState<string | undefined>(
    current?.idBatch === null ? current.batch : undefined,
  );
  return (
    <Suspense fallback={null}>
      {otherNumber === undefined ? (
        <BatchSearchDialog {...props} onOther={setOtherNumber} />
      ) : (
        <OtherBatchDialog
          {...props}
          number={otherNumber}
          onBack={() => setOtherNumber(undefined)}
        />
      )}
    </Suspense>
  );
};
