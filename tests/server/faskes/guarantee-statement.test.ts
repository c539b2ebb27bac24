import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Faskes, FaskesChoice, GuaranteeStatement } from '#contract/domains/faskes/index.ts';
import { guarantees, maxEvidence } from '#contract/domains/faskes/index.ts';
import { attachment, auditLog, faskes } from '#server/platform/db/schema/index.ts';
import {
  buildEvidencePdf,
  evidenceFormData,
  giveAllGuarantees,
  uploadEvidence,
} from '../../builders/faskes.ts';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let token: string;

const signIn = async () => {
  token = (await server.signIn({ role: 'ADMIN', fullName: 'Bagas Prasetya' })).token;
};

beforeAll(async () => {
  server = await startTestServer();
  await signIn();
});
afterAll(() => server.stop());

const readStatement = async (id: number) =>
  (await server.request('GET', `/Faskes/${id}/pernyataan`, { token }))
    .json as unknown as GuaranteeStatement;
const answerGuarantee = (id: number, butir: string, body: object, as = token) =>
  server.request('PUT', `/Faskes/${id}/pernyataan/${butir}`, { token: as, body });
const readStatementState = async (id: number) =>
  (await server.request('GET', `/Faskes/getbyId/${id}`, { token })).json['pernyataan'];

/** One day in milliseconds; the test clock starts on 2 January 2030, 10:00 in Jakarta. */
const dayMs = 86_400_000;

describe('the statement', () => {
  it('lists every guarantee of the annex, unanswered at first', async () => {
    const id = await buildFaskes(server.db);
    const result = await readStatement(id);
    expect(result.jaminan.map(({ butir }) => butir)).toEqual(guarantees);
    expect(result.jaminan[0]).toMatchObject({ jawaban: null, version: 0, berkas: [] });
    expect(result.pernyataan).toBe('BELUM_LENGKAP');
  });

  it('saves an answer with its author and time', async () => {
    const id = await buildFaskes(server.db);
    const result = await answerGuarantee(id, 'NAKES', {
      jawaban: false,
      catatan: 'Dua STR diperpanjang',
    });
    const [, nakes] = (result.json as unknown as GuaranteeStatement).jaminan;
    expect(nakes).toMatchObject({
      jawaban: false,
      catatan: 'Dua STR diperpanjang',
      dijawabOleh: 'Bagas Prasetya',
      dijawab: server.now().toISOString(),
      version: 1,
    });
    const auditEntries = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.recordId, String(id)));
    expect(auditEntries).toMatchObject([
      { action: 'faskes.statement', after: { butir: 'NAKES', jawaban: false } },
    ]);
  });

  it.each([
    ['jawaban', {}],
    ['catatan', { jawaban: false }],
    ['catatan', { jawaban: true, catatan: 'a.n. 3273050101900001' }],
    ['berlakuSampai', { jawaban: true, berlakuSampai: 'besok' }],
  ])('reports an invalid %s in an answer', async (field, body) => {
    const id = await buildFaskes(server.db);
    const result = await answerGuarantee(id, 'IZIN', body);
    expect(result.status).toBe(422);
    expect(Object.keys(result.json['errors'] as object)).toEqual([field]);
  });

  it('rejects an answer to a stale version without blocking other answers', async () => {
    const id = await buildFaskes(server.db);
    const both = await Promise.all(
      [true, true].map(jawaban => answerGuarantee(id, 'KIPI', { jawaban, version: 0 })),
    );
    const [accepted, rejected] = both.toSorted((a, b) => a.status - b.status);
    expect(accepted?.status).toBe(200);
    expect(rejected).toMatchObject({
      status: 412,
      json: {
        current: { butir: 'KIPI', jawaban: true, dijawabOleh: 'Bagas Prasetya', version: 1 },
      },
    });
    expect((await answerGuarantee(id, 'LIMBAH', { jawaban: true, version: 0 })).status).toBe(200);
    expect((await answerGuarantee(id, 'KIPI', { jawaban: true, version: 1 })).status).toBe(200);
    // An answer does not change the version of the facility's form.
    const { json } = await server.request('GET', `/Faskes/getbyId/${id}`, { token });
    expect(json['version']).toBe(1);
  });

  it('is complete when every guarantee is given with evidence', async () => {
    const id = await buildFaskes(server.db);
    const result = await giveAllGuarantees(server, token, id);
    expect(result.pernyataan).toBe('LENGKAP');
    const [first] = result.jaminan;
    await server.request('DELETE', `/Faskes/bukti/${first?.berkas[0]?.id ?? ''}`, { token });
    expect(await readStatementState(id)).toBe('BELUM_LENGKAP');
    await uploadEvidence(server, token, id, 'IZIN');
    await answerGuarantee(id, 'IZIN', { jawaban: false, catatan: 'Dicabut' });
    expect(await readStatementState(id)).toBe('BELUM_LENGKAP');
  });
});

