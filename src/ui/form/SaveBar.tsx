import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useWords } from '#src/i18n/useWords.ts';
import type { Field } from '../resource/field.ts';
import { useNames } from '../resource/useNames.ts';
import { useFormFacts } from './FormContext.ts';

interface SaveBarProps {
  changed: readonly Field[];
  /** Whether the user tried to save without changes. */
  idle: boolean;
  saving: boolean;
  /** Target of the cancel button. */
  back: string;
}

/** Sticky bar below the form with save, cancel and the list of changed fields. */
export const SaveBar = ({ changed, idle, saving, back }: SaveBarProps) => {
  const say = useWords();
  const { definition } = useFormFacts();
  const names = useNames(definition);
  const count = changed.length;
  return (
    <Box data-at-foot sx={bar}>
      <Button
        type="submit"
        variant="contained"
        loading={saving}
        loadingPosition="start"
        sx={{ flexShrink: 0 }}
      >
        {say(saving ? 'form.saving' : 'form.save')}
      </Button>
      <Button variant="outlined" color="inherit" component={Link} to={back} sx={{ flexShrink: 0 }}>
        {say('form.cancel')}
      </Button>
      <Box sx={{ minWidth: 0 }} aria-live="polite">
        <Typography variant="body2" color="textSecondary">
          {count === 0
            ? say(idle ? 'form.unsaved.idle' : 'form.unsaved.none')
            : say('form.unsaved.some', { smart_count: count })}
        </Typography>
        {count === 0 ? null : (
          <Typography
            variant="caption"
            color="textSecondary"
            component="p"
            noWrap
            sx={{ display: { xs: 'none', sm: 'block' } }}
          >
            {say('form.unsaved.fields', { names: changed.map(names.label).join(', ') })}
          </Typography>
        )}
      </Box>
    </Box>
  );
};

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  mt: 4,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
};
