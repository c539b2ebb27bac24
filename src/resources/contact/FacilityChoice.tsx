import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { lazyInput } from '#src/kit/lazy/lazyInput.tsx';
import { touchTargetFields } from '../vaksinasi/styles.ts';

const LookupChoice = lazyInput(async () => ({
  default: (await import('#src/kit/input/LookupAutocomplete.tsx')).LookupAutocomplete,
}));

/** Chooses the facility whose people are listed. */
export const FacilityChoice = ({ onChoose }: { onChoose: (id: string) => void }) => {
  const t = useMessages();
  return (
    <Box sx={{ ...touchTargetFields, maxWidth: 640 }}>
      <Suspense fallback={<Skeleton variant="rounded" height={68} />}>
        <LookupChoice
          selectsFirstOnEnter
          lookup="faskes"
          label={t('resources.absentee.filter.facility')}
          value=""
          onChange={onChoose}
        />
      </Suspense>
    </Box>
  );
};
