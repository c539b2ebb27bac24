import { describe, expect, it } from 'vitest';
import {
  createTotpSecret,
  findTotpStep,
  totpAddress,
  totpCode,
  totpStep,
} from '#server/platform/auth/totp-code.ts';

// The secret of RFC 6238, appendix B: '12345678901234567890' in base32.
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a code of an authenticator app', () => {
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('is that of RFC 6238 at %i s', (seconds, code) => {
    expect(totpCode(rfcSecret, totpStep(new Date(seconds * 1000)), 8)).toBe(code);
  });

  it('counts half a minute before and after its own, and no longer', () => {
    const step = 2_000_000;
    const code = totpCode(rfcSecret, step);
    const at = (steps: number) => new Date((step + steps) * 30_000);
    for (const steps of [-1, 0, 1]) expect(findTotpStep(rfcSecret, code, at(steps))).toBe(step);
    for (const steps of [-2, 2]) expect(findTotpStep(rfcSecret, code, at(steps))).toBeNull();
  });

  it('may be typed with spaces; anything else is none', () => {
    const code = totpCode(rfcSecret, 2_000_000);
    const now = new Date(2_000_000 * 30_000);
    expect(findTotpStep(rfcSecret, ` ${code.slice(0, 3)} ${code.slice(3)} `, now)).not.toBeNull();
    for (const text of ['', '12345', `${code}0`, 'abcdef', '１２３４５６'])
      expect(findTotpStep(rfcSecret, text, now)).toBeNull();
  });
});

it('a secret has 160 bits in base32 and is in the address of the QR code', () => {
  const secret = createTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(totpAddress(secret, 'siti & co', 'Portal Vaksin')).toBe(
    `otpauth://totp/Portal%20Vaksin:siti%20%26%20co?secret=${secret}&issuer=Portal%20Vaksin`,
  );
});
