import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { lazyInput } from '#src/kit/lazy/lazyInput.tsx';
import { touchTargetFields } from '../vaksinasi/styles.ts';

const LookupChoice = lazyInput(async () => ({
  default: (await import('#src/kit/input/LookupAutocomplete.tsx')).LookupAutocomplete,
}));

interface FacilityChoiceProps {
  label: string;
  onChoose: (id: string) => void;
}

/** Chooses the facility whose people are listed. */
export const FacilityChoice = ({ label, onChoose }: FacilityChoiceProps) => (
  <Box sx={{ ...touchTargetFields, maxWidth: 640 }}>
    <Suspense fallback={<Skeleton variant="rounded" height={68} />}>
      <LookupChoice
        selectsFirstOnEnter
        lookup="faskes"
        label={label}
        value=""
        onChange={onChoose}
      />
    </Suspense>
  </Box>
);
