import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useId } from 'react';
import { useFieldInput } from '#src/kit/input/useFieldInput.ts';
import { lazyInput } from '#src/kit/lazy/lazyInput.tsx';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';

const LinesInput = lazyInput(() => import('#src/kit/lines/LinesInput.tsx'));

/** Rows of a KIPI, such as earlier vaccines, with a heading; a dialog has room for cards only. */
export const KipiLinesInput = ({ field }: { field: ResourceField }) => {
  const headingId = useId();
  const { label, help, error } = useFieldInput(field);
  return (
    <Box role="group" aria-labelledby={headingId}>
      <Typography id={headingId} component="h3" variant="subtitle2">
        {label}
      </Typography>
      {help === undefined || error ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {help}
        </Typography>
      )}
      <Suspense fallback={<Skeleton variant="rounded" height={64} />}>
        <LinesInput field={field} hasCards />
      </Suspense>
    </Box>
  );
};
