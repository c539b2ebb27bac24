import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { ResourceField } from '../../resource/resourceField.ts';
import { useResourceMessages } from '../../resource/useResourceMessages.ts';
import { useResourceForm } from '../ResourceFormContext.ts';

interface SaveBarProps {
  changedFields: readonly ResourceField[];
  /** Whether the user tried to save without changes. */
  hasNothingToSave: boolean;
  isSaving: boolean;
  /** Target of the cancel button. */
  backPath: string;
}

/** Sticky bar below the form with save, cancel and the list of changed fields. */
export const SaveBar = ({ changedFields, hasNothingToSave, isSaving, backPath }: SaveBarProps) => {
  const t = useMessages();
  const { definition } = useResourceForm();
  const names = useResourceMessages(definition);
  const count = changedFields.length;
  return (
    <Box data-at-foot sx={bar}>
      <Button
        type="submit"
        variant="contained"
        loading={isSaving}
        loadingPosition="start"
        sx={{ flexShrink: 0 }}
      >
        {t(isSaving ? 'form.saving' : 'form.save')}
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        component={Link}
        to={backPath}
        sx={{ flexShrink: 0 }}
      >
        {t('form.cancel')}
      </Button>
      <Box sx={{ minWidth: 0 }} aria-live="polite">
        <Typography variant="body2" color="textSecondary">
          {count === 0
            ? t(hasNothingToSave ? 'form.unsaved.nothing_to_save' : 'form.unsaved.none')
            : t('form.unsaved.count', { smart_count: count })}
        </Typography>
        {count === 0 ? null : (
          <Typography
            variant="caption"
            color="textSecondary"
            component="p"
            noWrap
            sx={{ display: { xs: 'none', sm: 'block' } }}
          >
            {t('form.unsaved.fields', { names: changedFields.map(names.label).join(', ') })}
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
