import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { compactVerify, createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { cardOfQr, cardPayload, maxCardLength } from '#contract/core/health-card.ts';
import type { Block } from '#contract/core/document/block.ts';
import { certificate, filedDocument } from '#server/platform/db/schema/index.ts';
import { checkCard } from '#src/account/verify/card/checkCard.ts';
import { readKeys, toIssuer } from '#src/account/verify/card/issuerKeys.ts';
import { replaceSigningKey, withdrawSigningKey } from '#server/platform/signing/signing-keys.ts';
import { buildProduct } from '../../builders/batch.ts';
import { buildDose } from '../../builders/vaksinasi.ts';
import { useCertificateFixture, type CertificateFixture } from './fixture.ts';

const getFixture = useCertificateFixture();
let fixture: CertificateFixture;
let idProduk: number;
beforeAll(async () => {
  fixture = getFixture();
  idProduk = await buildProduct(fixture.server.db, { kodeCVX: '510' });
});

/** Registers a participant with doses of a vaccine whose code is known. @returns the id */
async function vaccinated(
  person: Parameters<CertificateFixture['vaccinated']>[0] = {},
  doses = 2,
): Promise<number> {
  const id = await fixture.vaccinated(person, 0);
  for (let dosisKe = 1; dosisKe <= doses; dosisKe += 1) {
    await buildDose(fixture.server.db, {
      pesertaId: id,
      faskesId: fixture.faskesId,
      dosisKe,
      tanggal: `2029-12-0${dosisKe}`,
      vaksin: 'Sinopharm',
      batch: `B-${dosisKe}`,
      idProduk,
    });
  }
  return id;
}

const published = async (path: string) => {
  const response = await fixture.server.app.fetch(
    new Request(`http://portal.test/.well-known/${path}`),
    '127.0.0.1',
  );
  return { response, json: (await response.json()) as Record<string, unknown> };
};

const cardFile = (id: number, token?: string) =>
  fixture.request('GET', `/Sertifikat/kartu/${id}`, undefined, token);
const cardOf = async (id: number): Promise<string> => {
  const { json } = await cardFile(id);
  return (json['verifiableCredential'] as string[])[0] ?? '';
};

/** Verifies a card as strangers do: with a library, and with what the portal publishes. */
async function verified(card: string) {
  const { json } = await published('jwks.json');
  const { payload, protectedHeader } = await compactVerify(
    card,
    createLocalJWKSet(json as unknown as JSONWebKeySet),
  );
  const content: unknown = JSON.parse(inflateRawSync(payload).toString());
  return { payload: cardPayload.parse(content), text: JSON.stringify(content), protectedHeader };
}

describe('a SMART Health Card', () => {
  it('is verified by a library with the published keys, and says no more than it must', async () => {
    const proof = await fixture.issued(await vaccinated({ nama: 'Ayu Sri Contoh' }));
    const { payload, text, protectedHeader } = await verified(await cardOf(proof.id));
    expect(protectedHeader).toMatchObject({ alg: 'ES256', zip: 'DEF' });
    expect(payload).toMatchObject({
      iss: fixture.server.deps.config.publicUrl,
      nbf: Math.floor(fixture.server.now().getTime() / 1000),
    });
    const dose = (day: string, lotNumber: string) => ({
      resourceType: 'Immunization',
      status: 'completed',
      vaccineCode: { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: '510' }] },
      patient: { reference: 'resource:0' },
      occurrenceDateTime: day,
      lotNumber,
      performer: [{ actor: { display: proof.namaFaskes } }],
    });
    expect(
      payload.vc.credentialSubject.fhirBundle.entry.map(({ resource }) => resource),
    ).toStrictEqual([
      {
        resourceType: 'Patient',
        name: [{ family: 'Contoh', given: ['Ayu', 'Sri'] }],
        birthDate: proof.tanggalLahir,
      },
      dose('2029-12-01', 'B-1'),
      dose('2029-12-02', 'B-2'),
    ]);
    expect(text).not.toContain('•');
    expect(text).not.toContain(proof.namaBHBU);
  });

  it('is printed as a second QR code, which has its content', async () => {
    const proof = await fixture.issued(await vaccinated());
    const [filed] = await fixture.server.db
      .select({ blocks: filedDocument.blocks })
      .from(filedDocument)
      .where(eq(filedDocument.number, proof.nomor));
    const codes = (filed?.blocks ?? []).filter(
      (block): block is Extract<Block, { kind: 'qr' }> => block.kind === 'qr',
    );
    expect(codes.map(({ value }) => cardOfQr(value))).toEqual([await cardOf(proof.id)]);
  });

  it('leaves out the facilities when one QR code would not hold it', async () => {
    const nama = `Siti ${'Q'.repeat(40)} ${'Z'.repeat(40)}`;
    const proof = await fixture.issued(await vaccinated({ nama }, 9));
    const card = await cardOf(proof.id);
    expect(card.length).toBeLessThanOrEqual(maxCardLength);
    const { payload } = await verified(card);
    expect(payload.vc.credentialSubject.fhirBundle.entry).toHaveLength(10);
  });

  it('is revoked with its proof, also when the proof is replaced', async () => {
    const idPeserta = await vaccinated();
    const first = await fixture.issued(idPeserta);
    const card = await cardOf(first.id);
    const { payload } = await verified(card);
    const kid = decodeProtectedHeader(card).kid ?? '';
    const before = (await published(`crl/${kid}.json`)).json;
    expect(before['rids']).not.toContain(payload.vc.rid);

    const second = await fixture.issued(idPeserta, 'Nama salah tulis');
    const { json, response } = await published(`crl/${kid}.json`);
    expect(json).toMatchObject({ kid, method: 'rid', ctr: Number(before['ctr']) + 1 });
    expect(json['rids']).toContain(payload.vc.rid);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const keys = (await published('jwks.json')).json['keys'] as object[];
    expect(keys).toContainEqual(expect.objectContaining({ kid, crlVersion: json['ctr'] }));
    expect((await cardFile(first.id)).status).toBe(409);
    expect((await cardFile(second.id)).status).toBe(200);
  });

  it('counts after another key has taken the place of its own', async () => {
    const old = await cardOf((await fixture.issued(await vaccinated())).id);
    const { db, deps, now } = fixture.server;
    const kid = await replaceSigningKey(db, deps.keys, 'KARTU', now());
    const next = await cardOf((await fixture.issued(await vaccinated())).id);
    expect((await verified(old)).protectedHeader.kid).not.toBe(kid);
    expect((await verified(next)).protectedHeader.kid).toBe(kid);
  });

  it('counts no more when the key of its signature is withdrawn', async () => {
    const { db, deps, now } = fixture.server;
    const card = await cardOf((await fixture.issued(await vaccinated())).id);
    const kid = decodeProtectedHeader(card).kid ?? '';
    await replaceSigningKey(db, deps.keys, 'KARTU', now());
    await withdrawSigningKey(db, kid, now());
    await expect(verified(card)).rejects.toThrow();
    expect((await published(`crl/${kid}.json`)).response.status).toBe(404);
  });

  it('is not given with a vaccine whose code is not known', async () => {
    const proof = await fixture.issued(await fixture.vaccinated());
    expect(proof.adaKartu).toBe(false);
    const { status, json } = await cardFile(proof.id);
    expect(status).toBe(409);
    expect(json['detail']).toContain('kode CVX');
  });

  it('never changes, and its private key is stored encrypted', async () => {
    const proof = await fixture.issued(await vaccinated());
    const { db } = fixture.server;
    await expect(
      db.update(certificate).set({ kartu: 'x.y.z' }).where(eq(certificate.id, proof.id)),
    ).rejects.toThrow();
    const { rows } = await db.execute<{ found: boolean }>(
      `select bool_or(position('PRIVATE KEY'::bytea in private_key) > 0) as found from signing_key`,
    );
    expect(rows[0]?.found).toBe(false);
  });

  it('has no list of revoked cards of an unknown key', async () => {
    for (const path of ['crl/lain.json', 'crl/..%2fjwks.json', 'crl/x']) {
      expect((await published(path)).response.status).toBe(404);
    }
  });
});

