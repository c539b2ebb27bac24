import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { passwordLength } from '#contract/auth.ts';
import { PasswordField } from '#src/account/PasswordField.tsx';
import { fillIn } from '#src/account/fillIn.ts';
import { account } from '#src/i18n/id/account.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { check, empty, fields, type Errors, type PasswordValues } from './check.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

const words = account.password;

const labels: Record<keyof PasswordValues, string> = {
  passwordLama: words.current,
  passwordBaru: words.next,
  ulangi: words.repeat,
};

interface ChangePasswordFormProps {
  /** Makes the call. @throws CallError */
  change: (values: Pick<PasswordValues, 'passwordLama' | 'passwordBaru'>) => Promise<void>;
  /** What stands beside the button. */
  children?: ReactNode;
}

/** The present password and a new one twice; what the server finds wrong lands on its field. */
export function ChangePasswordForm({ change, children }: ChangePasswordFormProps) {
  const { userName } = useSignedIn();
  const [values, setValues] = useState<PasswordValues>(empty);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [sending, setSending] = useState(false);

  const submit = async (): Promise<void> => {
    const found = check(values);
    setErrors(found);
    setFailure(null);
    setTries(n => n + 1);
    if (sending || Object.keys(found).length > 0) return;
    setSending(true);
    try {
      const { passwordLama, passwordBaru } = values;
      await change({ passwordLama, passwordBaru });
    } catch (error) {
      const told: Errors = error instanceof CallError ? (error.body.errors ?? {}) : {};
      setErrors(told);
      if (!fields.some(field => told[field])) {
        setFailure(error instanceof CallError ? error.message : words.failed);
      }
      setTries(n => n + 1);
      setSending(false);
    }
  };

  const input = (field: keyof PasswordValues) => ({
    id: field,
    label: labels[field],
    value: values[field],
    onChange: (value: string) => setValues(now => ({ ...now, [field]: value })),
    error: errors[field],
    htmlInput: { name: field },
  });

  return (
    <Box
      component="form"
      noValidate
      aria-busy={sending}
      onSubmit={(event: React.SyntheticEvent) => {
        event.preventDefault();
        void submit();
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      <ErrorSummary
        mistakes={fields.flatMap(field =>
          errors[field] ? [{ field, label: labels[field], text: errors[field] }] : [],
        )}
        text={failure}
        tries={tries}
      />
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      <PasswordField {...input('passwordLama')} autoComplete="current-password" />
      <PasswordField
        {...input('passwordBaru')}
        help={fillIn(words.hint, passwordLength)}
        autoComplete="new-password"
      />
      <PasswordField {...input('ulangi')} autoComplete="new-password" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1 }}>
        <Button type="submit" variant="contained" loading={sending} loadingPosition="start">
          {sending ? words.submitting : words.submit}
        </Button>
        {children}
      </Box>
    </Box>
  );
}
