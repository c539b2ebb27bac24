import { hkdfSync } from 'node:crypto';

/** Keys for single purposes, all derived from the application key with HKDF (RFC 5869). */
export interface Keys {
  readonly token: Uint8Array;
  readonly captcha: Uint8Array;
  /** HMAC key for user names and addresses in the throttle table. */
  readonly throttle: Uint8Array;
  /** Encrypts identity numbers. */
  readonly identity: Uint8Array;
  /** Encrypts health data: screening answers and adverse events (KIPI). */
  readonly health: Uint8Array;
  /** HMAC key of the blind index, by which identity numbers are found by equality. */
  readonly blindIndex: Uint8Array;
  /** Encrypts outbox messages that contain a secret, such as a first password. */
  readonly outbox: Uint8Array;
}

/**
 * Derives every key from the application key.
 * @param appKey 32 bytes
 */
export function deriveKeys(appKey: Uint8Array): Keys {
  const derive = (purpose: string): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', appKey, 'portal-vaksin', purpose, 32));
  return {
    token: derive('token'),
    captcha: derive('captcha'),
    throttle: derive('throttle'),
    identity: derive('identity'),
    health: derive('health'),
    blindIndex: derive('blindIndex'),
    outbox: derive('outbox'),
  };
}
