import { authCalls } from '#contract/domains/auth.ts';
import { validateWithSchema, type FieldErrors } from '#src/account/form/useAccountForm.ts';
import { account } from '#texts/account.ts';

/** Form fields in display order; the first two are sent in the request. */
export const passwordFields = ['passwordLama', 'passwordBaru', 'ulangi'] as const;
export type PasswordValues = Record<(typeof passwordFields)[number], string>;

export const emptyPasswordValues: PasswordValues = {
  passwordLama: '',
  passwordBaru: '',
  ulangi: '',
};

/** Validates by the contract rules and checks that both new passwords match. */
export function validatePasswordForm({
  passwordLama,
  passwordBaru,
  ulangi,
}: PasswordValues): FieldErrors {
  const { body } = authCalls.changePassword;
  const errors: FieldErrors = body ? validateWithSchema(body, { passwordLama, passwordBaru }) : {};
  if (passwordBaru === '') errors['passwordBaru'] = account.password.required;
  if (ulangi === '') errors['ulangi'] = account.password.required;
  else if (ulangi !== passwordBaru) errors['ulangi'] = account.password.different;
  return errors;
}
