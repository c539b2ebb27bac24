import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  attachment,
  auditLog,
  bhbu,
  bhbuApplication,
  outbox,
} from '#server/platform/db/schema/index.ts';
import { createPdf } from '#server/app/demo/documents.ts';
import {
  applicationFields,
  applicationBody,
  registerCompany,
  toFormData,
  omitField,
} from '../../builders/application.ts';
import { newNpwp } from '../../builders/npwp.ts';
import { newNik } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let peerCount = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Sends an application from a new address, so that the throttle does not answer. */
async function sendApplication(fields: Readonly<Record<string, string | File>> = {}) {
  peerCount += 1;
  const body = toFormData(await applicationBody(server, fields));
  return await server.request('POST', '/Public/createBHBU', { body, peer: `10.1.0.${peerCount}` });
}
const errorsOf = (result: { json: Record<string, unknown> }) =>
  result.json['errors'] as Record<string, string[]>;

describe('an application', () => {
  it('is saved with its documents, mail and audit entry, and answered with a ticket', async () => {
    const result = await sendApplication({
      namaBHBU: 'PT Kayu Manis',
      email: 'pic@kayumanis.test',
    });
    expect(result.status).toBe(201);
    expect(result.json).toMatchObject({ email: 'pic@kayumanis.test' });
    const ticket = String(result.json['nomorTiket']);
    expect(ticket).toMatch(/^REG(-[A-Z2-9]{4}){3}$/);

    const [row] = await server.db.select().from(bhbu).where(eq(bhbu.namaBHBU, 'PT Kayu Manis'));
    expect(row).toMatchObject({
      status: 'MENUNGGU',
      isActive: false,
      noHP: expect.stringMatching(/^\+62813/) as string,
      telp: '+62225551234',
    });
    const id = String(row?.id);
    const stored = await server.db.select().from(attachment).where(eq(attachment.recordId, id));
    expect(stored.map(one => one.slot).sort()).toEqual([
      'fileLegalitas',
      'fileNPWP',
      'fileSIUP',
      'fileSKB',
    ]);
    const mails = await server.db.select().from(outbox);
    expect(JSON.stringify(mails)).toContain(ticket);
    const auditEntries = await server.db.select().from(auditLog).where(eq(auditLog.recordId, id));
    expect(auditEntries).toMatchObject([
      { action: 'bhbu.register', actorId: null, actorRole: 'PEMOHON' },
    ]);
  });

  it('stores no identity number of a person in plain text', async () => {
    const nik = newNik();
    const personal = newNik();
    const result = await sendApplication({
      namaBHBU: 'UD Pala',
      bentuk: 'UD',
      npwp: personal,
      nikPenanggungJawab: nik,
    });
    expect(result.status).toBe(201);
    const [row] = await server.db.select().from(bhbu).where(eq(bhbu.namaBHBU, 'UD Pala'));
    expect(row?.npwp).toBe(`${personal.slice(0, 4)}••••••••${personal.slice(-4)}`);
    const auditEntries = await server.db.select().from(auditLog);
    for (const stored of [row, auditEntries, server.readLogs()]) {
      expect(JSON.stringify(stored)).not.toContain(nik);
      expect(JSON.stringify(stored)).not.toContain(personal);
    }
  });

  it.each([
    ['a missing name', { namaBHBU: '' }, 'namaBHBU', 'Wajib diisi'],
    ['an NPWP of twelve digits', { npwp: '123456789012' }, 'npwp', 'NPWP berisi 15 atau 16 angka'],
    ['a NIB of letters', { nib: 'ABC' }, 'nib', 'NIB berisi 13 angka'],
    [
      'a phone number without area code',
      { telp: '5551234' },
      'telp',
      'Tulis nomor telepon dengan kode area, misalnya 021-5551234',
    ],
    [
      'a landline as mobile number',
      { noHP: '021-5551234' },
      'noHP',
      'Tulis nomor HP Indonesia, misalnya 0812-3456-7890',
    ],
    ['an unknown region', { kabKota: '99.99' }, 'kabKota', 'Pilih kabupaten atau kota dari daftar'],
    ['no employees', { jumlahKaryawan: '0' }, 'jumlahKaryawan', 'Paling sedikit 1'],
    ['a number in words', { estimasiPeserta: 'banyak' }, 'estimasiPeserta', 'Isi dengan angka'],
    [
      'a NIK in a name',
      { namaPIC: 'Bima 3273050101900001' },
      'namaPIC',
      'Jangan tulis nomor identitas di sini',
    ],
    [
      'declined terms',
      { setujuPDP: 'false' },
      'setujuPDP',
      'Setujui pemrosesan data pribadi lebih dahulu',
    ],
    [
      'a malformed email',
      { email: 'pic@' },
      'email',
      'Tulis alamat email yang benar, misalnya nama@perusahaan.co.id',
    ],
  ])('is rejected at its field: %s', async (_, wrong, field, message) => {
    const result = await sendApplication(wrong);
    expect(result.status).toBe(422);
    expect(errorsOf(result)).toEqual({ [field]: [message] });
  });

  it('requires one of two licences', async () => {
    const rest = omitField(await applicationBody(server), 'nib');
    const body = toFormData(rest);
    const result = await server.request('POST', '/Public/createBHBU', { body, peer: '10.1.1.1' });
    expect(errorsOf(result)).toEqual({ nib: ['Isi NIB, atau nomor SIUP bila belum memiliki NIB'] });
    body.set('noSIUP', '503/123/PK');
    const again = await server.request('POST', '/Public/createBHBU', { body, peer: '10.1.1.1' });
    expect(again.status).toBe(201);
  });

  it.each(['isActive', 'status', 'roleName', 'idBHBU', 'invoiceAccount', 'npwpKey', 'nomorTiket'])(
    'rejects %s, which only the server sets',
    async key => {
      const result = await sendApplication({ [key]: '1' });
      expect(result.status).toBe(422);
      expect(errorsOf(result)).toEqual({ [key]: ['Isian ini tidak dikenal'] });
    },
  );
});

