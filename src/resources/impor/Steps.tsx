import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { useWords } from '#src/i18n/useWords.ts';
import { visuallyHidden } from '#src/layout/visuallyHidden.ts';

/** The import steps in order. */
export const steps = ['berkas', 'kolom', 'periksa', 'simpan'] as const;
export type StepName = (typeof steps)[number];

/** Stepper of an import. `now` is the current step, or undefined when all steps are done. */
export const Steps = ({ now }: { now: StepName | undefined }) => {
  const say = useWords();
  const at = now === undefined ? steps.length : steps.indexOf(now);
  return (
    <Box component="ol" aria-label={say('resources.impor.step.label')} sx={line}>
      {steps.map((step, place) => (
        <Box
          key={step}
          component="li"
          aria-current={place === at ? 'step' : undefined}
          sx={{ ...entry, color: place === at ? 'text.primary' : 'text.secondary' }}
        >
          <Box component="span" aria-hidden="true" sx={place === at ? { ...mark, ...here } : mark}>
            {place < at ? <CheckIcon sx={{ fontSize: 14 }} /> : place + 1}
          </Box>
          {say(`resources.impor.step.${step}`)}
          {place < at ? (
            <Box component="span" sx={visuallyHidden}>
              {say('resources.impor.step.done')}
            </Box>
          ) : null}
        </Box>
      ))}
    </Box>
  );
};

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { xs: 1.5, sm: 3 },
  rowGap: 0.5,
  m: 0,
  mt: 2,
  p: 0,
  listStyle: 'none',
};

const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  fontSize: '0.8125rem',
  '&[aria-current]': { fontWeight: 600 },
};

const mark = {
  display: 'inline-grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  borderRadius: '50%',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  fontSize: '0.6875rem',
  fontWeight: 600,
};

const here = {
  bgcolor: 'primary.main',
  borderColor: 'primary.main',
  color: 'primary.contrastText',
};
