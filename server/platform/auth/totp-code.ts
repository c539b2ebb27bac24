import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Seconds for which a code is shown. */
const stepSeconds = 30;

/** Steps before and after the current one whose codes count, because clocks differ. */
const toleratedSteps = 1;

/** Returns a random secret of 160 bits in base32, as authenticator apps read it. */
export const createTotpSecret = (): string =>
  Array.from({ length: 32 }, () => base32.charAt(randomInt(base32.length))).join('');

/** Returns the bytes of a text in base32 (RFC 4648) without padding. */
function decodeBase32(text: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const character of text) {
    held = ((held << 5) | base32.indexOf(character)) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
  }
  return Buffer.from(bytes);
}

/** Returns the code of a time step (RFC 6238 with HMAC-SHA-1, as every authenticator app supports it). */
export function totpCode(secret: string, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const value = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(value % 10 ** digits).padStart(digits, '0');
}

/** Returns the time step of a moment. */
export const totpStep = (at: Date): number => Math.floor(at.getTime() / 1000 / stepSeconds);

/** Returns the time step whose code was entered, or null when it is none of the current ones. */
export function findTotpStep(secret: string, entered: string, now: Date): number | null {
  const code = entered.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return null;
  const current = totpStep(now);
  for (let step = current - toleratedSteps; step <= current + toleratedSteps; step += 1) {
    if (timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code))) return step;
  }
  return null;
}

/** Returns the address that an authenticator app reads from a QR code. */
export function totpAddress(secret: string, userName: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(userName)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
