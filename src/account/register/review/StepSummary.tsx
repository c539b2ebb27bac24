import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  type ApplicationFieldName,
  type ApplicationFileName,
} from '#contract/domains/application/index.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { formatBytes } from '#src/kit/format/bytes.ts';
import { applicationLabels } from '#texts/applicationLabels.ts';
import { register as words } from '#texts/register.ts';
import { fieldOptions } from '../fields/RegistrationField.tsx';
import {
  stepFields,
  isFileField,
  type FileValues,
  type RegistrationStep,
  type TextValues,
} from '../steps.ts';
import { useRegions } from '../fields/useRegions.ts';

interface StepSummaryProps {
  step: RegistrationStep;
  texts: TextValues;
  files: FileValues;
  onEditStep: (step: RegistrationStep) => void;
}

/** Lower-cases the first letter, for use within a sentence. */
const lowerFirst = (heading: string): string => heading.charAt(0).toLowerCase() + heading.slice(1);

/** Values of one step as they will be sent, with a button to edit them. */
export function StepSummary({ step, texts, files, onEditStep }: StepSummaryProps) {
  const { regions } = useRegions();
  const displayValue = (field: ApplicationFieldName | ApplicationFileName): string => {
    if (isFileField(field)) {
      const file = files[field];
      return file ? `${file.name} (${formatBytes(file.size)})` : '';
    }
    const text = texts[field] ?? '';
    if (field === 'kabKota') return regions?.find(({ id }) => id === text)?.name ?? text;
    return fieldOptions[field]?.[text] ?? text;
  };
  return (
    <Box component="section" aria-labelledby={`periksa-${step}`}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography variant="h3" id={`periksa-${step}`} sx={{ flexGrow: 1 }}>
          {words.steps[step]}
        </Typography>
        <Button size="small" onClick={() => onEditStep(step)}>
          {interpolate(words.change, { step: lowerFirst(words.steps[step]) })}
        </Button>
      </Box>
      <Box component="dl" sx={listStyle}>
        {stepFields[step].map(field => (
          <Box key={field} sx={rowStyle}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {applicationLabels[field]}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {displayValue(field) || (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {words.empty}
                </Box>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const listStyle = {
  m: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  px: 2,
} as const;

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '2fr 3fr' },
  columnGap: 2,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
