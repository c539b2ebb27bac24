import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, dose } from '#server/platform/db/schema/index.ts';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
import { useCertificateFixture, type CertificateFixture } from './fixture.ts';

const getFixture = useCertificateFixture();
let fixture: CertificateFixture;
beforeAll(() => {
  fixture = getFixture();
});

const revoke = (id: number, body: object = { alasan: 'Salah orang' }, token?: string) =>
  fixture.request('PUT', `/Sertifikat/cabut/${id}`, body, token);

describe('the revocation of a proof', () => {
  it('needs a reason, and lets the participant wait again', async () => {
    const idPeserta = await fixture.vaccinated();
    const proof = await fixture.issued(idPeserta);
    expect((await revoke(proof.id, {})).status).toBe(422);
    expect((await revoke(proof.id, { alasan: 'Salah orang', version: 9 })).status).toBe(412);
    expect((await revoke(proof.id, undefined, fixture.tokens.company)).status).toBe(403);
    const revoked = await revoke(proof.id, undefined, fixture.tokens.nurse);
    expect(revoked.json).toMatchObject({
      status: 'DICABUT',
      dicabutOleh: 'Ns. Rini',
      alasanCabut: 'Salah orang',
    });
    expect((await revoke(proof.id)).json).toMatchObject({ status: 409, currentState: 'DICABUT' });
    expect(await fixture.waiting()).toContain(idPeserta);
    // A new proof replaces none, so that it needs no reason.
    expect((await fixture.issued(idPeserta)).idMenggantikan).toBeNull();
  });

  it('follows from the cancellation of a dose that the proof shows', async () => {
    const idPeserta = await fixture.vaccinated({}, 2);
    const proof = await fixture.issued(idPeserta);
    const [last] = await fixture.server.db
      .select()
      .from(dose)
      .where(and(eq(dose.pesertaId, idPeserta), eq(dose.dosisKe, 2)));
    const path = `/Vaksinasi/batal/${last?.id}`;
    expect((await fixture.request('PUT', path, { alasan: 'Salah catat' })).status).toBe(200);
    expect(await fixture.get(proof.id)).toMatchObject({
      status: 'DICABUT',
      dicabutOleh: 'Sistem',
      alasanCabut: 'Catatan dosis dibatalkan',
    });
    expect((await fixture.issued(idPeserta)).dosis).toHaveLength(1);
  });
});

describe('the scope of proofs', () => {
  it('is that of the participants', async () => {
    const { server, bhbuId, faskesId } = fixture;
    const { id } = await fixture.issued(await fixture.vaccinated());
    const otherBhbu = await buildBhbu(server.db);
    const otherFaskes = await buildFaskes(server.db, { serves: [bhbuId] });
    const statusFor = async (account: Parameters<typeof server.signIn>[0]) => {
      const { token } = await server.signIn(account);
      const one = await fixture.request('GET', `/Sertifikat/${id}`, undefined, token);
      const list = await fixture.request('GET', `/Sertifikat?id=${id}`, undefined, token);
      return [one.status, list.json['totalRecords'] ?? list.status];
    };
    expect(await statusFor({ role: 'AM' })).toEqual([200, 1]);
    expect(await statusFor({ role: 'BHBU', bhbuId })).toEqual([200, 1]);
    expect(await statusFor({ role: 'FASKES', faskesId })).toEqual([200, 1]);
    expect(await statusFor({ role: 'BHBU', bhbuId: otherBhbu })).toEqual([404, 0]);
    expect(await statusFor({ role: 'FASKES', faskesId: otherFaskes })).toEqual([404, 0]);
    expect(await statusFor({ role: 'FINANCE' })).toEqual([403, 403]);
  });

  it('is narrowed by the filters', async () => {
    const { id, nomor } = await fixture.issued(await fixture.vaccinated({ nama: 'Zubaidah Unik' }));
    const listed = async (query: string) => {
      const { json } = await fixture.request('GET', `/Sertifikat?pageSize=500&${query}`);
      return (json['data'] as { id: number }[]).some(one => one.id === id);
    };
    expect(await listed('q=zubaidah')).toBe(true);
    expect(await listed(`q=${encodeURIComponent(nomor.toLowerCase())}`)).toBe(true);
    expect(await listed('q=lain')).toBe(false);
    expect(await listed(`idFaskes=${fixture.faskesId}&status=BERLAKU&sortBy=nama`)).toBe(true);
    expect(await listed('idFaskes=2000000000')).toBe(false);
    expect(await listed('status=DICABUT')).toBe(false);
  });
});

describe('the number of the national certificate', () => {
  const save = (id: number, noSertifikatNasional: unknown, token?: string) =>
    fixture.request('PUT', `/Sertifikat/nasional/${id}`, { noSertifikatNasional }, token);

  it('is on proofs that are issued later, and in the audit log', async () => {
    const id = await fixture.vaccinated();
    const first = await fixture.issued(id);
    const saved = await save(id, ' sn/2030-0042 ', fixture.tokens.company);
    expect(saved.json).toEqual({ noSertifikatNasional: 'SN/2030-0042' });
    expect((await fixture.get(first.id)).noSertifikatNasional).toBeNull();
    expect(await fixture.waiting()).not.toContain(id);
    const second = await fixture.issued(id, 'Nomor nasional sudah ada');
    expect(second.noSertifikatNasional).toBe('SN/2030-0042');
    const entries = await fixture.server.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'peserta.setNationalNumber')));
    expect(entries).toMatchObject([{ after: { noSertifikatNasional: 'SN/2030-0042' } }]);
    expect((await save(id, null)).json).toEqual({ noSertifikatNasional: null });
  });

  it('is no NIK and has no other characters', async () => {
    const id = await fixture.vaccinated();
    for (const wrong of ['3273010101900001', 'A', 'SN 1;--', '<b>SN42</b>', 5, '']) {
      expect((await save(id, wrong)).status, String(wrong)).toBe(422);
    }
    const other = await fixture.server.signIn({
      role: 'BHBU',
      bhbuId: await buildBhbu(fixture.server.db),
    });
    expect((await save(id, 'SN-42', other.token)).status).toBe(404);
  });
});
