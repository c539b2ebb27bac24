import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useWords } from '#src/i18n/useWords.ts';

interface DraftNoticeProps {
  draft: { readonly restored: boolean; readonly discard: () => void };
}

/** Says that what was typed before is there again, and lets it go. */
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
