import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { useMessages } from '#src/i18n/useMessages.ts';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';

/** The import steps in order. */
export const importSteps = ['berkas', 'kolom', 'periksa', 'simpan'] as const;
export type ImportStep = (typeof importSteps)[number];

/** Stepper of an import. `now` is the current step. */
export const ImportStepper = ({ now: currentStep }: { now: ImportStep }) => {
  const t = useMessages();
  const currentIndex = importSteps.indexOf(currentStep);
  return (
    <Box component="ol" aria-label={t('resources.import.step.label')} sx={stepperStyle}>
      {importSteps.map((step, index) => (
        <Box
          key={step}
          component="li"
          aria-current={index === currentIndex ? 'step' : undefined}
          sx={{ ...stepStyle, color: index === currentIndex ? 'text.primary' : 'text.secondary' }}
        >
          <Box
            component="span"
            aria-hidden="true"
            sx={index === currentIndex ? { ...markerStyle, ...currentMarkerStyle } : markerStyle}
          >
            {index < currentIndex ? <CheckIcon sx={{ fontSize: 14 }} /> : index + 1}
          </Box>
          {t(`resources.import.step.${step}`)}
          {index < currentIndex ? (
            <Box component="span" sx={visuallyHidden}>
              {t('resources.import.step.done')}
            </Box>
          ) : null}
        </Box>
      ))}
    </Box>
  );
};

const stepperStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { xs: 1.5, sm: 3 },
  rowGap: 0.5,
  m: 0,
  mt: 2,
  p: 0,
  listStyle: 'none',
};

const stepStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  fontSize: '0.8125rem',
  '&[aria-current]': { fontWeight: 600 },
};

const markerStyle = {
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

const currentMarkerStyle = {
  bgcolor: 'primary.main',
  borderColor: 'primary.main',
  color: 'primary.contrastText',
};
