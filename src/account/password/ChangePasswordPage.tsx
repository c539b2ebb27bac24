import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { authCalls } from '#contract/domains/auth.ts';
import { PublicPage } from '#src/account/PublicPage.tsx';
import { useMustChangePassword } from '#src/account/mustChangePassword.ts';
import { setSignInNotice } from '#src/account/signInNotice.ts';
import { useDocumentTitle } from '#src/account/useDocumentTitle.ts';
import { useSignOut } from '#src/account/useSignOut.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { clearSession } from '#src/providers/session.ts';
import { account } from '#texts/account.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

const messages = account.password;

/** Focuses the heading, so that screen readers start there. */
const focusHeading = (heading: HTMLElement | null): void => heading?.focus();

/** Page to change an initial or any other password; the user must then sign in again. */
export function ChangePasswordPage() {
  useDocumentTitle(messages.title);
  const { call } = useApi();
  const isInitialPassword = useMustChangePassword();
  const signOut = useSignOut();
  return (
    <PublicPage>
      <Typography variant="h1" ref={focusHeading} tabIndex={-1}>
        {messages.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>
        {isInitialPassword ? messages.first : messages.lead}
      </Typography>
      <ChangePasswordForm
        changePassword={async body => {
          // After a reload an initial password is not known as such; this call accepts both kinds.
          await call(authCalls.changePassword, { body });
          setSignInNotice(messages.changed);
          clearSession();
        }}
      >
        <Button onClick={() => void signOut()}>{messages.sign_out}</Button>
        {!isInitialPassword && (
          <Link component={RouterLink} to="/dashboard" sx={{ ml: { sm: 'auto' } }}>
            {messages.back}
          </Link>
        )}
      </ChangePasswordForm>
    </PublicPage>
  );
}
