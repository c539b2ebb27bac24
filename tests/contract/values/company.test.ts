import { describe, expect, it } from 'vitest';
import { website } from '#contract/core/values/company.ts';

describe('a web address', () => {
  it('may be written without its protocol', () => {
    expect(website.parse(' kopi.co.id ')).toBe('https://kopi.co.id');
    expect(website.parse('http://kopi.co.id/tentang')).toBe('http://kopi.co.id/tentang');
  });

  it.each(['kopi', 'mailto:kopi@contoh.test', 'https://', 'kopi co id', ''])('is not %j', text =>
    expect(website.safeParse(text).success).toBe(false),
  );
});
