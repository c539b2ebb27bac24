import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type { AnsweredGuarantee } from '#contract/faskes/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useGuaranteeAnswer } from './useGuaranteeAnswer.ts';

interface GuaranteeAnswerDialogProps {
  faskesId: number;
  guarantee: AnsweredGuarantee;
  onClose: () => void;
}

/** Dialog to answer one guarantee: yes or no, a note, and the last valid day of its evidence. */
export const GuaranteeAnswerDialog = ({
  faskesId,
  guarantee,
  onClose,
}: GuaranteeAnswerDialogProps) => {
  const t = useMessages();
  const id = useId();
  const {
    values,
    set,
    errors,
    above: formError,
    sending,
    save,
  } = useGuaranteeAnswer(faskesId, guarantee, onClose);
  const optionalLabel = (label: string) => t('form.label_optional', { label });
  return (
    <Dialog open onClose={sending ? undefined : onClose} aria-labelledby={id} fullWidth>
      <DialogTitle id={id}>{t(`resources.faskes.guarantee_name.${guarantee.butir}`)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        {formError === undefined ? null : <Alert severity="error">{formError}</Alert>}
        <DialogContentText>
          {t(`resources.faskes.guarantee_text.${guarantee.butir}`)}
        </DialogContentText>
        <FormControl error={errors['jawaban'] !== undefined}>
          <FormLabel id={`${id}-question`}>{t('resources.faskes.statement.question')}</FormLabel>
          <RadioGroup
            row
            aria-labelledby={`${id}-question`}
            value={values.jawaban}
            onChange={(_, jawaban) => set({ jawaban })}
          >
            <FormControlLabel
              value="ya"
              control={<Radio />}
              label={t('resources.faskes.statement.yes')}
            />
            <FormControlLabel
              value="tidak"
              control={<Radio />}
              label={t('resources.faskes.statement.no')}
            />
          </RadioGroup>
          <FormHelperText role="status">{errors['jawaban']}</FormHelperText>
        </FormControl>
        <TextField
          id={`${id}-note`}
          label={optionalLabel(t('resources.faskes.fields.catatan'))}
          value={values.catatan}
          onChange={event => set({ catatan: event.target.value })}
          error={errors['catatan'] !== undefined}
          helperText={errors['catatan'] ?? t('resources.faskes.statement.note_help')}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        <TextField
          id={`${id}-until`}
          type="date"
          label={optionalLabel(t('resources.faskes.fields.berlakuSampai'))}
          value={values.berlakuSampai}
          onChange={event => set({ berlakuSampai: event.target.value })}
          error={errors['berlakuSampai'] !== undefined}
          helperText={errors['berlakuSampai'] ?? t('resources.faskes.statement.until_help')}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" disabled={sending} onClick={onClose}>
          {t('common.action.cancel')}
        </Button>
        <Button variant="contained" loading={sending} onClick={() => void save()}>
          {t('common.action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
