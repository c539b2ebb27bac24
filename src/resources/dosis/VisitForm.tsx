import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { doseResults, type Antrean, type DoseResult } from '#contract/dosis/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { DraftNotice } from '#src/ui/form/DraftNotice.tsx';
import { Faults } from './Faults.tsx';
import { fieldId } from './fieldId.ts';
import { GivenFields, ReasonFields, TimeFields } from './Fields.tsx';
import { touch, touchFields } from './layout.ts';
import { noneOf, Screening } from './Screening.tsx';
import { useKeys } from './useKeys.ts';
import { useVisit, type OnTyped, type Visit, type VisitFields } from './useVisit.ts';

interface VisitFormProps {
  one: Antrean;
  place: { idFaskes: number; tanggal: string; isToday: boolean };
  draft: VisitFields | null;
  onSaved: () => void;
  onTyped: OnTyped;
}

/** Form that records a visit: screening, result and dose. */
export const VisitForm = (props: VisitFormProps) => {
  const say = useWords();
  const visit = useVisit(props);
  const { fields, change, busy, save } = visit;
  const end = (hasil: DoseResult) => () => change({ hasil });
  useKeys({
    'Alt+KeyT': () => change({ jawaban: noneOf(visit) }),
    'Alt+KeyB': end('DIBERIKAN'),
    'Alt+KeyU': end('DITUNDA'),
    'Alt+KeyL': end('DITOLAK'),
    'Ctrl+Enter': () => void save(),
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={event => {
        event.preventDefault();
        void save();
      }}
      sx={touchFields}
    >
      <DraftNotice draft={visit.draft} />
      <Faults visit={visit} />
      <Screening visit={visit} />
      <Typography id="hasil" component="h3" variant="subtitle1">
        {say('resources.dosis.form.result')}
      </Typography>
      <RadioGroup
        row
        aria-labelledby="hasil"
        value={fields.hasil}
        onChange={(_, value) => change({ hasil: value as DoseResult })}
        sx={{ mb: 1.5 }}
      >
        {doseResults.map(result => (
          <FormControlLabel
            key={result}
            value={result}
            control={<Radio size="small" />}
            label={say(`resources.dosis.result.${result}`)}
            sx={{ ...touch, mr: 2, ml: 0 }}
          />
        ))}
      </RadioGroup>
      {fields.hasil === 'DIBERIKAN' ? (
        <GivenFields visit={visit} />
      ) : (
        <ReasonFields visit={visit} />
      )}
      <FormControlLabel
        control={
          <Checkbox checked={fields.lain} onChange={(_, lain) => change({ lain })} size="small" />
        }
        label={say('resources.dosis.form.other_time')}
        sx={{ ...touch, ml: 0 }}
      />
      {fields.lain ? <TimeFields visit={visit} /> : null}
      <Confirm visit={visit} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        loading={busy}
        aria-keyshortcuts="Control+Enter"
        sx={{ mt: 2 }}
      >
        {say(`resources.dosis.form.save.${fields.hasil}`)}
      </Button>
    </Box>
  );
};

/** Checkbox that confirms the warnings before a dose is given. */
const Confirm = ({ visit: { looked, isConfirmed, change, errors } }: { visit: Visit }) => {
  const say = useWords();
  if (looked.length === 0) return null;
  return (
    <Box>
      <FormControlLabel
        control={
          <Checkbox
            checked={isConfirmed}
            onChange={(_, is) => change({ konfirmasi: is ? looked.join('. ') : '' })}
            size="small"
            slotProps={{ input: { id: fieldId('konfirmasi') } }}
          />
        }
        label={say('resources.dosis.form.konfirmasi', { what: looked.join('. ') })}
        sx={{ ...touch, ml: 0 }}
      />
      {errors['konfirmasi'] ? <FormHelperText error>{errors['konfirmasi']}</FormHelperText> : null}
    </Box>
  );
};
