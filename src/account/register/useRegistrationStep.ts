import { useSearchParams } from 'react-router-dom';
import { registrationSteps, type RegistrationStep } from './steps.ts';

/** Returns the current step, stored in the URL so that the back button opens the previous step. */
export function useRegistrationStep(): {
  step: RegistrationStep;
  go: (step: RegistrationStep) => void;
} {
  const [search, setSearch] = useSearchParams();
  const requested = search.get('langkah');
  const step = registrationSteps.find(one => one === requested) ?? registrationSteps[0];
  return {
    step,
    go: to => setSearch(to === registrationSteps[0] ? {} : { langkah: to }),
  };
}
