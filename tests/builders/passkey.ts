import {
  createHash,
  createSign,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';

/** Encodes the CBOR values that an authenticator sends: integers, texts, bytes and maps (RFC 8949). */
function encodeCbor(value: unknown): Buffer {
  const head = (major: number, n: number): Buffer =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 0xff]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(encodeCbor)]);
}

interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
}

/** An authenticator in software, which signs as a real one does (WebAuthn, ES256, no attestation). */
export interface SoftAuthenticator {
  readonly id: string;
  /** Answers the options of a registration. */
  readonly create: (options: object) => object;
  /** Answers the options of a sign-in. */
  readonly get: (options: object, more?: { isUserVerified?: boolean }) => object;
}

/** Creates an authenticator that believes to be at an address. */
export function softAuthenticator(origin: string): SoftAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;
  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (rpId: string, flags: number, rest = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    const hash = createHash('sha256').update(rpId).digest();
    return Buffer.concat([hash, Buffer.from([flags]), count, rest]);
  };
  return {
    id,
    create(options) {
      const { challenge, rp } = options as Options;
      const idLength = Buffer.from([0, credentialId.length]);
      const attested = Buffer.concat([
        Buffer.alloc(16),
        idLength,
        credentialId,
        encodeCbor(coseKey(publicKey)),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(rp?.id ?? '', 0x45, attested)],
      ]);
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: encodeCbor(attestation).toString('base64url'),
        transports: ['internal'],
      };
      return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
    },
    get(options, { isUserVerified = true } = {}) {
      const { challenge, rpId = '' } = options as Options;
      const client = clientData('webauthn.get', challenge);
      const data = authenticatorData(rpId, isUserVerified ? 0x05 : 0x01);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
      };
      return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
    },
  };
}

/** Returns a public key as COSE (RFC 9053): EC2, ES256, P-256, and its coordinates. */
function coseKey(publicKey: KeyObject): Map<number, unknown> {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
}
