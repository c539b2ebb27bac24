import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { PendingSignIn } from '#contract/core/errors.ts';
import { AccountField } from '#src/account/AccountField.tsx';
import { PasswordField } from '#src/account/PasswordField.tsx';
import { LazyNoticeSnackbar, preloadAlerts } from '#src/account/lazyAlerts.tsx';
import { clearSignInNotice, getSignInNotice } from '#src/account/signInNotice.ts';
import { signIn as words } from '#texts/signIn.ts';
import { Captcha } from './Captcha.tsx';
import { CaptchaAlert } from './CaptchaAlert.tsx';
import { unsolvedCaptcha, type CaptchaState } from './captcha/captcha.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { usePublicConfig } from './usePublicConfig.ts';
import { useSignIn } from './useSignIn.ts';

const LazyFactorStep = lazy(async () => ({
  default: (await import('./FactorStep.tsx')).FactorStep,
}));

export interface SignInFormProps {
  /** Content below the button, above the demo accounts, which load later. */
  children: ReactNode;
  /** Loads the console, which is shown once signed in. */
  loadConsole: () => Promise<unknown>;
}

/** Sign-in form: user name, password and captcha. */
export function SignInForm({ children, loadConsole }: SignInFormProps) {
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [captcha, setCaptcha] = useState<CaptchaState>(unsolvedCaptcha);
  const [captchaKey, setCaptchaKey] = useState(0);
  const [isCaptchaAlertShown, setIsCaptchaAlertShown] = useState(false);
  // Submitted while the captcha is being solved; sent automatically once it is.
  const [isWaitingForCaptcha, setIsWaitingForCaptcha] = useState(false);
  // The password was right; the second factor is still to be proved.
  const [pending, setPending] = useState<PendingSignIn | null>(null);
  const [notice, setNotice] = useState(getSignInNotice);
  const publicConfig = usePublicConfig();
  const { isSending, signIn } = useSignIn(loadConsole);
  const nameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  useEffect(() => {
    clearSignInNotice();
    preloadAlerts();
    // On touch devices the keyboard would cover half of the page.
    if (matchMedia('(pointer: fine)').matches) nameInput.current?.focus();
  }, []);

  const nameError = isSubmitted && userName.trim() === '' ? words.required : undefined;
  const passwordError = isSubmitted && password === '' ? words.required : undefined;

  const send = async (captchaToken: string): Promise<void> => {
    setIsWaitingForCaptcha(false);
    const result = await signIn({ userName, password, captchaToken });
    if (!result) return;
    const isPending = 'pending' in result;
    if (isPending) setPending(result.pending);
    else setNotice(result.text);
    if (isPending || result.isCaptchaSpent) {
      setCaptcha(unsolvedCaptcha);
      setCaptchaKey(n => n + 1);
    }
  };

  const submit = (): void => {
    setIsSubmitted(true);
    setNotice(null);
    if (isSending || isWaitingForCaptcha) return;
    if (userName.trim() === '') nameInput.current?.focus();
    else if (password === '') passwordInput.current?.focus();
    else if (captcha.status === 'solved') void send(captcha.token);
    else if (captcha.status === 'working') setIsWaitingForCaptcha(true);
    else setIsCaptchaAlertShown(true);
  };

  const onCaptcha = (state: CaptchaState): void => {
    setCaptcha(state);
    if (!isWaitingForCaptcha) return;
    if (state.status === 'solved') void send(state.token);
    else if (state.status === 'open') setIsWaitingForCaptcha(false);
  };

  const isBusy = isSending || isWaitingForCaptcha;
  if (pending) {
    return (
      <Suspense fallback={null}>
        <LazyFactorStep
          pending={pending}
          onBack={reason => {
            setPending(null);
            setPassword('');
            setIsSubmitted(false);
            setNotice(reason);
          }}
        />
      </Suspense>
    );
  }
  return (
    <Box
      component="form"
      noValidate
      aria-busy={isBusy}
      onSubmit={(event: React.SyntheticEvent) => {
        event.preventDefault();
        submit();
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      <AccountField
        label={words.username}
        value={userName}
        onChange={setUserName}
        error={nameError}
        autoComplete="username"
        inputRef={nameInput}
        htmlInput={{
          name: 'username',
          autoCapitalize: 'none',
          autoCorrect: 'off',
          spellCheck: false,
        }}
      />
      <PasswordField
        label={words.password}
        value={password}
        onChange={setPassword}
        error={passwordError}
        autoComplete="current-password"
        inputRef={passwordInput}
        htmlInput={{ name: 'password' }}
      />
      <Captcha {...publicConfig} resetKey={captchaKey} onChange={onCaptcha} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        loading={isBusy}
        loadingPosition="start"
        sx={{ mt: 1 }}
      >
        {isBusy ? words.submitting : words.submit}
      </Button>
      {children}
      {publicConfig.state.status === 'ready' && publicConfig.state.config.demo && (
        <DemoAccounts
          {...publicConfig.state.config.demo}
          onUse={(name, demoPassword) => {
            setUserName(name);
            setPassword(demoPassword);
          }}
        />
      )}
      <CaptchaAlert open={isCaptchaAlertShown} onClose={() => setIsCaptchaAlertShown(false)} />
      <LazyNoticeSnackbar text={notice} onClose={() => setNotice(null)} />
    </Box>
  );
}
