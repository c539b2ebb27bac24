import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { CallResponse as AnswerOf } from '#contract/core/endpoint.ts';
import type { applicationCalls } from '#contract/domains/application/index.ts';
import { Captcha } from '#src/account/signIn/Captcha.tsx';
import { CaptchaAlert } from '#src/account/signIn/CaptchaAlert.tsx';
import { unsolvedCaptcha, type CaptchaState } from '#src/account/signIn/captcha/captcha.ts';
import { usePublicConfig } from '#src/account/signIn/usePublicConfig.ts';
import { UploadProgress } from '#src/kit/file/UploadProgress.tsx';
import { register as words } from '#texts/register.ts';
import type { FileState } from '../fields/useFileValues.ts';
import { validateFields, type RegistrationErrors } from '../fields/validateFields.ts';
import { stepFields, registrationSteps, type RegistrationStep, type TextValues } from '../steps.ts';
import { StepSummary } from './StepSummary.tsx';
import { useSubmitApplication } from './useSubmitApplication.ts';

const agreements = { setujuSyarat: words.terms, setujuPDP: words.privacy } as const;
type Agreement = keyof typeof agreements;
export type GivenAgreements = Readonly<Partial<Record<Agreement, boolean>>>;

interface ReviewStepProps {
  texts: TextValues;
  fileState: FileState;
  errors: RegistrationErrors;
  /** The agreements given so far, which stay while another step is edited. */
  agreed: GivenAgreements;
  onAgree: (agreement: Agreement, isGiven: boolean) => void;
  onEditStep: (step: RegistrationStep) => void;
  onBack: () => void;
  /** Called with client-side or server errors. */
  onError: (errors: RegistrationErrors, text?: string | null) => void;
  onSent: (answer: AnswerOf<typeof applicationCalls.register>) => void;
}

/** Review step: all values, the agreements, the captcha and the submit button. */
export function ReviewStep({
  texts,
  fileState,
  errors,
  agreed,
  onAgree,
  onEditStep,
  onBack,
  onError,
  onSent,
}: ReviewStepProps) {
  const publicConfig = usePublicConfig();
  const [captcha, setCaptcha] = useState<CaptchaState>(unsolvedCaptcha);
  const [captchaKey, setCaptchaKey] = useState(0);
  const [isCaptchaMissing, setIsCaptchaMissing] = useState(false);
  const { upload, submit: send } = useSubmitApplication();
  const isSending = upload.progress !== undefined;

  const submit = async (): Promise<void> => {
    const found = Object.assign(
      {},
      ...registrationSteps.map(step => validateFields(stepFields[step], texts, fileState)),
    ) as RegistrationErrors;
    const all = { ...found, ...missingAgreements(agreed) };
    if (Object.keys(all).length > 0) onError(all);
    else if (captcha.status !== 'solved') setIsCaptchaMissing(true);
    else {
      const submitError = await send(
        { ...texts, ...fileState.files, ...agreementFields(agreed), captchaToken: captcha.token },
        onSent,
      );
      if (!submitError) return;
      onError(submitError.errors, submitError.text);
      if (submitError.isCaptchaSpent) {
        setCaptcha(unsolvedCaptcha);
        setCaptchaKey(n => n + 1);
      }
    }
  };

  return (
    <Box
      component="form"
      noValidate
      aria-busy={isSending}
      onSubmit={(event: React.SyntheticEvent) => {
        event.preventDefault();
        if (!isSending) void submit();
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}
    >
      {registrationSteps
        .filter(step => stepFields[step].length > 0)
        .map(step => (
          <StepSummary
            key={step}
            step={step}
            texts={texts}
            files={fileState.files}
            onEditStep={onEditStep}
          />
        ))}
      {(Object.keys(agreements) as Agreement[]).map(name => (
        <FormControl key={name} error={errors[name] !== undefined}>
          <FormControlLabel
            sx={{ alignItems: 'flex-start' }}
            control={
              <Checkbox
                id={name}
                checked={agreed[name] ?? false}
                onChange={event => onAgree(name, event.target.checked)}
                sx={{ py: 0.25 }}
              />
            }
            label={agreements[name]}
          />
          {errors[name] && <FormHelperText>{errors[name]}</FormHelperText>}
        </FormControl>
      ))}
      <Link component={RouterLink} to="/data-pribadi" target="_blank" rel="noopener">
        {words.read_privacy}
      </Link>
      <Captcha {...publicConfig} resetKey={captchaKey} onChange={setCaptcha} />
      <UploadProgress upload={upload} />
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <Button type="submit" variant="contained" loading={isSending} loadingPosition="start">
          {isSending ? words.sending : words.send}
        </Button>
        <Button variant="outlined" color="inherit" onClick={onBack}>
          {words.back}
        </Button>
      </Box>
      <CaptchaAlert open={isCaptchaMissing} onClose={() => setIsCaptchaMissing(false)} />
    </Box>
  );
}

/** Returns the agreements as form fields. */
const agreementFields = (agreed: GivenAgreements): Record<Agreement, string> => ({
  setujuSyarat: String(agreed.setujuSyarat ?? false),
  setujuPDP: String(agreed.setujuPDP ?? false),
});

/** Returns an error for each missing agreement. */
const missingAgreements = (agreed: GivenAgreements): RegistrationErrors =>
  Object.fromEntries(
    (Object.keys(agreements) as Agreement[])
      .filter(name => !agreed[name])
      .map(name => [name, words.agree]),
  );
