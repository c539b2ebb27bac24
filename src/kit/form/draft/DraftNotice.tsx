import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMessages } from '#src/i18n/useMessages.ts';

interface DraftNoticeProps {
  draft: { readonly isRestored: boolean; readonly discard: () => void };
}

/** Tells the user that a draft was restored and lets them discard it. */
export const DraftNotice = ({ draft }: DraftNoticeProps) => {
  const t = useMessages();
  if (!draft.isRestored) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 3, maxWidth: 640 }}
      action={
        <Button size="small" color="inherit" onClick={draft.discard}>
          {t('form.draft.discard')}
        </Button>
      }
    >
      {t('form.draft.restored')}
    </Alert>
  );
};
