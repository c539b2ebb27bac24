import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { bhbuCalls } from '#contract/bhbu/calls.ts';
import type { Bhbu, ServingFaskes } from '#contract/bhbu/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useBhbuCommand } from '../useBhbuCommand.ts';

const LookupChoice = lazy(async () => ({
  default: (await import('#src/ui/input/LookupAutocomplete.tsx')).LookupAutocomplete,
}));

interface AssignFaskesFormProps {
  record: Bhbu;
  serving: readonly ServingFaskes[];
}

/** Form that assigns one more facility to a company. */
export const AssignFaskesForm = ({ record, serving }: AssignFaskesFormProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { isRunning: busy, errors, setErrors, run } = useBhbuCommand();
  const [chosen, setChosen] = useState('');
  const params = { id: record.id };
  const assign = async (): Promise<void> => {
    const idFaskes = Number(chosen);
    if (chosen === '' || serving.some(({ id }) => id === idFaskes)) {
      const key = chosen === '' ? 'pick' : 'already';
      setErrors({ idFaskes: t(`resources.bhbu.facility.${key}`) });
      return;
    }
    let name = '';
    const mutation = async (): Promise<void> => {
      const servingFaskes = await call(bhbuCalls.assign, { params, body: { idFaskes } });
      name = servingFaskes.find(({ id }) => id === idFaskes)?.name ?? '';
    };
    const undo = () => call(bhbuCalls.unassign, { params: { ...params, idFaskes } });
    const successMessage = () => t('resources.bhbu.facility.assigned', { name });
    if (await run(mutation, successMessage, undo)) setChosen('');
  };
  const errorText = errors['idFaskes'] ?? errors['_'];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1, mt: 1.5 }}>
      <Box sx={{ flex: '1 1 220px' }}>
        <Suspense fallback={<Skeleton variant="rounded" height={64} />}>
          <LookupChoice
            lookup="faskes"
            label={t('resources.bhbu.facility.label')}
            value={chosen}
            onChange={setChosen}
            error={errorText !== undefined}
            help={errorText}
          />
        </Suspense>
      </Box>
      <Button variant="outlined" loading={busy} onClick={() => void assign()}>
        {t('resources.bhbu.facility.add')}
      </Button>
    </Box>
  );
};
