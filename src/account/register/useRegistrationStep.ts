import { useSearchParams } from 'react-router-dom';
import { registrationSteps, type RegistrationStep } from './steps.ts';

/** Current step, kept in the URL so that the browser's back button returns to the previous step. */
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
