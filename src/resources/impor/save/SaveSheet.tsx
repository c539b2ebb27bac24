import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Impor } from '#contract/impor/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { keptOf, refusedOf } from '../facts.ts';
import { sheet } from '../look.ts';
import { RejectedDownload } from '../RejectedDownload.tsx';
import { useCounts } from '../useCounts.ts';
import type { Mode, Saving } from './useSave.ts';

/** Save panel: what would be saved, what is left out, the save mode and the save button. */
export const SaveSheet = ({ impor, saving }: { impor: Impor; saving: Saving }) => {
  const say = useWords();
  const counts = useCounts();
  const [wanted, setWanted] = useState<Mode>('yangBisa');
  const kept = keptOf(impor);
  const refused = refusedOf(impor);
  const mode = refused > 0 ? 'yangBisa' : wanted;
  const out = refused + impor.jumlah.dilewati;
  return (
    <>
      <Box component="section" aria-labelledby="impor-save" sx={{ ...sheet, ...stack }}>
        <Typography id="impor-save" variant="h2">
          {say('resources.impor.save.title')}
        </Typography>
        <Typography>
          {kept > 0
            ? say('resources.impor.save.kept', {
                smart_count: kept,
                counts: counts(impor, ['baru', 'berubah', 'tidakValid']),
              })
            : say('resources.impor.save.none')}
        </Typography>
        {out > 0 ? (
          <Alert severity="warning" role="note">
            {say('resources.impor.save.out', {
              smart_count: out,
              counts: counts(impor, ['ditolak', 'ganda', 'dilewati']),
            })}
          </Alert>
        ) : null}
        <RejectedDownload key={String(refused > 0)} impor={impor} />
        <FormControl>
          <FormLabel id="impor-mode">{say('resources.impor.save.how')}</FormLabel>
          <RadioGroup
            aria-labelledby="impor-mode"
            value={mode}
            onChange={(_, value) => setWanted(value === 'semua' ? 'semua' : 'yangBisa')}
          >
            <Choice
              value="yangBisa"
              label={say('resources.impor.save.some')}
              text={say('resources.impor.save.some_text')}
            />
            <Choice
              value="semua"
              disabled={refused > 0}
              label={say('resources.impor.save.whole')}
              text={
                refused > 0
                  ? say('resources.impor.save.whole_refused', { smart_count: refused })
                  : say('resources.impor.save.whole_text')
              }
            />
          </RadioGroup>
        </FormControl>
      </Box>
      <Box data-at-foot sx={bar}>
        <Button variant="contained" disabled={kept === 0} onClick={() => void saving.start(mode)}>
          {kept === 0
            ? say('resources.impor.save.nothing')
            : say('resources.impor.save.act', { smart_count: kept })}
        </Button>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ display: { xs: 'none', sm: 'block' } }}
        >
          {counts(impor, ['baru', 'berubah', 'tidakValid', 'ditolak', 'ganda'])}
        </Typography>
      </Box>
    </>
  );
};

interface ChoiceProps {
  value: Mode;
  label: string;
  text: string;
  disabled?: boolean;
}

const Choice = ({ value, label, text, disabled }: ChoiceProps) => (
  <FormControlLabel
    value={value}
    disabled={disabled}
    control={<Radio />}
    sx={{ alignItems: 'flex-start', my: 0.5, '& .MuiFormControlLabel-label': { py: 1 } }}
    label={
      <>
        {label}
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'block' }}
        >
          {text}
        </Typography>
      </>
    }
  />
);

const stack = { display: 'grid', gap: 2, mt: 3 };

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  mt: 2,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
};
