import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { authCalls } from '#contract/domains/auth.ts';
import { systemCalls } from '#contract/domains/system.ts';
import { AccountField } from '#src/account/AccountField.tsx';
import { PublicPage } from '#src/account/PublicPage.tsx';
import { useDocumentTitle } from '#src/account/useDocumentTitle.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { factor as words } from '#texts/factor.ts';

const texts = words.forgotten;

/** Public page on which a user asks for a link that replaces a forgotten password. */
export function ForgottenPage() {
  useDocumentTitle(texts.title);
  const { call } = useApi();
  const [sendsMail, setSendsMail] = useState<boolean>();
  useEffect(() => {
    // When the answer is missing the form says so itself.
    call(systemCalls.config, {}).then(
      ({ lupaSandi }) => setSendsMail(lupaSandi),
      () => setSendsMail(true),
    );
  }, [call]);
  return (
    <PublicPage>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {texts.title}
      </Typography>
      {sendsMail === false ? <Alert severity="info">{texts.no_mail}</Alert> : null}
      {sendsMail === true ? <ForgottenForm /> : null}
      <Link component={RouterLink} to="/" sx={{ display: 'inline-block', mt: 3 }}>
        {texts.back}
      </Link>
    </PublicPage>
  );
}

function ForgottenForm() {
  const { call } = useApi();
  const [akun, setAkun] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const [isSent, setIsSent] = useState(false);

  const send = async (): Promise<void> => {
    if (isSending) return;
    if (akun.trim() === '') {
      setError(words.required);
      return;
    }
    setError(undefined);
    setIsSending(true);
    try {
      await call(authCalls.forgotPassword, { body: { akun } });
      setIsSent(true);
    } catch (failure) {
      setError(failure instanceof CallError ? failure.message : words.no_connection);
    } finally {
      setIsSending(false);
    }
  };

  return (
    <>
      <Box role="status">{isSent ? <Alert severity="success">{texts.sent}</Alert> : null}</Box>
      {isSent ? null : (
        <Box
          component="form"
          noValidate
          aria-busy={isSending}
          onSubmit={(event: React.SyntheticEvent) => {
            event.preventDefault();
            void send();
          }}
          sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
        >
          <Typography sx={{ color: 'text.secondary' }}>{texts.lead}</Typography>
          <AccountField
            label={texts.account}
            value={akun}
            onChange={setAkun}
            error={error}
            autoComplete="username"
            htmlInput={{ name: 'username', autoCapitalize: 'none', spellCheck: false }}
          />
          <Button type="submit" variant="contained" loading={isSending} loadingPosition="start">
            {isSending ? texts.submitting : texts.submit}
          </Button>
        </Box>
      )}
    </>
  );
}
