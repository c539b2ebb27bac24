import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { signIn as words } from '#texts/signIn.ts';

interface NoticeSnackbarProps {
  /** Message, or null to hide the snackbar. */
  text: string | null;
  onClose: () => void;
}

/** Snackbar without auto-hide; it stays until closed (WCAG 2.2.1). */
export const NoticeSnackbar = ({ text, onClose }: NoticeSnackbarProps) =>
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