describe('evidence', () => {
  it('is stored and downloaded by accounts that may read the facility', async () => {
    const bhbuId = await buildBhbu(server.db);
    const id = await buildFaskes(server.db, { serves: [bhbuId] });
    const staff = await server.signIn({ role: 'FASKES', faskesId: id, fullName: 'Kartika Dewi' });
    const result = await uploadEvidence(
      server,
      staff.token,
      id,
      'IZIN',
      buildEvidencePdf('Izin', 'SIO.pdf'),
    );
    expect(result.status).toBe(201);
    const stored = (result.json as unknown as GuaranteeStatement).jaminan[0]?.berkas[0];
    expect(stored).toMatchObject({ nama: 'SIO.pdf', diunggahOleh: 'Kartika Dewi' });
    const company = await server.signIn({ role: 'BHBU', bhbuId });
    const path = `/Faskes/bukti/${stored?.id ?? ''}`;
    // A company reads the statement, not the licences.
    expect((await server.request('GET', path, { token: company.token })).status).toBe(403);
    const given = await server.request('GET', path, { token: staff.token });
    expect(given.headers.get('content-disposition')).toContain('attachment; filename="SIO.pdf"');
    expect(given.text).toContain('Izin');
    const other = await server.signIn({ role: 'FASKES', faskesId: await buildFaskes(server.db) });
    expect((await server.request('GET', path, { token: other.token })).status).toBe(404);
    expect((await server.request('DELETE', path, { token: company.token })).status).toBe(403);
    const twice = await Promise.all([1, 2].map(() => server.request('DELETE', path, { token })));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await server.request('GET', path, { token })).status).toBe(404);
  });

  it.each([
    ['an unsupported file type', new File(['<html>'], 'izin.html')],
    ['content that does not match the extension', new File(['%TXT'], 'izin.pdf')],
    ['nothing', new File([], 'izin.pdf')],
  ])('is rejected when it is %s', async (_, sent) => {
    const id = await buildFaskes(server.db);
    const result = await uploadEvidence(server, token, id, 'IZIN', sent);
    expect(result.status).toBe(422);
    expect(result.json['errors']).toHaveProperty('berkas');
    expect(await server.db.$count(attachment, eq(attachment.recordId, String(id)))).toBe(0);
  });

  it('is stored with the answer it proves, or neither is', async () => {
    const id = await buildFaskes(server.db);
    const send = async (file: File, version: number) => {
      const body = new FormData();
      body.append('berkas', file);
      body.append('jawaban', 'true');
      body.append('berlakuSampai', '2031-12-31');
      return await server.request('POST', `/Faskes/${id}/pernyataan/IZIN/bukti`, {
        token,
        body,
        headers: { 'if-match': `"${version}"` },
      });
    };
    const unanswered = { jawaban: null, berlakuSampai: null, version: 0, berkas: [] };
    expect((await send(new File(['%TXT'], 'izin.pdf'), 0)).status).toBe(422);
    expect((await readStatement(id)).jaminan[0]).toMatchObject(unanswered);
    const withoutAnswer = evidenceFormData();
    withoutAnswer.append('berlakuSampai', '2031-12-31');
    const refused = await server.request('POST', `/Faskes/${id}/pernyataan/IZIN/bukti`, {
      token,
      body: withoutAnswer,
    });
    expect(Object.keys(refused.json['errors'] as object)).toEqual(['jawaban']);
    expect((await send(buildEvidencePdf(), 4)).status).toBe(412);
    expect((await readStatement(id)).jaminan[0]).toMatchObject(unanswered);
    expect((await send(buildEvidencePdf(), 0)).status).toBe(201);
    expect((await readStatement(id)).jaminan[0]).toMatchObject({
      jawaban: true,
      berlakuSampai: '2031-12-31',
      version: 1,
      berkas: [{ nama: 'bukti.pdf' }],
    });
  });

  it('is limited in number, also for simultaneous uploads', async () => {
    const id = await buildFaskes(server.db);
    const sent = await Promise.all(
      Array.from({ length: maxEvidence + 2 }, () => uploadEvidence(server, token, id, 'LIMBAH')),
    );
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(maxEvidence);
    expect(sent.filter(({ status }) => status === 422)).toHaveLength(2);
  });

  it('excludes files of other records', async () => {
    const [foreign] = await server.db
      .insert(attachment)
      .values({
        id: crypto.randomUUID(),
        name: 'npwp.pdf',
        mediaType: 'application/pdf',
        size: 1,
        sha256: '',
        content: Buffer.from('x'),
        resource: 'bhbu',
        slot: 'fileNPWP',
        recordId: '1',
        createdAt: server.now().toISOString(),
      })
      .returning({ id: attachment.id });
    for (const method of ['GET', 'DELETE']) {
      const result = await server.request(method, `/Faskes/bukti/${foreign?.id ?? ''}`, { token });
      expect(result.status).toBe(404);
    }
  });
});

