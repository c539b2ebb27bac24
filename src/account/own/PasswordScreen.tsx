import Box from '@mui/material/Box';
import { authCalls } from '#contract/auth.ts';
import { leaveFarewell } from '#src/account/farewell.ts';
import { ChangePasswordForm } from '#src/account/password/ChangePasswordForm.tsx';
import { account } from '#src/i18n/id/account.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { PageHead } from '#src/layout/PageHead.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { clearSession } from '#src/providers/session.ts';

/** Screen to change the password; the user must then sign in again. */
export const PasswordScreen = () => {
  const say = useWords();
  const { call } = useApi();
  return (
    <>
      <PageHead title={say('own.password.title')} description={say('own.password.lead')} />
      <Box sx={{ maxWidth: 480 }}>
        <ChangePasswordForm
          change={async body => {
            await call(authCalls.updatePassword, { body });
            leaveFarewell(account.password.changed);
            clearSession();
          }}
        />
      </Box>
    </>
  );
};
