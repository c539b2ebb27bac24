import { authCalls } from '#contract/auth.ts';
import { errorsOf, type Errors } from '#src/account/form/useAccountForm.ts';
import { account } from '#src/i18n/id/account.ts';

/** Form fields in display order; the first two are sent in the request. */
export const fields = ['passwordLama', 'passwordBaru', 'ulangi'] as const;
export type PasswordValues = Record<(typeof fields)[number], string>;

export const empty: PasswordValues = { passwordLama: '', passwordBaru: '', ulangi: '' };

/** Validates by the contract rules and checks that both new passwords match. */
export function check({ passwordLama, passwordBaru, ulangi }: PasswordValues): Errors {
  const { body } = authCalls.changePassword;
  const errors: Errors = body ? errorsOf(body, { passwordLama, passwordBaru }) : {};
  if (passwordBaru === '') errors['passwordBaru'] = account.password.required;
  if (ulangi === '') errors['ulangi'] = account.password.required;
  else if (ulangi !== passwordBaru) errors['ulangi'] = account.password.different;
  return errors;
}
