import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { PublicPage } from '#src/account/PublicPage.tsx';
import { ErrorSummary } from '#src/account/form/ErrorSummary.tsx';
import { useDocumentTitle } from '#src/account/useDocumentTitle.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { applicationLabels } from '#texts/applicationLabels.ts';
import { register as words } from '#texts/register.ts';
import { RegistrationFields } from './fields/RegistrationFields.tsx';
import { useFileValues } from './fields/useFileValues.ts';
import { useRegistrationErrors } from './fields/useRegistrationErrors.ts';
import { validateFields } from './fields/validateFields.ts';
import { clearDraft, saveDraft, loadDraft } from './draft.ts';
import { ReviewStep, type GivenAgreements } from './review/ReviewStep.tsx';
import { stepFields, stepOfField, registrationSteps, type TextValues } from './steps.ts';
import { useRegistrationStep } from './useRegistrationStep.ts';

/** Returns the label of a field in the error summary. */
const errorLabel = (field: string): string =>
  (({ ...applicationLabels, ...words.agreement }) as Partial<Record<string, string>>)[field] ??
  words.steps.periksa;

/** Registration page of a company: a multi-step form with a review before submission. */
export function RegisterPage() {
  const { step, isFromReview, go, edit } = useRegistrationStep();
  const [texts, setTexts] = useState<TextValues>(loadDraft);
  const [isRestored] = useState(Object.keys(texts).length > 0);
  const fileState = useFileValues();
  const [agreed, setAgreed] = useState<GivenAgreements>({});
  const { errors, failure, attempts, show: showErrors, drop, clear } = useRegistrationErrors();
  // Field to focus once its step is rendered.
  const pendingFocus = useRef<string>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  useDocumentTitle(`${words.steps[step]} · ${words.title}`);

  useEffect(() => saveDraft(texts), [texts]);
  const isFirstRender = useRef(true);
  useEffect(() => {
    if (isFirstRender.current) isFirstRender.current = false;
    else
      (pendingFocus.current
        ? document.getElementById(pendingFocus.current)
        : heading.current
      )?.focus();
    pendingFocus.current = null;
  }, [step]);

  const setText = (field: string, text: string): void => {
    setTexts(now => ({ ...now, [field]: text }));
  };
  const goToField = (field: string): void => {
    if (stepOfField(field) === step) document.getElementById(field)?.focus();
    else {
      pendingFocus.current = field;
      if (step === 'periksa') edit(stepOfField(field));
      else go(stepOfField(field));
    }
  };
  const stepIndex = registrationSteps.indexOf(step);
  const next = (): void => {
    const found = validateFields(stepFields[step], texts, fileState);
    if (Object.keys(found).length > 0) showErrors(found);
    else {
      clear();
      go(isFromReview ? 'periksa' : (registrationSteps[stepIndex + 1] ?? step));
    }
  };
  const visibleErrors =
    step === 'periksa'
      ? Object.entries(errors)
      : Object.entries(errors).filter(([f]) => stepOfField(f) === step);

  return (
    <PublicPage width={640}>
      <Typography variant="h1">{words.title}</Typography>
      {stepIndex === 0 && (
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{words.lead}</Typography>
      )}
      <Typography
        variant="h2"
        ref={heading}
        tabIndex={-1}
        sx={{ mt: 2.5, mb: 2, scrollMarginTop: 24 }}
      >
        <Box
          component="span"
          sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}
        >
          {interpolate(words.step, { at: stepIndex + 1, of: registrationSteps.length })}
        </Box>
        {words.steps[step]}
      </Typography>
      {isRestored && step !== 'periksa' ? (
        <Alert severity="info" sx={{ mb: 3 }}>
          {words.restored}
        </Alert>
      ) : null}
      <Box sx={{ mb: visibleErrors.length > 0 || failure ? 3 : 0 }}>
        <ErrorSummary
          fieldErrors={visibleErrors.map(([field, text = '']) => ({
            field,
            label: errorLabel(field),
            text,
          }))}
          text={failure}
          attempts={attempts}
          onGoToField={goToField}
        />
      </Box>
      {step === 'periksa' ? (
        <ReviewStep
          texts={texts}
          fileState={fileState}
          errors={errors}
          agreed={agreed}
          onAgree={(agreement, isGiven) => {
            setAgreed(now => ({ ...now, [agreement]: isGiven }));
            drop(agreement);
          }}
          onEditStep={edit}
          onBack={() => go('dokumen')}
          onError={showErrors}
          onSent={answer => {
            clearDraft();
            void navigate('/registered', { state: answer, replace: true });
          }}
        />
      ) : (
        <Box
          component="form"
          noValidate
          onSubmit={(event: React.SyntheticEvent) => {
            event.preventDefault();
            next();
          }}
          sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
        >
          <RegistrationFields
            fields={stepFields[step]}
            texts={texts}
            fileState={fileState}
            errors={errors}
            onText={setText}
            onChange={drop}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {step === 'dokumen' ? words.files_hint : words.draft_hint}
          </Typography>
          <Box sx={{ display: 'flex', gap: 1.5 }}>
            <Button type="submit" variant="contained">
              {isFromReview ? words.to_review : words.next}
            </Button>
            {stepIndex > 0 && !isFromReview && (
              <Button
                variant="outlined"
                color="inherit"
                onClick={() => go(registrationSteps[stepIndex - 1] ?? step)}
              >
                {words.back}
              </Button>
            )}
          </Box>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5, mt: 4 }}>
        <Link component={RouterLink} to="/register/status">
          {words.to_status}
        </Link>
        <Link component={RouterLink} to="/">
          {words.sign_in}
        </Link>
      </Box>
    </PublicPage>
  );
}
