import {
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { factor as words } from '#texts/factor.ts';

type BrowserAnswer = { readonly id: string } & Readonly<Record<string, unknown>>;

/** A passkey could not be created or used; the message says what to do. */
export class PasskeyError extends Error {}

/** Whether the browser knows passkeys at all. */
export const supportsPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Runs a ceremony of the browser. @throws PasskeyError */
async function run(ceremony: () => Promise<object>): Promise<BrowserAnswer> {
  if (!supportsPasskeys()) throw new PasskeyError(words.browser.unsupported);
  try {
    return { ...(await ceremony()) } as BrowserAnswer;
  } catch (error) {
    const code = error instanceof WebAuthnError ? error.code : '';
    if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
      throw new PasskeyError(words.browser.exists);
    const isOtherAddress = code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID';
    throw new PasskeyError(isOtherAddress ? words.browser.address : words.browser.cancelled);
  }
}

/** Lets the browser create a passkey. @throws PasskeyError */
export const createPasskey = (options: object): Promise<BrowserAnswer> =>
  run(() => startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));

/** Lets the browser use a passkey. @throws PasskeyError */
export const askForPasskey = (options: object): Promise<BrowserAnswer> =>
  run(() => startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }));
