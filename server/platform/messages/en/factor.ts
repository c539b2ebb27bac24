import type { factorTexts as indonesian } from '../id/factor.ts';

/** Messages of second factors, confirmations and forgotten passwords. */
export const factorTexts: Record<keyof typeof indonesian, string> = {
  'factor.needed': 'Prove your second factor to sign in.',
  'factor.signInAgain':
    'This step took too long or failed too often. Sign in again with your password.',
  'factor.oneProof': 'Give one proof only: an authenticator code, a passkey or a recovery code',
  'factor.wrong.totp':
    'This code is wrong, was used or is too old. Wait for the next code, and check the clock of your phone.',
  'factor.wrong.passkey': 'This passkey cannot be verified. Try again, or use another way.',
  'factor.wrong.pemulihan': 'This recovery code is wrong or was used',
  'factor.wrong.newPasskey':
    'This passkey cannot be set up. Start again, at the usual address of the portal.',
  'factor.passkeyTaken': 'This passkey is set up already',
  'factor.totpExists':
    'An authenticator app is set up already. Remove it first to set up a new one.',
  'factor.manyPasskeys': 'An account has at most %{batas} passkeys. Delete one first.',
  'factor.none': 'Your account has no second factor yet.',
  'factor.notOffered': 'Second factors are not used for your role.',
  'factor.setUpFirst': 'Your role requires a second factor. Set one up first, then continue.',
  'factor.confirm': 'This needs a confirmation: enter your password or prove your second factor.',
  'factor.ruleMissing':
    'The rule of this role does not exist yet. Restart the server, then try again.',
  'factor.ruleOfAdministrators': 'Only SUPERADMIN can change the rule of administrators.',
  'forgotten.noMail': 'This portal sends no mail. Ask an administrator for a new initial password.',
  'forgotten.linkGone': 'This link was used or has expired. Ask for a new one on the sign-in page.',
  'forgotten.tooMany': 'There were too many requests for a new password from this network.',
};
