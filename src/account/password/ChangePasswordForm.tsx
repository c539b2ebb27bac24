import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { passwordLength } from '#contract/domains/auth.ts';
import { PasswordField } from '#src/account/PasswordField.tsx';
import { ErrorSummary } from '#src/account/form/ErrorSummary.tsx';
import { useAccountForm } from '#src/account/form/useAccountForm.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { account } from '#texts/account.ts';
import {
  validatePasswordForm,
  emptyPasswordValues,
  passwordFields,
  type PasswordValues,
} from './validatePassword.ts';

const messages = account.password;

const labels: Record<keyof PasswordValues, string> = {
  passwordLama: messages.current,
  passwordBaru: messages.next,
  ulangi: messages.repeat,
};

interface ChangePasswordFormProps {
  /** Makes the call. @throws CallError */
  changePassword: (values: Pick<PasswordValues, 'passwordLama' | 'passwordBaru'>) => Promise<void>;
  /** Content beside the button. */
  children?: ReactNode;
}

/** Form with the current password and the new one twice; server errors appear at their field. */
export function ChangePasswordForm({ changePassword, children }: ChangePasswordFormProps) {
  const { userName } = useRequiredSession();
  const form = useAccountForm({
    fields: passwordFields,
    labels,
    initialValues: emptyPasswordValues,
    validate: validatePasswordForm,
  });
  const { isSending } = form;

  const submit = form.handleSubmit(async () => {
    const { passwordLama, passwordBaru } = form.values;
    if (!isSending) await form.send(() => changePassword({ passwordLama, passwordBaru }));
  });

  const input = (field: keyof PasswordValues) => ({
    ...form.input(field),
    htmlInput: { name: field },
  });

  return (
    <Box
      component="form"
      noValidate
      aria-busy={isSending}
      onSubmit={submit}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      <ErrorSummary {...form.summary} />
      {/* Lets password managers associate the password with the user name. */}
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      <PasswordField {...input('passwordLama')} autoComplete="current-password" />
      <PasswordField
        {...input('passwordBaru')}
        help={interpolate(messages.hint, passwordLength)}
        autoComplete="new-password"
      />
      <PasswordField {...input('ulangi')} autoComplete="new-password" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1 }}>
        <Button type="submit" variant="contained" loading={isSending} loadingPosition="start">
          {isSending ? messages.submitting : messages.submit}
        </Button>
        {children}
      </Box>
    </Box>
  );
}
