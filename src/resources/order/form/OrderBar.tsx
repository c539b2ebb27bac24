import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatTime } from '#src/kit/format/date.ts';
import type { AutosaveState } from './useAutosave.ts';

interface OrderBarProps {
  isAmendment: boolean;
  isSaving: boolean;
  hasChanges: boolean;
  autosave: AutosaveState;
  backPath: string;
  onSaveDraft: () => void;
}

/** Bar below the order form: submit, save the draft, cancel, and the state of the draft. */
export const OrderBar = ({
  isAmendment,
  isSaving,
  hasChanges,
  autosave,
  backPath,
  onSaveDraft,
}: OrderBarProps) => {
  const t = useMessages();
  const stateText = (): string => {
    switch (autosave.kind) {
      case 'saving':
        return t('resources.order.form.draft.saving');
      case 'failed':
        return hasChanges
          ? t('resources.order.form.draft.failed', { detail: autosave.detail })
          : t('form.unsaved.none');
      case 'saved':
        return hasChanges
          ? t('resources.order.form.draft.unsaved')
          : t('resources.order.form.draft.saved', { jam: formatTime(autosave.at) });
      case 'idle':
        return t(hasChanges ? 'resources.order.form.draft.unsaved' : 'form.unsaved.none');
    }
  };
  return (
    <Box data-at-foot sx={barStyle}>
      <Button type="submit" variant="contained" disabled={isSaving}>
        {t(isAmendment ? 'resources.order.form.submit.amend' : 'resources.order.form.submit.label')}
      </Button>
      <Button variant="outlined" disabled={isSaving} onClick={onSaveDraft}>
        {t('resources.order.form.draft.save')}
      </Button>
      <Button variant="outlined" color="inherit" component={Link} to={backPath}>
        {t('form.cancel')}
      </Button>
      <Typography variant="body2" color="textSecondary" role="status">
        {stateText()}
      </Typography>
    </Box>
  );
};

const barStyle = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 1, sm: 1.5 },
  mt: 4,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
};
