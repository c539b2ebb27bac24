import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { authCalls } from '#contract/auth.ts';
import { leaveFarewell } from '#src/account/farewell.ts';
import { useFirstPassword } from '#src/account/firstPassword.ts';
import { PublicPage } from '#src/account/PublicPage.tsx';
import { useSignOut } from '#src/account/useSignOut.ts';
import { useTitle } from '#src/account/useTitle.ts';
import { account } from '#src/i18n/id/account.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { clearSession } from '#src/providers/session.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

const words = account.password;

/** Focuses the heading, so that screen readers start there. */
const focusOnArrival = (heading: HTMLElement | null): void => heading?.focus();

/** Page to change an initial or any other password; the user must then sign in again. */
export function ChangePasswordPage() {
  useTitle(words.title);
  const { call } = useApi();
  const held = useFirstPassword();
  const signOut = useSignOut();
  return (
    <PublicPage>
      <Typography variant="h1" ref={focusOnArrival} tabIndex={-1}>
        {words.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>
        {held ? words.first : words.lead}
      </Typography>
      <ChangePasswordForm
        change={async body => {
          // After a reload an initial password is not known as such; this call accepts both kinds.
          await call(authCalls.changePassword, { body });
          leaveFarewell(words.changed);
          clearSession();
        }}
      >
        <Button onClick={() => void signOut()}>{words.leave}</Button>
        {!held && (
          <Link component={RouterLink} to="/dashboard" sx={{ ml: { sm: 'auto' } }}>
            {words.back}
          </Link>
        )}
      </ChangePasswordForm>
    </PublicPage>
  );
}
