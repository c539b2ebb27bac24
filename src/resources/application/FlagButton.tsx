import FlagIcon from '@mui/icons-material/Flag';
import OutlinedFlagIcon from '@mui/icons-material/OutlinedFlag';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import type { Correction } from '#contract/domains/application/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { applicationLabels } from '#texts/applicationLabels.ts';
import { noteId, isNoteComplete, useCorrectionFlags } from './correctionFlags.ts';

interface FlagButtonProps {
  field: Correction['isian'];
}

/** Toggle button that flags an answer or a document for correction. */
export const FlagButton = ({ field }: FlagButtonProps) => {
  const t = useMessages();
  const flags = useCorrectionFlags();
  if (!flags) return null;
  const isFlagged = flags.notes[field] !== undefined;
  const label = applicationLabels[field];
  return (
    <IconButton
      size="small"
      aria-pressed={isFlagged}
      aria-label={t(
        isFlagged ? 'resources.application.flag.remove' : 'resources.application.flag.add',
        { label },
      )}
      color={isFlagged ? 'warning' : 'default'}
      onClick={() => flags.toggle(field)}
    >
      {isFlagged ? <FlagIcon fontSize="small" /> : <OutlinedFlagIcon fontSize="small" />}
    </IconButton>
  );
};

/** Text field for what has to be corrected; renders nothing while the field is not flagged. */
export const FlagNote = ({ field }: FlagButtonProps) => {
  const t = useMessages();
  const flags = useCorrectionFlags();
  const note = flags?.notes[field];
  if (!flags || note === undefined) return null;
  const isIncomplete = flags.areErrorsVisible && !isNoteComplete(note);
  return (
    <TextField
      id={noteId(field)}
      label={t('resources.application.flag.note', { label: applicationLabels[field] })}
      value={note}
      onChange={event => flags.setNote(field, event.target.value)}
      error={isIncomplete}
      helperText={isIncomplete ? t('resources.application.flag.missing') : undefined}
      autoFocus
      fullWidth
      sx={{ my: 1 }}
      slotProps={{ htmlInput: { maxLength: 300, 'aria-required': true } }}
    />
  );
};
