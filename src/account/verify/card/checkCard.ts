import {
  cardHeader,
  cardPayload,
  type CardImmunization,
  type CardKey,
  type CardPayload,
} from '#contract/core/health-card.ts';

/** What a genuine or revoked card says. */
export interface CardContent {
  readonly name: string;
  readonly birthDate: string;
  readonly doses: readonly {
    readonly day: string;
    /** Code of the vaccine in the list CVX. */
    readonly vaccine: string;
    readonly lot: string;
    readonly facility: string;
  }[];
}

/** What was found out about a card; only those of one issuer are checked. */
export type CheckedCard =
  | { readonly state: 'genuine' | 'revoked'; readonly content: CardContent }
  | { readonly state: 'forged' | 'otherIssuer' | 'unreadable' };

/** The keys of an issuer, and the numbers of its revoked cards. */
export interface Issuer {
  /** Its address, as its cards name it. */
  readonly address: string;
  readonly keys: readonly CardKey[];
  readonly isRevoked: (kid: string, rid: string) => boolean;
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), character =>
    character.charCodeAt(0),
  );

/** Largest content of a card when it is unpacked, in bytes. */
const maxContent = 100_000;

/** Unpacks raw DEFLATE data. @throws when they are none, or too large */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (const reader = unpacked.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxContent) throw new RangeError('A card is too large.');
    parts.push(value);
  }
  return await new Blob(parts).text();
}

/** Reads a signed card without checking it; undefined for what is none. */
async function readCard(card: string) {
  const [head = '', body = '', signature = ''] = card.split('.');
  try {
    return {
      header: cardHeader.parse(JSON.parse(new TextDecoder().decode(bytesOf(head)))),
      payload: cardPayload.parse(JSON.parse(await inflate(bytesOf(body)))),
      signed: new TextEncoder().encode(`${head}.${body}`),
      signature: bytesOf(signature),
    };
  } catch {
    return undefined;
  }
}

async function isSigned(
  { x, y }: CardKey,
  signature: Uint8Array<ArrayBuffer>,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const key = await crypto.subtle.importKey(
    'jwk',
    { kty: 'EC', crv: 'P-256', x, y },
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['verify'],
  );
  return await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, signature, signed);
}

const isDose = (resource: { resourceType: string }): resource is CardImmunization =>
  resource.resourceType === 'Immunization';

function contentOf({ vc }: CardPayload): CardContent | undefined {
  const resources = vc.credentialSubject.fhirBundle.entry.map(({ resource }) => resource);
  const person = resources.find(resource => resource.resourceType === 'Patient');
  if (!person) return undefined;
  const [name] = person.name;
  return {
    name: [...(name?.given ?? []), name?.family].filter(Boolean).join(' '),
    birthDate: person.birthDate,
    doses: resources.filter(isDose).map(dose => ({
      day: dose.occurrenceDateTime,
      vaccine: dose.vaccineCode.coding[0]?.code ?? '',
      lot: dose.lotNumber ?? '',
      facility: dose.performer?.[0]?.actor.display ?? '',
    })),
  };
}

/** Checks a signed card with the keys of an issuer, without asking a server. */
export async function checkCard(card: string, issuer: Issuer): Promise<CheckedCard> {
  const read = await readCard(card);
  const content = read && contentOf(read.payload);
  if (!read || !content) return { state: 'unreadable' };
  const { header, payload, signature, signed } = read;
  const key = issuer.keys.find(({ kid }) => kid === header.kid);
  if (!key) return { state: payload.iss === issuer.address ? 'forged' : 'otherIssuer' };
  if (!(await isSigned(key, signature, signed))) return { state: 'forged' };
  const { rid } = payload.vc;
  const isRevoked = rid !== undefined && issuer.isRevoked(header.kid, rid);
  return { state: isRevoked ? 'revoked' : 'genuine', content };
}
