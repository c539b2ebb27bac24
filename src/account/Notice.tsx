import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { signIn as words } from '#src/i18n/id/signIn.ts';

interface NoticeProps {
  /** What to say, or null for nothing. */
  text: string | null;
  onClose: () => void;
}

/** A word at the foot of the page that stays until it is closed: nobody has to read against a clock. */
export const Notice = ({ text, onClose }: NoticeProps) =>
  text !== null && (
    <Snackbar
      open
      message={text}
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown') onClose();
      }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      action={
        <Button size="small" color="inherit" onClick={onClose}>
          {words.close}
        </Button>
      }
    />
  );