describe('expiry', () => {
  const choice = async (id: number) => {
    const result = await server.request('GET', `/Faskes/GetFaskes?id=${id}`, { token });
    return (result.json as unknown as FaskesChoice[])[0];
  };
  const listed = async (state: string) => {
    const { json } = await server.request('GET', `/Faskes?pernyataan=${state}&pageSize=500`, {
      token,
    });
    return (json['data'] as Faskes[]).map(({ id }) => id);
  };

  it('starts after the last day ends in Jakarta, and is shown in every choice', async () => {
    const bhbuId = await buildBhbu(server.db);
    const id = await buildFaskes(server.db, { serves: [bhbuId] });
    await giveAllGuarantees(server, token, id);
    const lastDay = '2030-01-02';
    await answerGuarantee(id, 'RANTAI_DINGIN', { jawaban: true, berlakuSampai: lastDay });
    expect(await readStatementState(id)).toBe('LENGKAP');
    expect(await choice(id)).toMatchObject({ masaBerlakuHabis: false });
    // 23:59 in Jakarta, then two minutes later; both are on 2 January in UTC.
    const toMidnight = Date.parse('2030-01-02T16:59:00Z') - server.now().getTime();
    server.advanceTime(toMidnight);
    await signIn();
    expect(await readStatementState(id)).toBe('LENGKAP');
    server.advanceTime(120_000);
    expect(await readStatementState(id)).toBe('HABIS');
    expect(await listed('HABIS')).toContain(id);
    expect(await listed('LENGKAP')).not.toContain(id);
    expect((await readStatement(id)).jaminan[2]).toMatchObject({
      butir: 'RANTAI_DINGIN',
      habis: true,
    });
    expect(await choice(id)).toMatchObject({ masaBerlakuHabis: true });
    const ofBhbu = await server.request('GET', `/Faskes/getFaskesByBHBU/${bhbuId}`, { token });
    expect(ofBhbu.json).toMatchObject([{ id, masaBerlakuHabis: true }]);
    await answerGuarantee(id, 'RANTAI_DINGIN', { jawaban: true, berlakuSampai: '2030-12-31' });
    expect(await readStatementState(id)).toBe('LENGKAP');
  });

  it('includes the permit of the facility', async () => {
    const id = await buildFaskes(server.db);
    const until = new Date(server.now().getTime() - dayMs).toISOString().slice(0, 10);
    await server.db.update(faskes).set({ izinSampai: until }).where(eq(faskes.id, id));
    expect(await readStatement(id)).toMatchObject({ pernyataan: 'HABIS', izinHabis: true });
    expect(await choice(id)).toMatchObject({ masaBerlakuHabis: true });
  });
});
