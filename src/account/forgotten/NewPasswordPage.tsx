import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import { authCalls, newPassword, passwordLength } from '#contract/domains/auth.ts';
import { z } from '#contract/core/zod.ts';
import { PasswordField } from '#src/account/PasswordField.tsx';
import { PublicPage } from '#src/account/PublicPage.tsx';
import { ErrorSummary } from '#src/account/form/ErrorSummary.tsx';
import {
  useAccountForm,
  validateWithSchema,
  type FieldErrors,
} from '#src/account/form/useAccountForm.ts';
import { setSignInNotice } from '#src/account/signInNotice.ts';
import { useDocumentTitle } from '#src/account/useDocumentTitle.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { clearSession } from '#src/providers/session.ts';
import { account } from '#texts/account.ts';
import { factor as words } from '#texts/factor.ts';

const texts = words.forgotten;
const fields = ['passwordBaru', 'ulangi'] as const;
type Values = Readonly<Record<(typeof fields)[number], string>>;

function validate({ passwordBaru, ulangi }: Values): FieldErrors {
  const errors = validateWithSchema(z.object({ passwordBaru: newPassword }), { passwordBaru });
  if (passwordBaru === '') errors['passwordBaru'] = words.required;
  if (ulangi === '') errors['ulangi'] = words.required;
  else if (ulangi !== passwordBaru) errors['ulangi'] = account.password.different;
  return errors;
}

/** Page behind the link of a mail, on which a new password replaces a forgotten one. */
export function NewPasswordPage() {
  useDocumentTitle(texts.new_title);
  const { call } = useApi();
  const navigate = useNavigate();
  const token = useParams()['token'] ?? '';
  const form = useAccountForm({
    fields,
    labels: { passwordBaru: account.password.next, ulangi: account.password.repeat },
    initialValues: { passwordBaru: '', ulangi: '' },
    validate,
  });
  const { isSending } = form;

  const save = async (): Promise<void> => {
    const { passwordBaru } = form.values;
    await call(authCalls.replacePassword, { body: { token, passwordBaru } });
    setSignInNotice(account.password.changed);
    // A session that is open in this browser has ended with all others of its account.
    clearSession();
    await navigate('/', { replace: true });
  };

  return (
    <PublicPage>
      <Typography variant="h1">{texts.new_title}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>{texts.new_lead}</Typography>
      <Box
        component="form"
        noValidate
        aria-busy={isSending}
        onSubmit={form.handleSubmit(async () => {
          if (!isSending) await form.send(save);
        })}
        sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
      >
        <ErrorSummary {...form.summary} />
        <PasswordField
          {...form.input('passwordBaru')}
          help={interpolate(account.password.hint, passwordLength)}
          autoComplete="new-password"
        />
        <PasswordField {...form.input('ulangi')} autoComplete="new-password" />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Button type="submit" variant="contained" loading={isSending} loadingPosition="start">
            {texts.new_submit}
          </Button>
          <Link component={RouterLink} to="/lupa-sandi">
            {texts.again}
          </Link>
        </Box>
      </Box>
    </PublicPage>
  );
}
