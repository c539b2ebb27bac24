import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { bhbuCalls } from '#contract/bhbu.ts';
import type { Bhbu, ServingFaskes } from '#contract/bhbu-record.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useDeed } from './useDeed.ts';

const LookupChoice = lazy(async () => ({
  default: (await import('#src/ui/input/LookupChoice.tsx')).LookupChoice,
}));

interface AssignFaskesProps {
  record: Bhbu;
  serving: readonly ServingFaskes[];
}

/** Form that assigns one more facility to a company. */
export const AssignFaskes = ({ record, serving }: AssignFaskesProps) => {
  const say = useWords();
  const { call } = useApi();
  const { busy, errors, setErrors, run } = useDeed();
  const [chosen, setChosen] = useState('');
  const params = { id: record.id };
  const assign = async (): Promise<void> => {
    const idFaskes = Number(chosen);
    if (chosen === '' || serving.some(({ id }) => id === idFaskes)) {
      const key = chosen === '' ? 'pick' : 'already';
      setErrors({ idFaskes: say(`resources.bhbu.facility.${key}`) });
      return;
    }
    let name = '';
    const work = async (): Promise<void> => {
      const now = await call(bhbuCalls.assign, { params, body: { idFaskes } });
      name = now.find(({ id }) => id === idFaskes)?.name ?? '';
    };
    const undo = () => call(bhbuCalls.unassign, { params: { ...params, idFaskes } });
    const done = () => say('resources.bhbu.facility.assigned', { name });
    if (await run(work, done, undo)) setChosen('');
  };
  const wrong = errors['idFaskes'] ?? errors['_'];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1, mt: 1.5 }}>
      <Box sx={{ flex: '1 1 220px' }}>
        <Suspense fallback={<Skeleton variant="rounded" height={64} />}>
          <LookupChoice
            lookup="faskes"
            label={say('resources.bhbu.facility.label')}
            value={chosen}
            onChange={setChosen}
            error={wrong !== undefined}
            help={wrong}
          />
        </Suspense>
      </Box>
      <Button variant="outlined" loading={busy} onClick={() => void assign()}>
        {say('resources.bhbu.facility.add')}
      </Button>
    </Box>
  );
};
