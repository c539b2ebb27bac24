import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestedLocale, switchLanguage } from '#src/i18n/language.ts';

/** Replaces the cookies of the page, and returns what is written to them. */
function replaceCookies(stored: string, protocol: string): string[] {
  const written: string[] = [];
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => stored);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(text => void written.push(text));
  vi.stubGlobal('location', { protocol, reload: () => undefined });
  return written;
}
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the cookie with the language', () => {
  it('is tied to the host and sent over TLS only, where there is TLS', () => {
    const written = replaceCookies('', 'https:');
    switchLanguage('en');
    expect(written).toEqual(['__Host-bahasa=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure']);
  });

  it('has no prefix without TLS, where browsers would refuse it', () => {
    const written = replaceCookies('', 'http:');
    switchLanguage('en');
    expect(written).toEqual(['bahasa=en; Path=/; Max-Age=31536000; SameSite=Lax']);
  });

  it.each([
    ['bahasa=en', 'en'],
    ['bahasa=id; __Host-bahasa=en', 'en'],
    ['x__Host-bahasa=en', undefined],
  ])('is read from %j', (stored, language) => {
    replaceCookies(stored, 'https:');
    expect(requestedLocale()).toBe(language);
  });
});
