import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useState } from 'react';
import { bhbuCalls } from '#contract/domains/bhbu/calls.ts';
import type { Bhbu, ServingFaskes } from '#contract/domains/bhbu/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { lazyInput } from '#src/kit/lazy/lazyInput.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';

const LookupChoice = lazyInput(async () => ({
  default: (await import('#src/kit/input/LookupAutocomplete.tsx')).LookupAutocomplete,
}));

interface AssignFaskesFormProps {
  record: Bhbu;
  serving: readonly ServingFaskes[];
}

/** Form that assigns one more facility to a company. */
export const AssignFaskesForm = ({ record, serving }: AssignFaskesFormProps) => {
  const t = useMessages();
  const { call } = useApi();
  const [chosen, setChosen] = useState('');
  const idFaskes = Number(chosen);
  const params = { id: record.id };
  const assign = useCommand({
    run: () => call(bhbuCalls.assign, { params, body: { idFaskes } }),
    invalidates: ['bhbu'],
    success: servingFaskes =>
      t('resources.bhbu.facility.assigned', {
        name: servingFaskes.find(({ id }) => id === idFaskes)?.name ?? '',
      }),
    undo: () => ({ run: () => call(bhbuCalls.unassign, { params: { ...params, idFaskes } }) }),
    onSuccess: () => setChosen(''),
  });
  const submit = (): void => {
    if (chosen !== '' && !serving.some(({ id }) => id === idFaskes)) {
      void assign.run();
      return;
    }
    const key = chosen === '' ? 'pick' : 'already';
    assign.setErrors({ idFaskes: t(`resources.bhbu.facility.${key}`) });
  };
  const errorText = assign.errors['idFaskes'] ?? assign.errors['_'];
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
      <Button variant="outlined" loading={assign.isRunning} onClick={submit}>
        {t('resources.bhbu.facility.add')}
      </Button>
    </Box>
  );
};
