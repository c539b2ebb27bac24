import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Task } from '#contract/domains/dashboard/index.ts';
import {
  bhbu,
  faskes,
  importFile,
  outbox,
  stockEntry,
  temperatureReading,
} from '#server/platform/db/schema/index.ts';
import { registerCompany } from '../../builders/application.ts';
import { buildDose } from '../../builders/vaksinasi.ts';
import { buildJadwal } from '../../builders/jadwal.ts';
import { buildKipi } from '../../builders/kipi.ts';
import { buildBhbu, buildFaskes, buildPeserta } from '../../builders/peserta.ts';
import { buildStock } from '../../builders/stock.ts';
import type { UserOverrides } from '../../builders/user.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let bhbuId: number;
let faskesId: number;

beforeAll(async () => {
  server = await startTestServer();
  bhbuId = await buildBhbu(server.db);
  faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
  const otherBhbu = await buildBhbu(server.db);
  const otherFaskes = await buildFaskes(server.db);
  // One facility has a schedule; the permit of the other ends in a month.
  await buildJadwal(server.db, otherFaskes, [1]);
  await server.db.update(faskes).set({ izinSampai: '2030-02-01' }).where(eq(faskes.id, faskesId));
  await server.db.update(bhbu).set({ skbBerlakuSampai: '2030-01-01' }).where(eq(bhbu.id, bhbuId));
  await server.db
    .update(bhbu)
    .set({ skbBerlakuSampai: '2030-01-02' })
    .where(eq(bhbu.id, otherBhbu));
  const { id: userId } = await server.signIn({ role: 'AM' });
  const findings = [{ code: 'E09' as const, field: 'noHP' }];
  for (const [company, place] of [
    [bhbuId, faskesId],
    [bhbuId, otherFaskes],
    [otherBhbu, otherFaskes],
  ] as const) {
    await buildPeserta(server.deps, { userId, bhbuId: company, idFaskes: place, issues: findings });
  }
  // Two people of one name and birth date at the company, and one of them at the other one.
  for (const company of [bhbuId, bhbuId, otherBhbu]) {
    await buildPeserta(server.deps, {
      userId,
      bhbuId: company,
      nama: 'Orang Yang Sama',
      tanggalLahir: '1990-05-05',
    });
  }
  for (const status of ['DIPERIKSA', 'DISIMPAN'] as const) {
    for (const company of [bhbuId, otherBhbu]) {
      await server.db.insert(importFile).values({
        vaccinationType: 0,
        bhbuId: company,
        userId,
        namaBerkas: 'daftar.xlsx',
        ukuran: 1,
        isRead: true,
        status,
      });
    }
  }
  await server.db.insert(outbox).values([
    { kind: 'mail', payload: {}, status: 'dead' },
    { kind: 'mail', payload: {}, status: 'done' },
  ]);
  await registerCompany(server);
  // One of three second doses is overdue, and each first dose has a serious event to report.
  for (const place of [faskesId, otherFaskes, otherFaskes]) {
    const { id: pesertaId } = await buildPeserta(server.deps, { userId, idFaskes: place });
    const givenOn = place === faskesId ? '2029-11-01' : '2029-12-20';
    const doseId = await buildDose(server.db, { pesertaId, faskesId: place, tanggal: givenOn });
    await buildKipi(server.db, { doseId, jenis: 'RAWAT_INAP', serius: true });
    await buildKipi(server.db, { doseId });
    await buildKipi(server.db, {
      doseId,
      jenis: 'CACAT',
      serius: true,
      reportedAt: '2029-12-21T05:00:00.000Z',
      reportedTo: 'DINKES',
      reportedBy: 'Ns. Contoh',
    });
  }
  const company = { bhbuId, faskesId, doses: 5 };
  const { id: leftover } = await buildStock(server.db, company);
  const { id: overused } = await buildStock(server.db, company);
  const on = { tanggal: '2029-12-20', waktu: '2029-12-20T02:00:00.000Z' };
  await server.db.insert(stockEntry).values([
    { idStok: leftover, jenis: 'KARANTINA', jumlah: 1, ...on },
    { idStok: overused, jenis: 'SUNTIK', jumlah: 6, ...on },
  ]);
  const readings = ['2029-12-01T02:00:00.000Z', '2030-01-01T02:00:00.000Z'];
  await server.db.insert(temperatureReading).values(
    readings.map(waktu => ({
      idFaskes: faskesId,
      waktu,
      suhu: 9,
      sumber: 'MANUAL' as const,
      dicatat: waktu,
      // The older one is handled already.
      penanganan: waktu < '2030' ? ('TANPA_KARANTINA' as const) : null,
    })),
  );
});
afterAll(() => server.stop());

async function readTasks(account: UserOverrides) {
  const { token } = await server.signIn(account);
  const { status, json } = await server.request('GET', '/Dashboard/pekerjaan', { token });
  expect(status).toBe(200);
  const data = json['data'] as { jenis: Task; jumlah: number }[];
  return Object.fromEntries(data.map(({ jenis, jumlah }) => [jenis, jumlah]));
}

