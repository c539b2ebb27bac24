import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWords } from '#src/i18n/useWords.ts';
import { textOf } from '../fields/text.ts';
import { formatDateTime } from '../format/date.ts';
import type { AnyRecord } from '../resource/definition.ts';
import { useNames } from '../resource/useNames.ts';
import { useFormFacts } from './FormContext.ts';
import type { Difference, FormValues } from './values.ts';

type Side = 'mine' | 'theirs';

interface ConflictDialogProps {
  /** The record as another user saved it. */
  current: AnyRecord;
  differences: readonly Difference[];
  /** Receives the chosen value of each conflicting field. */
  onChoose: (chosen: FormValues) => void;
  onClose: () => void;
}

/**
 * Resolves an optimistic-lock conflict field by field: the user keeps their own value or the saved
 * one.
 */
export const ConflictDialog = ({
  current,
  differences,
  onChoose,
  onClose,
}: ConflictDialogProps) => {
  const say = useWords();
  const translate = useTranslate();
  const { definition } = useFormFacts();
  const names = useNames(definition);
  const titleId = useId();
  const [sides, setSides] = useState<Record<string, Side>>(() =>
    Object.fromEntries(
      differences.map(({ field, touched }) => [field.source, touched ? 'mine' : 'theirs']),
    ),
  );
  const who = typeof current['modifiedBy'] === 'string' ? current['modifiedBy'] : undefined;
  const when = formatDateTime(current['modifiedAt'] as string | undefined);
  const shown = ({ field }: Difference, value: string | boolean): string =>
    textOf(field, value, translate) || say('common.nothing');

  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {say('form.conflict.title', { name: definition.nameOf(current) })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {who ? say('form.conflict.text', { who, when }) : say('form.conflict.text_anonymous')}
        </DialogContentText>
        {differences.map(difference => {
          const { field, mine, theirs } = difference;
          return (
            <FormControl key={field.source} component="fieldset" sx={{ display: 'flex', mb: 2 }}>
              <FormLabel component="legend">{names.label(field)}</FormLabel>
              <RadioGroup
                value={sides[field.source]}
                onChange={(_, side) => setSides({ ...sides, [field.source]: side as Side })}
              >
                <FormControlLabel
                  value="mine"
                  control={<Radio size="small" />}
                  label={say('form.conflict.mine', { value: shown(difference, mine) })}
                />
                <FormControlLabel
                  value="theirs"
                  control={<Radio size="small" />}
                  label={say(who ? 'form.conflict.theirs' : 'form.conflict.theirs_anonymous', {
                    who: who ?? '',
                    value: shown(difference, theirs),
                  })}
                />
              </RadioGroup>
            </FormControl>
          );
        })}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {say('form.conflict.back')}
        </Button>
        <Button
          variant="contained"
          onClick={() =>
            onChoose(
              Object.fromEntries(
                differences.map(one => [one.field.source, one[sides[one.field.source] ?? 'mine']]),
              ),
            )
          }
        >
          {say('form.conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
