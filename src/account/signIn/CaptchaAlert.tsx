import { LazyAlertDialog } from '#src/account/lazyAlerts.tsx';
import { signIn as words } from '#texts/signIn.ts';

/** Alert shown on submit while the captcha is unsolved. */
export const CaptchaAlert = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <LazyAlertDialog
    open={open}
    title={words.captcha.title}
    text={words.captcha.text}
    confirmLabel={words.captcha.confirm}
    onConfirm={onClose}
    closeOnEscape
  />
);
