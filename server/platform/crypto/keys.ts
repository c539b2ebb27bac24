import { hkdfSync, randomBytes } from 'node:crypto';

/**
 * The keys, each for one purpose. The database holds them wrapped with the application key; see
 * docs/decisions/031-wrapped-keys.md.
 */
export const keyNames = [
  'token',
  'captcha',
  'throttle',
  'identity',
  'health',
  'outbox',
  'blindIndex',
  'auditSeal',
] as const;
export type KeyName = (typeof keyNames)[number];

/** Keys that encrypt values; several versions exist while values are encrypted again. */
export const dataKeyNames = ['identity', 'health', 'outbox'] as const satisfies KeyName[];
export type DataKeyName = (typeof dataKeyNames)[number];

/** Keys that change only while no server runs. */
export const offlineKeyNames = [
  'blindIndex',
  'token',
  'captcha',
  'throttle',
] as const satisfies KeyName[];

/** The versions of a key that encrypts values. */
export interface KeyVersions {
  /** Encrypts new values. */
  readonly active: Uint8Array;
  /** Decrypt existing values; contains the active one. */
  readonly all: readonly Uint8Array[];
}

/** The unwrapped keys, 32 bytes each. */
export interface Keys {
  readonly token: Uint8Array;
  readonly captcha: Uint8Array;
  /** HMAC key for user names and addresses in the throttle table. */
  readonly throttle: Uint8Array;
  /** Encrypts identity numbers. */
  readonly identity: KeyVersions;
  /** Encrypts health data: screening answers and adverse events (KIPI). */
  readonly health: KeyVersions;
  /** Encrypts outbox messages that contain a secret, such as a first password. */
  readonly outbox: KeyVersions;
  /** HMAC key of the blind index, by which identity numbers are found by equality. */
  readonly blindIndex: Uint8Array;
  /** HMAC key that seals the audit log; it never changes. */
  readonly auditSeal: Uint8Array;
}

/** Returns the keys of all names from their versions. */
export const toKeys = (versionsOf: (name: KeyName) => KeyVersions): Keys => ({
  token: versionsOf('token').active,
  captcha: versionsOf('captcha').active,
  throttle: versionsOf('throttle').active,
  identity: versionsOf('identity'),
  health: versionsOf('health'),
  outbox: versionsOf('outbox'),
  blindIndex: versionsOf('blindIndex').active,
  auditSeal: versionsOf('auditSeal').active,
});

/** Derives a 32-byte key from the application key with HKDF (RFC 5869). */
export const deriveKey = (appKey: Uint8Array, name: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', appKey, 'portal-vaksin', name, 32));

/**
 * Derives every key from the application key, as the first versions of a database did that has no
 * wrapped keys yet.
 * @param appKey 32 bytes
 */
export const deriveKeys = (appKey: Uint8Array): Keys =>
  toKeys(name => {
    const active = deriveKey(appKey, name);
    return { active, all: [active] };
  });

export const randomKey = (): Uint8Array => new Uint8Array(randomBytes(32));
