import { AlertBox } from '#src/account/AlertBox.tsx';
import { signIn as words } from '#src/i18n/id/signIn.ts';

/** Alert shown on submit while the captcha is unsolved. */
export const CaptchaAlert = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <AlertBox
    open={open}
    title={words.captcha.title}
    text={words.captcha.text}
    confirm={words.captcha.confirm}
    onConfirm={onClose}
    escapable
  />
);
