import { z } from './zod.ts';

/**
 * SMART Health Cards (framework 1.4 of the SMART Health IT group, https://spec.smarthealth.cards): a
 * signed FHIR bundle in a QR code that others check with the issuer's public keys.
 */

const prefix = 'shc:/';

/** Longest card that fits into one QR code (version 22), in characters. */
export const maxCardLength = 1195;

/** The code of `-`, which is the first character that a card has. */
const firstCode = 45;

/** Returns what the QR code of a signed card says: two digits for each of its characters. */
export const cardToQr = (jws: string): string =>
  prefix +
  Array.from(jws, character => `${character.charCodeAt(0) - firstCode}`.padStart(2, '0')).join('');

/** Returns the signed card of a QR code; undefined for another code. */
export function cardOfQr(text: string): string | undefined {
  const [, digits] = /^shc:\/((?:\d\d){60,})$/i.exec(text.trim()) ?? [];
  if (digits === undefined || digits.length > 2 * maxCardLength) return undefined;
  const card = digits.replaceAll(/\d\d/g, pair => String.fromCharCode(Number(pair) + firstCode));
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(card) ? card : undefined;
}

/** The head of a signed card. */
export const cardHeader = z.object({
  alg: z.literal('ES256'),
  zip: z.literal('DEF'),
  kid: z.string().max(64),
});

const line = z.string().max(200);

const patient = z.object({
  resourceType: z.literal('Patient'),
  name: z
    .array(z.object({ family: line.optional(), given: z.array(line).max(20).optional() }))
    .min(1)
    .max(5),
  birthDate: z.iso.date(),
});

const immunization = z.object({
  resourceType: z.literal('Immunization'),
  status: z.literal('completed'),
  vaccineCode: z.object({
    coding: z
      .array(z.object({ system: line, code: line }))
      .min(1)
      .max(5),
  }),
  patient: z.object({ reference: line }),
  occurrenceDateTime: z.iso.date(),
  lotNumber: line.optional(),
  performer: z
    .array(z.object({ actor: z.object({ display: line }) }))
    .max(5)
    .optional(),
});
export type CardImmunization = z.infer<typeof immunization>;

/** What a card of vaccinations says (RFC 7519 with the claims of the framework). */
export const cardPayload = z.object({
  /** Address of the issuer, whose keys are below `/.well-known/jwks.json`. */
  iss: z.url().max(200),
  /** Time of issue in seconds. */
  nbf: z.number(),
  vc: z.object({
    type: z.array(z.string().max(100)).max(10),
    /** Number by which the card is revoked. */
    rid: z
      .string()
      .regex(/^[\w-]{1,24}$/)
      .optional(),
    credentialSubject: z.object({
      fhirVersion: line,
      fhirBundle: z.object({
        resourceType: z.literal('Bundle'),
        type: z.literal('collection'),
        entry: z
          .array(
            z.object({
              fullUrl: line,
              resource: z.discriminatedUnion('resourceType', [patient, immunization]),
            }),
          )
          .min(1)
          .max(20),
      }),
    }),
  }),
});
export type CardPayload = z.infer<typeof cardPayload>;

/** A public key as the issuer publishes it (RFC 7517), with the number of changes of its list of revoked cards. */
export const cardKey = z.object({
  kty: z.literal('EC'),
  use: z.literal('sig'),
  alg: z.literal('ES256'),
  kid: z.string().max(64),
  crv: z.literal('P-256'),
  x: z.string().max(64),
  y: z.string().max(64),
  crlVersion: z.int().optional(),
});
export type CardKey = z.infer<typeof cardKey>;

export const cardKeys = z.object({ keys: z.array(cardKey).max(1000) });

/** The revoked cards of one key. */
export const revokedCards = z.object({
  kid: z.string().max(64),
  method: z.literal('rid'),
  ctr: z.int(),
  rids: z.array(z.string()),
});
export type RevokedCards = z.infer<typeof revokedCards>;

/** System of the codes of vaccines. */
export const cvxSystem = 'http://hl7.org/fhir/sid/cvx';
