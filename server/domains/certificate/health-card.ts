import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { cvxSystem, maxCardLength, type CardPayload } from '#contract/core/health-card.ts';
import type { Context } from '#server/platform/context.ts';
import type { certificate } from '#server/platform/db/schema/index.ts';
import { openSigner } from '#server/platform/signing/signing-keys.ts';

/** A dose that a card shows. */
export interface CardDose {
  readonly tanggal: string;
  readonly batch: string;
  readonly namaFaskes: string;
  /** Code of its vaccine in the list CVX; null when it is not known. */
  readonly cvx: string | null;
}

/** Whom and what a card shows. */
export interface CardHolder {
  readonly nama: string;
  readonly tanggalLahir: string;
  readonly dosis: readonly CardDose[];
}

/** The columns of a proof with a card, or with none. */
type CardColumns = Pick<typeof certificate.$inferInsert, 'kartu' | 'kunciKartu' | 'noKartu'>;

/** The last word of a name serves as family name, because readers of cards want one. */
function nameOf(nama: string) {
  const words = nama.trim().split(/\s+/);
  const family = words.at(-1) ?? '';
  return words.length > 1 ? { family, given: words.slice(0, -1) } : { given: [family] };
}

type Entry = CardPayload['vc']['credentialSubject']['fhirBundle']['entry'][number];

/** Returns the entries of the bundle; no identity number, company or address is among them. */
function entriesOf({ nama, tanggalLahir, dosis }: CardHolder, withFacility: boolean): Entry[] {
  const doses = dosis.map(({ tanggal, batch, namaFaskes, cvx }, at) => ({
    fullUrl: `resource:${at + 1}`,
    resource: {
      resourceType: 'Immunization' as const,
      status: 'completed' as const,
      vaccineCode: { coding: [{ system: cvxSystem, code: cvx ?? '' }] },
      patient: { reference: 'resource:0' },
      occurrenceDateTime: tanggal,
      ...(batch === '' ? {} : { lotNumber: batch }),
      ...(withFacility ? { performer: [{ actor: { display: namaFaskes } }] } : {}),
    },
  }));
  const patient = {
    fullUrl: 'resource:0',
    resource: {
      resourceType: 'Patient' as const,
      name: [nameOf(nama)],
      birthDate: tanggalLahir,
    },
  };
  return [patient, ...doses];
}

const base64url = (data: string | Buffer): string => Buffer.from(data).toString('base64url');

/**
 * Signs the SMART Health Card of each proof. A proof with a vaccine whose code is not known has none.
 * @returns the columns of the proofs, in their order
 */
export async function signCards(
  { db, deps, now }: Pick<Context, 'db' | 'deps' | 'now'>,
  holders: readonly CardHolder[],
): Promise<CardColumns[]> {
  const { kid, sign } = await openSigner(db, deps.keys, 'KARTU');
  const header = base64url(JSON.stringify({ zip: 'DEF', alg: 'ES256', kid }));

  const signed = (holder: CardHolder, rid: string, withFacility: boolean): string => {
    const payload: CardPayload = {
      iss: deps.config.publicUrl,
      nbf: Math.floor(now.getTime() / 1000),
      vc: {
        type: [
          'https://smarthealth.cards#health-card',
          'https://smarthealth.cards#immunization',
          'https://smarthealth.cards#covid19',
        ],
        rid,
        credentialSubject: {
          fhirVersion: '4.0.1',
          fhirBundle: {
            resourceType: 'Bundle',
            type: 'collection',
            entry: entriesOf(holder, withFacility),
          },
        },
      },
    };
    const body = deflateRawSync(JSON.stringify(payload), { level: 9 });
    const content = `${header}.${base64url(body)}`;
    return `${content}.${base64url(sign(content))}`;
  };

  return holders.map(holder => {
    if (holder.dosis.some(({ cvx }) => cvx === null)) return {};
    const rid = base64url(randomBytes(12));
    const whole = signed(holder, rid, true);
    // One QR code holds a card of a long course only without the names of the facilities.
    const kartu = whole.length <= maxCardLength ? whole : signed(holder, rid, false);
    return kartu.length > maxCardLength ? {} : { kartu, kunciKartu: kid, noKartu: rid };
  });
}
