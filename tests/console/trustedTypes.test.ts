import { describe, expect, it } from 'vitest';
import { trustedRules } from '#src/shell/portal/trustedTypes.ts';

describe('the default policy of Trusted Types', () => {
  it('lets through the empty page of a print frame, and no other HTML', () => {
    expect(trustedRules.createHTML('<!DOCTYPE html>')).toBe('<!DOCTYPE html>');
    for (const html of ['', '<b>x</b>', '<!DOCTYPE html><script>1</script>', 'x'])
      expect(trustedRules.createHTML(html)).toBeNull();
  });

  it('lets through scripts of the build, by path or address', () => {
    for (const url of [
      '/sw.js',
      '/assets/pbkdf2-a_1.js',
      `${location.origin}/assets/pbkdf2-a_1.js`,
    ])
      expect(trustedRules.createScriptURL(url)).toBe(url);
  });

  it.each([
    'https://evil.test/assets/a.js',
    '//evil.test/assets/a.js',
    '/assets/../api/lampiran/1.js',
    '/assets/a/b.js',
    '/api/a.js',
    '/x/sw.js',
    '/sw.js?a',
    'blob:https://portal.test/1',
    'data:text/javascript,1',
    'javascript:1',
    '',
  ])('refuses the script %j', url => {
    expect(trustedRules.createScriptURL(url)).toBeNull();
  });

  it('refuses an address that only begins like the own one', () => {
    expect(trustedRules.createScriptURL(`${location.origin}.evil.test/assets/a.js`)).toBeNull();
  });
});
