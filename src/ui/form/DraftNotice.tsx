import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useWords } from '#src/i18n/useWords.ts';

interface DraftNoticeProps {
  draft: { readonly restored: boolean; readonly discard: () => void };
}

/** Tells the user that a draft was restored and lets them discard it. */
export const DraftNotice = ({ draft }: DraftNoticeProps) => {
  const say = useWords();
  if (!draft.restored) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 3, maxWidth: 640 }}
      action={
        <Button size="small" color="inherit" onClick={draft.discard}>
          {say('form.draft.discard')}
        </Button>
      }
    >
      {say('form.draft.restored')}
    </Alert>
  );
};
