import { useSearchParams } from 'react-router-dom';
import { registrationSteps, type RegistrationStep } from './steps.ts';

/** Returns the current step, stored in the URL so that the back button opens the previous step. */
export function useRegistrationStep(): {
  step: RegistrationStep;
  /** Whether the step was opened from the review, to which it then returns. */
  isFromReview: boolean;
  go: (step: RegistrationStep) => void;
  /** Opens a step from the review. */
  edit: (step: RegistrationStep) => void;
} {
  const [search, setSearch] = useSearchParams();
  const requested = search.get('langkah');
  const step = registrationSteps.find(one => one === requested) ?? registrationSteps[0];
  return {
    step,
    isFromReview: search.has('ubah') && step !== 'periksa',
    go: to => setSearch(to === registrationSteps[0] ? {} : { langkah: to }),
    edit: to => setSearch({ langkah: to, ubah: '' }),
  };
}
