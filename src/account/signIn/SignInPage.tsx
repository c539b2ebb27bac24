import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { PublicPage } from '#src/account/PublicPage.tsx';
import { useDocumentTitle } from '#src/account/useDocumentTitle.ts';
import { signIn as words } from '#texts/signIn.ts';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';

/** Sign-in page. */
export function SignInPage({ loadConsole }: Pick<SignInFormProps, 'loadConsole'>) {
  useDocumentTitle(words.title);
  return (
    <PublicPage>
      <Typography variant="h1">{words.title}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>{words.lead}</Typography>
      <SignInForm loadConsole={loadConsole}>
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Link component={RouterLink} to="/lupa-sandi">
            {words.forgotten}
          </Link>
          <Link component={RouterLink} to="/register">
            {words.register}
          </Link>
          <Link component={RouterLink} to="/register/status">
            {words.registration_status}
          </Link>
          <Link component={RouterLink} to="/data-pribadi">
            {words.data_rights}
          </Link>
        </Box>
      </SignInForm>
    </PublicPage>
  );
}
