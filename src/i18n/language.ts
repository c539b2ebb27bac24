import { asLocale, localeCookie, secureLocaleCookie, type Locale } from '#contract/core/locale.ts';
import { locale } from '#texts/locale.ts';

/** The language that this page is not in. */
export const otherLocale: Locale = locale === 'id' ? 'en' : 'id';

const yearInSeconds = 31_536_000;

/** Session storage key: the language was chosen before signing in, and no account has it yet. */
const unsavedChoiceKey = 'bahasa';

/** Returns the value of a cookie; undefined when there is none. */
const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find(cookie => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Returns the language that this browser asks for; undefined when none was chosen. */
export const requestedLocale = (): Locale | undefined =>
  asLocale(readCookie(secureLocaleCookie) ?? readCookie(localeCookie));

/**
 * Remembers a language in this browser and loads the page again in it. The browser asks first when
 * a form has unsaved input. Without cookies the page stays as it is.
 */
export function switchLanguage(to: Locale): void {
  const isSecure = window.location.protocol === 'https:';
  const name = isSecure ? secureLocaleCookie : localeCookie;
  const secure = isSecure ? '; Secure' : '';
  document.cookie = `${name}=${to}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`;
  if (requestedLocale() === to) window.location.reload();
}

/** Switches the language before signing in; `takeUnsavedChoice` returns it afterwards. */
export function switchLanguageBeforeSignIn(to: Locale): void {
  sessionStorage.setItem(unsavedChoiceKey, to);
  switchLanguage(to);
}

/** Returns once the language that was chosen before signing in; undefined when there is none. */
export function takeUnsavedChoice(): Locale | undefined {
  const choice = asLocale(sessionStorage.getItem(unsavedChoiceKey));
  sessionStorage.removeItem(unsavedChoiceKey);
  return choice;
}
