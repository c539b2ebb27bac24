import Box from '@mui/material/Box';
import { authCalls } from '#contract/domains/auth.ts';
import { ChangePasswordForm } from '#src/account/password/ChangePasswordForm.tsx';
import { setSignInNotice } from '#src/account/signInNotice.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { clearSession } from '#src/providers/session.ts';
import { account } from '#texts/account.ts';

/** Screen to change the password; the user must then sign in again. */
export const PasswordScreen = () => {
  const t = useMessages();
  const { call } = useApi();
  return (
    <>
      <PageHeader
        title={t('accountSettings.password.title')}
        description={t('accountSettings.password.lead')}
      />
      <Box sx={{ maxWidth: 480 }}>
        <ChangePasswordForm
          changePassword={async body => {
            await call(authCalls.updatePassword, { body });
            setSignInNotice(account.password.changed);
            clearSession();
          }}
        />
      </Box>
    </>
  );
};