describe('the documents of an application', () => {
  const exe = new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff]);
  const html = '<html><script>alert(1)</script></html>';
  const unfit =
    'Isi berkas ini bukan PDF, JPG atau PNG yang utuh. Buka, simpan ulang, lalu kirim lagi.';

  it.each([
    ['a program with another extension', new File([exe], 'npwp.pdf'), unfit],
    ['a web page with another extension', new File([html], 'npwp.pdf'), unfit],
    ['a PDF that is cut off', new File([createPdf(['x']).slice(0, 200)], 'npwp.png'), unfit],
    ['an empty file', new File([], 'npwp.pdf'), 'Berkas ini kosong'],
    [
      'a program',
      new File([exe], 'npwp.exe'),
      'Pilih berkas .pdf, .jpg, .jpeg, atau .png, paling besar 5 MB',
    ],
    [
      'more than 5 MB',
      new File([createPdf(['x']), new Uint8Array(5_000_001)], 'npwp.pdf'),
      'Berkas paling besar 5 MB',
    ],
  ])('are rejected at their field: %s', async (_, fileNPWP, message) => {
    const before = await server.db.$count(attachment);
    const result = await sendApplication({ fileNPWP });
    expect(result.status).toBe(422);
    expect(errorsOf(result)).toEqual({ fileNPWP: [message] });
    expect(await server.db.$count(attachment)).toBe(before);
  });

  it('are required', async () => {
    const rest = omitField(await applicationBody(server), 'fileSIUP');
    const result = await server.request('POST', '/Public/createBHBU', {
      body: toFormData(rest),
      peer: '10.1.1.2',
    });
    expect(errorsOf(result)).toEqual({ fileSIUP: ['Pilih berkas'] });
  });

  it('are rejected together beyond the size limit of the form', async () => {
    const huge = new File([new Uint8Array(21_000_000)], 'npwp.pdf');
    expect((await sendApplication({ fileNPWP: huge })).status).toBe(413);
  });
});

describe('one company', () => {
  it('applies once, also with simultaneous requests', async () => {
    const npwp = newNpwp();
    const result = await Promise.all([
      sendApplication({ npwp }),
      sendApplication({ npwp }),
      sendApplication({ npwp: `0${npwp}` }),
    ]);
    expect(result.map(one => one.status).sort()).toEqual([201, 422, 422]);
    const refused = result.find(one => one.status === 422);
    expect(errorsOf(refused ?? { json: {} })['npwp']?.[0]).toMatch(
      /sudah terdaftar atau .* diperiksa/,
    );
    expect(refused?.text).not.toContain('PT Rimba');
  });

  it('may apply again after a rejection', async () => {
    const npwp = newNpwp();
    const first = await registerCompany(server, { npwp });
    await server.db.update(bhbu).set({ status: 'DITOLAK' }).where(eq(bhbu.id, first.id));
    expect((await sendApplication({ npwp })).status).toBe(201);
  });
});

describe('the applicant', () => {
  it('solves a captcha, which works once', async () => {
    const fields = await applicationBody(server);
    const result = await server.request('POST', '/Public/createBHBU', {
      body: toFormData(fields),
      peer: '10.1.2.1',
    });
    expect(result.status).toBe(201);
    const again = { ...fields, ...applicationFields() };
    const spent = await server.request('POST', '/Public/createBHBU', {
      body: toFormData(again),
      peer: '10.1.2.1',
    });
    expect(spent.json).toMatchObject({ code: 'CAPTCHA_DIPERLUKAN' });
    const bare = omitField(again, 'captchaToken');
    const none = await server.request('POST', '/Public/createBHBU', {
      body: toFormData(bare),
      peer: '10.1.2.1',
    });
    expect(errorsOf(none)).toEqual({ captchaToken: ['Wajib diisi'] });
  });

  it('is throttled after too many requests from one network', async () => {
    const before = await server.db.$count(bhbuApplication);
    const body = async () => toFormData(await applicationBody(server, { kabKota: '99.99' }));
    const peer = '10.1.3.1';
    for (let i = 0; i < 20; i++) {
      const result = await server.request('POST', '/Public/createBHBU', {
        body: await body(),
        peer,
      });
      expect(result.status).toBe(422);
    }
    const result = await server.request('POST', '/Public/createBHBU', { body: await body(), peer });
    expect(result.status).toBe(429);
    expect(result.headers.get('retry-after')).toBeTruthy();
    expect(await server.db.$count(bhbuApplication)).toBe(before);
  });
});
