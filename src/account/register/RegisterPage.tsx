import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { labelOf, type FileName } from '#contract/application/index.ts';
import { fillIn } from '#src/account/fillIn.ts';
import { ErrorSummary } from '#src/account/form/ErrorSummary.tsx';
import { PublicPage } from '#src/account/PublicPage.tsx';
import { useTitle } from '#src/account/useTitle.ts';
import { register as words } from '#src/i18n/id/register.ts';
import { Answers } from './Answers.tsx';
import { check, type Errors } from './check.ts';
import { forgetTexts, keepTexts, keptTexts } from './draft.ts';
import { Review } from './Review.tsx';
import { fieldsOf, stepOf, steps, type Files, type Texts } from './steps.ts';
import { useStep } from './useStep.ts';

/** Returns the label of a field in the error summary. */
const nameOf = (field: string): string =>
  (({ ...labelOf, ...words.agreement }) as Partial<Record<string, string>>)[field] ??
  words.steps.periksa;

/** Registration page of a company: a multi-step form with a review before submission. */
export function RegisterPage() {
  const { step, go } = useStep();
  const [texts, setTexts] = useState<Texts>(keptTexts);
  const [files, setFiles] = useState<Files>({});
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  // Field to focus once its step is rendered.
  const wanted = useRef<string>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  useTitle(`${words.steps[step]} · ${words.title}`);

  useEffect(() => keepTexts(texts), [texts]);
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else (wanted.current ? document.getElementById(wanted.current) : heading.current)?.focus();
    wanted.current = null;
  }, [step]);

  const say = (field: string, text: string): void => {
    setTexts(now => ({ ...now, [field]: text }));
  };
  const choose = (field: FileName, file: File | undefined): void => {
    setFiles(now => ({ ...now, [field]: file }));
  };
  const tell = (found: Errors, text: string | null = null): void => {
    setErrors(found);
    setFailure(text);
    setTries(n => n + 1);
  };
  const goTo = (field: string): void => {
    if (stepOf(field) === step) document.getElementById(field)?.focus();
    else {
      wanted.current = field;
      go(stepOf(field));
    }
  };
  const next = (): void => {
    const found = check(fieldsOf[step], texts, files);
    if (Object.keys(found).length > 0) tell(found);
    else {
      setErrors({});
      setFailure(null);
      go(steps[steps.indexOf(step) + 1] ?? step);
    }
  };
  const at = steps.indexOf(step);
  const shown =
    step === 'periksa'
      ? Object.entries(errors)
      : Object.entries(errors).filter(([f]) => stepOf(f) === step);

  return (
    <PublicPage width={640}>
      <Typography variant="h1">{words.title}</Typography>
      {at === 0 && <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{words.lead}</Typography>}
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
          {fillIn(words.step, { at: at + 1, of: steps.length })}
        </Box>
        {words.steps[step]}
      </Typography>
      <Box sx={{ mb: shown.length > 0 || failure ? 3 : 0 }}>
        <ErrorSummary
          mistakes={shown.map(([field, text = '']) => ({ field, label: nameOf(field), text }))}
          text={failure}
          tries={tries}
          onGo={goTo}
        />
      </Box>
      {step === 'periksa' ? (
        <Review
          texts={texts}
          files={files}
          errors={errors}
          onChange={go}
          onRefused={tell}
          onSent={answer => {
            forgetTexts();
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
          <Answers
            fields={fieldsOf[step]}
            texts={texts}
            files={files}
            errors={errors}
            onText={say}
            onFile={choose}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {step === 'dokumen' ? words.files_lost : words.kept}
          </Typography>
          <Box sx={{ display: 'flex', gap: 1.5 }}>
            <Button type="submit" variant="contained">
              {words.next}
            </Button>
            {at > 0 && (
              <Button variant="outlined" color="inherit" onClick={() => go(steps[at - 1] ?? step)}>
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
