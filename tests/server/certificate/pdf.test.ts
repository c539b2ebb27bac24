import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, filedDocument } from '#server/platform/db/schema/index.ts';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
import { longName } from '../../builders/printed.ts';
import { requestTo } from '../harness/server.ts';
import { decodeQr, readPdf } from '../pdf/read-pdf.ts';
import { useCertificateFixture, type CertificateFixture } from './fixture.ts';

const getFixture = useCertificateFixture();
let fixture: CertificateFixture;
beforeAll(() => {
  fixture = getFixture();
});

async function download(path: string, token = fixture.tokens.admin) {
  const response = await fixture.server.app.fetch(
    new Request(`http://portal.test/api${path}`, { headers: { authorization: `Bearer ${token}` } }),
    '127.0.0.1',
  );
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return await readPdf(new Uint8Array(await response.arrayBuffer()), { hasRectangles: true });
}

const ticketFor = (kueri: object, token?: string) =>
  fixture.request('POST', '/Sertifikat/tiketPdf', { kueri }, token);
const verify = async (url: string | null) => {
  const token = url?.split('/').at(-1) ?? '';
  return (await requestTo(fixture.server.app)('GET', `/public/verifikasi/${token}`)).json;
};

describe('the PDF of a proof', () => {
  it('is one page with all that the proof says and a QR code', async () => {
    const proof = await fixture.issued(await fixture.vaccinated({}, 2));
    const pages = await download(`/Sertifikat/pdf/${proof.id}`, fixture.tokens.company);
    expect(pages).toHaveLength(1);
    const text = pages[0]?.text ?? '';
    for (const part of [proof.nomor, proof.nama, proof.identitas, 'B-1', 'B-2', 'Ns. Rini']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('tidak menggantikan sertifikat vaksinasi nasional');
    const url = pages[0] ? decodeQr(pages[0]) : null;
    expect(await verify(url)).toEqual({
      jenis: 'BUKTI_VAKSINASI',
      nomor: proof.nomor,
      tanggal: '2030-01-02',
      keadaan: 'BERLAKU',
      versi: 1,
      isi: {
        orang: expect.stringMatching(/^([A-Z]\. ?)+, \d{4}$/) as unknown,
        faskes: proof.namaFaskes,
        dosis: '2',
      },
    });
  });

  it('is verified as replaced or cancelled', async () => {
    const idPeserta = await fixture.vaccinated();
    const qrOf = async (id: number, query = '') => {
      const [page] = await download(`/Sertifikat/pdf/${id}${query}`);
      return page ? decodeQr(page) : null;
    };
    const first = await fixture.issued(idPeserta);
    const firstQr = await qrOf(first.id);
    const second = await fixture.issued(idPeserta, 'Nama salah cetak');
    expect(await verify(firstQr)).toMatchObject({ keadaan: 'DIGANTI' });
    const secondQr = await qrOf(second.id);
    await fixture.request('PUT', `/Sertifikat/cabut/${second.id}`, { alasan: 'Salah orang' });
    expect(await verify(secondQr)).toMatchObject({ keadaan: 'DIBATALKAN' });
    // A proof prints as it was issued.
    expect(await qrOf(first.id, '?salinan=asli')).toBe(firstQr);
  });

  it('stays on one page with the longest names', async () => {
    const { db } = fixture.server;
    const bhbuId = await buildBhbu(db);
    const proof = await fixture.issued(await fixture.vaccinated({ bhbuId, nama: longName }, 2));
    expect(await download(`/Sertifikat/pdf/${proof.id}`)).toHaveLength(1);
  });
});

describe('the PDF of many proofs', () => {
  it('has the valid ones of a company by name, each with its number and its own QR code', async () => {
    const { db } = fixture.server;
    const bhbuId = await buildBhbu(db);
    const company = await fixture.server.signIn({ role: 'BHBU', bhbuId });
    const names = ['Citra Contoh', 'Ayu Contoh', 'Budi Contoh'];
    const numbers = new Map<string, string>();
    for (const nama of names) {
      const { nomor } = await fixture.issued(await fixture.vaccinated({ bhbuId, nama }));
      numbers.set(nama, nomor);
    }
    const revoked = await fixture.issued(await fixture.vaccinated({ bhbuId, nama: 'Dewi Contoh' }));
    await fixture.request('PUT', `/Sertifikat/cabut/${revoked.id}`, { alasan: 'Salah orang' });
    const { status, json } = await ticketFor({}, company.token);
    expect([status, json]).toMatchObject([200, { jumlah: 3, bagian: 1 }]);
    // All of them were issued on that day, and none on another.
    const ofDay = (terbit: string) => ticketFor({ terbit }, company.token);
    expect((await ofDay('2030-01-02')).json).toMatchObject({ jumlah: 3 });
    expect((await ofDay('2030-01-01')).status).toBe(409);
    const pages = await download(`/Sertifikat/pdf?tiket=${String(json['tiket'])}`, '');
    const sorted = [...names].sort();
    expect(pages).toHaveLength(3);
    for (const [at, page] of pages.entries()) {
      const nomor = numbers.get(sorted[at] ?? '');
      expect(page.text).toContain(sorted[at]);
      expect(page.text).toContain(nomor);
      expect(page.text).toContain('Halaman 1 dari 1');
      expect(await verify(decodeQr(page))).toMatchObject({ nomor, keadaan: 'BERLAKU' });
    }
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'certificate.exportPdf'));
    expect(entries).toMatchObject([{ after: { jumlah: 3, bagian: 1 } }]);
    // A second PDF files nothing again.
    const filed = await db.$count(filedDocument);
    await download(`/Sertifikat/pdf?idBHBU=${bhbuId}`);
    expect(await db.$count(filedDocument)).toBe(filed);
  });

  it('is limited to the scope of the caller and refused when there is none', async () => {
    const elsewhere = await buildFaskes(fixture.server.db, { serves: [fixture.bhbuId] });
    await fixture.issued(await fixture.vaccinated());
    const nurse = await fixture.server.signIn({ role: 'FASKES', faskesId: elsewhere });
    for (const kueri of [{}, { idFaskes: fixture.faskesId }, { idBHBU: fixture.bhbuId }]) {
      expect((await ticketFor(kueri, nurse.token)).status).toBe(409);
    }
    const path = `/Sertifikat/pdf?idFaskes=${fixture.faskesId}`;
    expect((await fixture.request('GET', path, undefined, nurse.token)).status).toBe(409);
    expect((await fixture.request('GET', '/Sertifikat/pdf?bagian=99')).status).toBe(409);
  });
});
