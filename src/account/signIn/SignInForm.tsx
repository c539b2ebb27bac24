import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Field } from '#src/account/Field.tsx';
import { Notice } from '#src/account/Notice.tsx';
import { PasswordField } from '#src/account/PasswordField.tsx';
import { farewellHeard, farewellLeft } from '#src/account/farewell.ts';
import { signIn as words } from '#src/i18n/id/signIn.ts';
import { Captcha } from './Captcha.tsx';
import { CaptchaAlert } from './CaptchaAlert.tsx';
import { openCaptcha, type CaptchaState } from './captcha/captcha.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { usePublicConfig } from './usePublicConfig.ts';
import { useSignIn } from './useSignIn.ts';

/**
 * Sign-in form: user name, password and captcha.
 * @param children content below the button, above the demo accounts, which load later
 */
export function SignInForm({ children }: { children: ReactNode }) {
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const [captcha, setCaptcha] = useState<CaptchaState>(openCaptcha);
  const [round, setRound] = useState(0);
  const [captchaMissing, setCaptchaMissing] = useState(false);
  // Submitted while the captcha is being solved; sent automatically once it is.
  const [waiting, setWaiting] = useState(false);
  const [notice, setNotice] = useState(farewellLeft);
  const publicConfig = usePublicConfig();
  const { sending, signIn } = useSignIn();
  const nameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  useEffect(() => {
    farewellHeard();
    // On touch devices the keyboard would cover half of the page.
    if (matchMedia('(pointer: fine)').matches) nameInput.current?.focus();
  }, []);

  const nameError = asked && userName.trim() === '' ? words.required : undefined;
  const passwordError = asked && password === '' ? words.required : undefined;

  const send = async (captchaToken: string): Promise<void> => {
    setWaiting(false);
    const refused = await signIn({ userName, password, captchaToken });
    if (!refused) return;
    setNotice(refused.text);
    if (refused.captchaSpent) {
      setCaptcha(openCaptcha);
      setRound(n => n + 1);
    }
  };

  const submit = (): void => {
    setAsked(true);
    setNotice(null);
    if (sending || waiting) return;
    if (userName.trim() === '') nameInput.current?.focus();
    else if (password === '') passwordInput.current?.focus();
    else if (captcha.is === 'solved') void send(captcha.token);
    else if (captcha.is === 'working') setWaiting(true);
    else setCaptchaMissing(true);
  };

  const onCaptcha = (state: CaptchaState): void => {
    setCaptcha(state);
    if (!waiting) return;
    if (state.is === 'solved') void send(state.token);
    else if (state.is === 'open') setWaiting(false);
  };

  const busy = sending || waiting;
  return (
    <Box
      component="form"
      noValidate
      aria-busy={busy}
      onSubmit={(event: React.SyntheticEvent) => {
        event.preventDefault();
        submit();
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      <Field
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
      <Captcha {...publicConfig} round={round} onChange={onCaptcha} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        loading={busy}
        loadingPosition="start"
        sx={{ mt: 1 }}
      >
        {busy ? words.submitting : words.submit}
      </Button>
      {children}
      {publicConfig.loaded.is === 'ready' && publicConfig.loaded.config.demo && (
        <DemoAccounts
          {...publicConfig.loaded.config.demo}
          onUse={(name, word) => {
            setUserName(name);
            setPassword(word);
          }}
        />
      )}
      <CaptchaAlert open={captchaMissing} onClose={() => setCaptchaMissing(false)} />
      <Notice text={notice} onClose={() => setNotice(null)} />
    </Box>
  );
}
