import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import type { Answer as AnswerOf } from '#contract/endpoint.ts';
import type { applicationCalls } from '#contract/application/index.ts';
import { Captcha } from '#src/account/signIn/Captcha.tsx';
import { CaptchaAlert } from '#src/account/signIn/CaptchaAlert.tsx';
import { openCaptcha, type CaptchaState } from '#src/account/signIn/captcha/captcha.ts';
import { usePublicConfig } from '#src/account/signIn/usePublicConfig.ts';
import { register as words } from '#src/i18n/id/register.ts';
import { check, type Errors } from './check.ts';
import { fieldsOf, steps, type Files, type Step, type Texts } from './steps.ts';
import { Summary } from './Summary.tsx';
import { useSendApplication } from './useSendApplication.ts';

interface ReviewProps {
  texts: Texts;
  files: Files;
  errors: Errors;
  onChange: (step: Step) => void;
  /** Called with client-side or server errors. */
  onRefused: (errors: Errors, text?: string | null) => void;
  onSent: (answer: AnswerOf<typeof applicationCalls.register>) => void;
}

const agreements = { setujuSyarat: words.terms, setujuPDP: words.privacy } as const;
type Agreement = keyof typeof agreements;

/** Review step: all values, the agreements, the captcha and the submit button. */
export function Review({ texts, files, errors, onChange, onRefused, onSent }: ReviewProps) {
  const publicConfig = usePublicConfig();
  const [agreed, setAgreed] = useState<Readonly<Partial<Record<Agreement, boolean>>>>({});
  const [captcha, setCaptcha] = useState<CaptchaState>(openCaptcha);
  const [round, setRound] = useState(0);
  const [captchaMissing, setCaptchaMissing] = useState(false);
  const { sending, send } = useSendApplication();

  const submit = async (): Promise<void> => {
    const found = Object.assign(
      {},
      ...steps.map(step => check(fieldsOf[step], texts, files)),
    ) as Errors;
    const all = { ...found, ...unagreed(agreed) };
    if (Object.keys(all).length > 0) onRefused(all);
    else if (captcha.is !== 'solved') setCaptchaMissing(true);
    else {
      const refused = await send(
        { ...texts, ...files, ...ticked(agreed), captchaToken: captcha.token },
        onSent,
      );
      if (!refused) return;
      onRefused(refused.errors, refused.text);
      if (refused.captchaSpent) {
        setCaptcha(openCaptcha);
        setRound(n => n + 1);
      }
    }
  };

  return (
    <Box
      component="form"
      noValidate
      aria-busy={sending}
      onSubmit={(event: React.SyntheticEvent) => {
        event.preventDefault();
        if (!sending) void submit();
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}
    >
      {steps
        .filter(step => fieldsOf[step].length > 0)
        .map(step => (
          <Summary key={step} step={step} texts={texts} files={files} onChange={onChange} />
        ))}
      {(Object.keys(agreements) as Agreement[]).map(name => (
        <FormControl key={name} error={errors[name] !== undefined}>
          <FormControlLabel
            sx={{ alignItems: 'flex-start' }}
            control={
              <Checkbox
                id={name}
                checked={agreed[name] ?? false}
                onChange={event => setAgreed(now => ({ ...now, [name]: event.target.checked }))}
                sx={{ py: 0.25 }}
              />
            }
            label={agreements[name]}
          />
          {errors[name] && <FormHelperText>{errors[name]}</FormHelperText>}
        </FormControl>
      ))}
      <Captcha {...publicConfig} round={round} onChange={setCaptcha} />
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <Button type="submit" variant="contained" loading={sending} loadingPosition="start">
          {sending ? words.sending : words.send}
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => onChange('dokumen')}>
          {words.back}
        </Button>
      </Box>
      <CaptchaAlert open={captchaMissing} onClose={() => setCaptchaMissing(false)} />
    </Box>
  );
}

/** Returns the agreements as form fields. */
const ticked = (
  agreed: Readonly<Partial<Record<Agreement, boolean>>>,
): Record<Agreement, string> => ({
  setujuSyarat: String(agreed.setujuSyarat ?? false),
  setujuPDP: String(agreed.setujuPDP ?? false),
});

/** Returns an error for each missing agreement. */
const unagreed = (agreed: Readonly<Partial<Record<Agreement, boolean>>>): Errors =>
  Object.fromEntries(
    (Object.keys(agreements) as Agreement[])
      .filter(name => !agreed[name])
      .map(name => [name, words.agree]),
  );
