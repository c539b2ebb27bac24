import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { labelOf, type FieldName, type FileName } from '#contract/application/index.ts';
import { fillIn } from '#src/account/fillIn.ts';
import { register as words } from '#src/i18n/id/register.ts';
import { choicesOf } from './Answer.tsx';
import { formatBytes } from '#src/ui/format/bytes.ts';
import { fieldsOf, isFileName, type Files, type Step, type Texts } from './steps.ts';
import { useRegions } from './useRegions.ts';

interface SummaryProps {
  step: Step;
  texts: Texts;
  files: Files;
  onChange: (step: Step) => void;
}

/** Lower-cases the first letter, for use within a sentence. */
const inSentence = (heading: string): string => heading.charAt(0).toLowerCase() + heading.slice(1);

/** Values of one step as they will be sent, with a button to edit them. */
export function Summary({ step, texts, files, onChange }: SummaryProps) {
  const { regions } = useRegions();
  const said = (field: FieldName | FileName): string => {
    if (isFileName(field)) {
      const file = files[field];
      return file ? `${file.name} (${formatBytes(file.size)})` : '';
    }
    const text = texts[field] ?? '';
    if (field === 'kabKota') return regions?.find(({ id }) => id === text)?.name ?? text;
    return choicesOf[field]?.[text] ?? text;
  };
  return (
    <Box component="section" aria-labelledby={`periksa-${step}`}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography variant="h3" id={`periksa-${step}`} sx={{ flexGrow: 1 }}>
          {words.steps[step]}
        </Typography>
        <Button size="small" onClick={() => onChange(step)}>
          {fillIn(words.change, { step: inSentence(words.steps[step]) })}
        </Button>
      </Box>
      <Box component="dl" sx={list}>
        {fieldsOf[step].map(field => (
          <Box key={field} sx={row}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {labelOf[field]}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {said(field) || (
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

const list = {
  m: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  px: 2,
} as const;

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '2fr 3fr' },
  columnGap: 2,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
