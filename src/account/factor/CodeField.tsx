import { AccountField, type AccountFieldProps } from '#src/account/AccountField.tsx';

/** Input of a code of an authenticator app, which a phone offers to fill in. */
export const CodeField = (
  props: Omit<AccountFieldProps, 'autoComplete' | 'type' | 'htmlInput'>,
) => (
  <AccountField
    {...props}
    autoComplete="one-time-code"
    htmlInput={{ inputMode: 'numeric', maxLength: 10, spellCheck: false, name: 'totp' }}
  />
);
