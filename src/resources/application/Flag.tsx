import FlagIcon from '@mui/icons-material/Flag';
import OutlinedFlagIcon from '@mui/icons-material/OutlinedFlag';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { labelOf, type Mending } from '#contract/application/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { noteId, saysEnough, useFlags } from './flags.ts';

interface FlagProps {
  field: Mending['isian'];
}

/** Toggle button that flags an answer or a document for correction. */
export const Flag = ({ field }: FlagProps) => {
  const say = useWords();
  const flags = useFlags();
  if (!flags) return null;
  const marked = flags.notes[field] !== undefined;
  const label = labelOf[field];
  return (
    <IconButton
      size="small"
      aria-pressed={marked}
      aria-label={say(
        marked ? 'resources.application.flag.remove' : 'resources.application.flag.add',
        { label },
      )}
      color={marked ? 'warning' : 'default'}
      onClick={() => flags.toggle(field)}
    >
      {marked ? <FlagIcon fontSize="small" /> : <OutlinedFlagIcon fontSize="small" />}
    </IconButton>
  );
};

/** Text field for what has to be corrected; renders nothing while the field is not flagged. */
export const FlagNote = ({ field }: FlagProps) => {
  const say = useWords();
  const flags = useFlags();
  const note = flags?.notes[field];
  if (!flags || note === undefined) return null;
  const missing = flags.asked && !saysEnough(note);
  return (
    <TextField
      id={noteId(field)}
      label={say('resources.application.flag.note', { label: labelOf[field] })}
      value={note}
      onChange={event => flags.note(field, event.target.value)}
      error={missing}
      helperText={missing ? say('resources.application.flag.missing') : undefined}
      autoFocus
      fullWidth
      sx={{ my: 1 }}
      slotProps={{ htmlInput: { maxLength: 300, 'aria-required': true } }}
    />
  );
};
