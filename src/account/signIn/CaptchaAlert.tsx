import { AlertDialog } from '#src/account/AlertDialog.tsx';
import { signIn as words } from '#src/i18n/id/signIn.ts';

/** Alert shown on submit while the captcha is unsolved. */
export const CaptchaAlert = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <AlertDialog
    open={open}
    title={words.captcha.title}
    text={words.captcha.text}
    confirmLabel={words.captcha.confirm}
    onConfirm={onClose}
    closeOnEscape
  />
);
