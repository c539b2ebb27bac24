import { describe, expect, it } from 'vitest';
import { locales } from '#contract/core/locale.ts';
import '#src/account/signIn/captcha/Altcha.tsx';

describe('the texts of the captcha', () => {
  it.each(locales)(
    'hold no HTML in the language %s, which Trusted Types would refuse',
    language => {
      const texts = globalThis.$altcha.i18n.get(language);
      const values = Object.values(texts);
      expect(values.length).toBeGreaterThan(5);
      expect(values.filter(text => text.includes('<'))).toEqual([]);
    },
  );
});
