import type { accountTexts as indonesian } from '../id/account.ts';

/** Messages of accounts, roles and signing in. */
export const accountTexts: Record<keyof typeof indonesian, string> = {
  'user.userName': 'Use letters without accents, digits, full stops, underscores or hyphens',
  'role.name': 'Use letters, digits, spaces, full stops, underscores or hyphens',
  'password.tooShort': 'At least %{min} characters; a sentence is easy to remember',
  'signIn.required': 'This field is required',
};
