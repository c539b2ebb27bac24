import { useSearchParams } from 'react-router-dom';
import { steps, type Step } from './steps.ts';

/** The step that is open. It stands in the address, so that the browser's own way back goes a step back. */
export function useStep(): { step: Step; go: (step: Step) => void } {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('langkah');
  const step = steps.find(one => one === asked) ?? steps[0];
  return {
    step,
    go: to => setSearch(to === steps[0] ? {} : { langkah: to }),
  };
}
