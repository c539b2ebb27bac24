import { hkdfSync } from 'node:crypto';

/** The keys of the product, each for one purpose, all derived from the one that is kept (HKDF, RFC 5869). */
export interface Keys {
  /** Signs the session token. */
  readonly token: Uint8Array;
  /** Signs captcha challenges. */
  readonly captcha: Uint8Array;
  /** Hides account names and addresses in the throttle's table. */
  readonly throttle: Uint8Array;
  /** Seals identity numbers. */
  readonly identity: Uint8Array;
  /** Seals what a screening or an adverse event says of somebody's health. */
  readonly health: Uint8Array;
  /** Makes identity numbers findable by equality, and by nothing else. */
  readonly blindIndex: Uint8Array;
  /** Seals messages that hold a secret. */
  readonly outbox: Uint8Array;
}

/** @param appKey 32 bytes, the product's one secret */
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
