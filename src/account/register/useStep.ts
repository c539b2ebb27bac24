import { useSearchParams } from 'react-router-dom';
import { steps, type Step } from './steps.ts';

/** Current step, kept in the URL so that the browser's back button returns to the previous step. */
export function useStep(): { step: Step; go: (step: Step) => void } {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('langkah');
  const step = steps.find(one => one === asked) ?? steps[0];
  return {
    step,
    go: to => setSearch(to === steps[0] ? {} : { langkah: to }),
  };
}