describe('the check in the browser', () => {
  const issuer = async () => {
    const keys = await readKeys(
      path => fixture.server.app.fetch(new Request(`http://portal.test${path}`), '127.0.0.1'),
      undefined,
    );
    return toIssuer(keys, fixture.server.deps.config.publicUrl);
  };

  it('shows whose card it is, and that it was revoked', async () => {
    const idPeserta = await vaccinated({ nama: 'Ayu Contoh' }, 1);
    const card = await cardOf((await fixture.issued(idPeserta)).id);
    const checked = await checkCard(card, await issuer());
    expect(checked).toMatchObject({
      state: 'genuine',
      content: {
        name: 'Ayu Contoh',
        doses: [{ day: '2029-12-01', vaccine: '510', lot: 'B-1' }],
      },
    });
    await fixture.issued(idPeserta, 'Dicetak ulang');
    expect((await checkCard(card, await issuer())).state).toBe('revoked');
  });

  it('finds every change of a character', async () => {
    const known = await issuer();
    const card = await cardOf((await fixture.issued(await vaccinated())).id);
    // The last character has bits that say nothing.
    for (let at = 0; at < card.length - 1; at += 7) {
      const other = card[at] === 'A' ? 'B' : 'A';
      const changed = `${card.slice(0, at)}${other}${card.slice(at + 1)}`;
      const { state } = await checkCard(changed, known);
      expect([at, ['forged', 'unreadable', 'otherIssuer'].includes(state)]).toEqual([at, true]);
    }
  });

  it('tells a foreign card from a forged one', async () => {
    const card = await cardOf((await fixture.issued(await vaccinated())).id);
    const { address, isRevoked } = await issuer();
    const unknown = { keys: [], isRevoked };
    expect((await checkCard(card, { ...unknown, address })).state).toBe('forged');
    expect((await checkCard(card, { ...unknown, address: 'https://lain.test' })).state).toBe(
      'otherIssuer',
    );
  });

  it('refuses what is no card, or unpacks to too much', async () => {
    const known = await issuer();
    const bomb = deflateRawSync(Buffer.alloc(50_000_000, 'a')).toString('base64url');
    const header = Buffer.from('{"alg":"ES256","zip":"DEF","kid":"x"}').toString('base64url');
    for (const card of ['a.b.c', `${header}.${bomb}.AAAA`]) {
      expect(await checkCard(card, known)).toEqual({ state: 'unreadable' });
    }
    for (const text of ['', 'shc:/', 'https://portal.test', `shc:/${'9'.repeat(400)}`]) {
      expect(cardOfQr(text)).toBeUndefined();
    }
  });
});