/** Each stock has a work order, which is a draft. */
const drafts = { kirimanDiterbitkan: 2 };

/** What the stock of the facility asks for. */
const stockTasks = { suhuDiLuarBatas: 1, stokTidakSeimbang: 1, sisaDilaporkan: 1 };

describe('the pending tasks', () => {
  it('are limited to what a role may do in its scope', async () => {
    expect(await readTasks({ role: 'ADMIN' })).toEqual({
      pesertaTidakValid: 3,
      pesertaGanda: 1,
      kipiBelumDilaporkan: 3,
      buktiBelumTerbit: 3,
      unggahanTerbuka: 2,
      pendaftaran: 1,
      perusahaanTanpaManajer: 2,
      perusahaanTanpaFaskes: 1,
      faskesBerakhir: 1,
      faskesTanpaJadwal: 1,
      skbBerakhir: 1,
      ...stockTasks,
      ...drafts,
      karantinaDiputuskan: 1,
      emailGagal: 1,
    });
    expect(await readTasks({ role: 'VERIFICATOR' })).toEqual({ pendaftaran: 1 });
    expect(await readTasks({ role: 'EM' })).toEqual({
      ...stockTasks,
      ...drafts,
      karantinaDiputuskan: 1,
    });
    expect(await readTasks({ role: 'BHBU', bhbuId })).toEqual({
      pesertaTidakValid: 2,
      pesertaGanda: 1,
      unggahanTerbuka: 1,
      skbBerakhir: 1,
    });
    expect(await readTasks({ role: 'FASKES', faskesId })).toEqual({
      pesertaTidakValid: 1,
      kipiBelumDilaporkan: 1,
      dosisDuaTerlambat: 1,
      buktiBelumTerbit: 1,
      faskesBerakhir: 1,
      faskesTanpaJadwal: 1,
      ...stockTasks,
    });
  });

  it('name the day since when the oldest record waits, where it is known', async () => {
    const { token } = await server.signIn({ role: 'FASKES', faskesId });
    const { json } = await server.request('GET', '/Dashboard/pekerjaan', { token });
    const data = json['data'] as { jenis: Task; tertua: string | null }[];
    const oldest = Object.fromEntries(data.map(({ jenis, tertua }) => [jenis, tertua]));
    expect(oldest).toMatchObject({
      pesertaTidakValid: null,
      // The last day of the interval after the first dose of 1 November.
      dosisDuaTerlambat: '2029-11-29',
      buktiBelumTerbit: '2029-11-01',
      suhuDiLuarBatas: '2030-01-01',
    });
  });

  it('have the totals of the lists they link to', async () => {
    const { token } = await server.signIn({ role: 'ADMIN' });
    // Only a facility calls people and receives shipments, only a company acts for itself, who may put
    // payments off has them as orders and invoices, open
    // decisions are listed without pages, and a decree is recorded where there is none.
    const lists: Record<
      Exclude<
        Task,
        | 'dosisDuaTerlambat'
        | 'belumHadir'
        | 'penerimaDihubungi'
        | 'pesertaKurang'
        | 'pesananDisetujui'
        | 'penyesuaianDisetujui'
        | 'buktiDiganti'
        | 'invoiceDibayar'
        | 'pembayaranPertama'
        | 'invoiceTerlambatDibayar'
        | 'pksDitandatangani'
        | 'pksMenungguBayar'
        | 'pksMenungguPelunasan'
        | 'suhuKirimanMenunggu'
        | 'dosisDiselesaikan'
        | 'dasarHukumDicatat'
        | 'keputusanRapat'
        | 'kirimanDikonfirmasi'
        | 'kirimanHariIni'
        | 'kirimanDihitung'
        | 'selisihDitandatangani'
        | 'voucherSegeraKedaluwarsa'
      >,
      string
    > = {
      pesertaTidakValid: '/Peserta?VaccinationType=0&statusData=INVALID',
      jawabanPeserta: '/Pertanyaan?status=DIJAWAB',
      pesertaGanda: '/Peserta/ganda?status=TERBUKA',
      tindakanLuringDiputuskan: '/Luring/tindakan?status=KONFLIK',
      kipiBelumDilaporkan: '/Vaksinasi/kipi?serius=true&dilaporkan=false',
      buktiBelumTerbit: '/Sertifikat/belum',
      unggahanTerbuka: '/Peserta/impor?status=DIPERIKSA',
      pendaftaran: '/Bhbu/pendaftaran?status=MENUNGGU',
      faskesBerakhir: '/Faskes?isActive=true&segeraBerakhir=true',
      faskesTanpaJadwal: '/Faskes?isActive=true&tanpaJadwal=true',
      perusahaanTanpaManajer: '/bhbu?isActive=true&tanpaAccountManager=true',
      perusahaanTanpaFaskes: '/bhbu?isActive=true&tanpaFaskes=true',
      skbBerakhir: '/bhbu?isActive=true&skbBerakhir=true',
      skbDiperiksa: '/bhbu?isActive=true&skbMenunggu=true',
      usulanPerubahanDiputuskan: '/UsulanPerubahan?menunggu=true',
      penahananBerakhir: '/Penahanan?menunggu=true',
      pesananDiputuskan: '/Order?status=DIAJUKAN',
      pksDiterbitkan: '/Order?status=DITERIMA',
      pksBelumDikirim: '/PKS?statuspks=TERBIT',
      pksMasaPulih: '/PKS?jenisTenggat=cure',
      pksAkanDiakhiri: '/PKS?jenisTenggat=terminate',
      pksAkanBerakhir: '/PKS?jenisTenggat=expire',
      pksDitandatanganiPenjual: '/PKS?statuspks=MENUNGGU_TTD_PENJUAL',
      pksDiverifikasi: '/PKS?statuspks=MENUNGGU_VERIFIKASI',
      suratBelumDibaca: '/Surat?perluTindakan=true',
      insidenDiberitahukan: '/Insiden?status=DRAF',
      permintaanDataDijawab: '/PermintaanData?terbuka=true',
      pembayaranDitunggu: '/Order?status=MENUNGGU_BAYAR',
      pembayaranDibalik: '/Order?dibalik=true',
      pembayaranDiverifikasi: '/Payment?status=BUKTI_DIUNGGAH',
      pembalikanDisetujui: '/Payment?status=DIUSULKAN_BALIK',
      notaDisetujui: '/Nota?menunggu=true',
      invoiceDiterbitkan: '/Invoice?menunggu=PENERBITAN',
      invoiceLewatTempo: '/Invoice?status=LEWAT_TEMPO',
      kelebihanDiselesaikan: '/Payment?adaLebih=true',
      rekeningDicocokkan: '/RekeningKoran?status=BARU',
      fakturDibuat: '/Faktur?tahap=SIAP',
      fakturDinomori: '/Faktur?tahap=DIEKSPOR',
      fakturBerselisih: '/Faktur?tahap=SELISIH',
      penjualDisetujui: '/Seller?status=DIAJUKAN',
      pesananDikirim: '/Order?status=LUNAS',
      kirimanDiterbitkan: '/WorkOrder?menunggu=PENERBITAN',
      kirimanDikemas: '/WorkOrder?menunggu=PENGEMASAN',
      kirimanDiberangkatkan: '/WorkOrder?menunggu=KEBERANGKATAN',
      kirimanTerlambat: '/WorkOrder?menunggu=TERLAMBAT',
      tindakLanjutDibuat: '/WorkOrder?menunggu=TINDAK_LANJUT',
      suhuKirimanDitanggapi: '/WorkOrder?suhuMenunggu=true',
      suhuDiLuarBatas: '/Suhu?belumDitangani=true',
      stokTidakSeimbang: '/Stok?bermasalah=true',
      karantinaDiputuskan: '/Stok?dikarantina=true',
      sisaDilaporkan: '/Stok?perluLaporan=true',
      kontrakVoucherDiaktifkan: '/VoucherContract?status=DRAFT',
      transaksiVoucherDiaktifkan: '/VoucherTransaction?belumAktif=true',
      tiketGagal: '/VoucherTransaction?tiketGagal=true',
      voucherDibekukan: '/Voucher?status=DIBEKUKAN',
      emailGagal: '/kotakKeluar?status=dead',
      webhookGagal: '/Webhook?status=GAGAL',
    };
    const counted = await readTasks({ role: 'ADMIN' });
    for (const [task, path] of Object.entries(lists)) {
      const { status, json } = await server.request('GET', path, { token });
      expect([task, status, json['totalRecords']]).toEqual([task, 200, counted[task] ?? 0]);
    }
    const facility = await server.signIn({ role: 'FASKES', faskesId });
    const queue = await server.request('GET', '/Vaksinasi/daftar?status=TERLAMBAT', facility);
    expect(queue.json['totalRecords']).toBe(1);
    const unmatched = await server.request(
      'GET',
      '/Faskes?segeraBerakhir=false&tanpaJadwal=false',
      {
        token,
      },
    );
    expect(unmatched.json['totalRecords']).toBe(1);
  });

  it('include a permit from a month before it ends until it is renewed', async () => {
    const ends = (day: string) =>
      server.db.update(faskes).set({ izinSampai: day }).where(eq(faskes.id, faskesId));
    const readCount = async () => (await readTasks({ role: 'FASKES', faskesId }))['faskesBerakhir'];
    // Today is 2 January 2030.
    await ends('2030-02-02');
    expect(await readCount()).toBeUndefined();
    await ends('2029-12-31');
    expect(await readCount()).toBe(1);
  });
});
