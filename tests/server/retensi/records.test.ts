import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { encryptField } from '#server/platform/crypto/field-encryption.ts';
import {
  appUser,
  calendarFeed,
  attachment,
  bulkEdit,
  bulkEditChange,
  contact,
  importFile,
  importRow,
  outbox,
  permintaanData,
  pertanyaan,
  preference,
} from '#server/platform/db/schema/index.ts';
import { enqueueMessage } from '#server/platform/outbox/outbox.ts';
import { useCertificateFixture, type CertificateFixture } from '../certificate/fixture.ts';
import { createRequestSteps } from '../permintaan-data/fixture.ts';
import { daysLater, runRetention } from './run.ts';

const getFixture = useCertificateFixture();
let fixture: CertificateFixture;
beforeAll(() => {
  fixture = getFixture();
});

const db = () => fixture.server.db;
const at = (days: number) => daysLater(fixture.server, days);
const now = () => fixture.server.now().toISOString();

/** Puts a hold on the data of a registration. */
const hold = (idPeserta: number) =>
  fixture.request('POST', '/Penahanan', {
    sasaran: 'ORANG',
    idPeserta,
    alasan: 'Sengketa di pengadilan',
  });

describe('values outside registrations', () => {
  it('of questions and calls are removed when their period is over, unless they are held', async () => {
    const free = await fixture.vaccinated({}, 0);
    const held = await fixture.vaccinated({}, 0);
    await hold(held);
    for (const id of [free, held]) {
      await db()
        .insert(pertanyaan)
        .values({
          idPeserta: id,
          idBHBU: fixture.bhbuId,
          isian: ['noHP'],
          fakta: ['tanggalLahir'],
          semula: encryptField(fixture.server.deps.keys, 'pertanyaan.values', '{"noHP":"+62812"}'),
          tokenHash: `t${id}`,
          tautanSampai: now(),
          status: 'DITOLAK',
          modifiedAt: now(),
        });
      await db()
        .insert(contact)
        .values({
          pesertaId: id,
          faskesId: fixture.faskesId,
          tujuan: 'ABSEN',
          dosisKe: 1,
          hasil: 'TERSAMBUNG' as never,
          catatan: Buffer.from('sakit'),
          createdAt: now(),
        });
    }
    const lengths = async () =>
      (await db().select().from(pertanyaan).orderBy(pertanyaan.idPeserta)).map(
        ({ semula }) => semula.length,
      );
    const before = await lengths();
    await runRetention(fixture.server, ['pertanyaan', 'kontak'], at(89));
    expect(await lengths()).toEqual(before);
    await runRetention(fixture.server, ['pertanyaan', 'kontak'], at(367));
    const after = await lengths();
    expect(after[0]).toBeLessThan(before[0] ?? 0);
    expect(after[1]).toBe(before[1]);
    const notes = await db().select().from(contact).orderBy(contact.pesertaId);
    expect(notes.map(({ catatan }) => catatan !== null)).toEqual([false, true]);
  });

  it('of mails, bulk changes and replaced files are removed, and those about held people stay', async () => {
    const free = await fixture.vaccinated({}, 0);
    const held = await fixture.vaccinated({}, 0);
    await hold(held);
    const admin = await fixture.server.signIn({ role: 'ADMIN' });
    for (const id of [free, held]) {
      await enqueueMessage(db(), fixture.server.now(), 'mail', {
        to: `orang${id}@contoh.example`,
        subject: 'Undangan',
        text: 'Silakan datang',
        about: { resource: 'peserta', recordId: id },
      });
      const [edit] = await db()
        .insert(bulkEdit)
        .values({
          userId: admin.id,
          perubahan: { nip: '1' } as never,
          status: 'SELESAI' as never,
          ids: [],
          jumlah: 1,
          createdAt: now(),
        })
        .returning({ id: bulkEdit.id });
      await db()
        .insert(bulkEditChange)
        .values({ bulkEditId: edit?.id ?? 0, pesertaId: id, sebelum: {} as never, versi: 1 });
      await db()
        .insert(attachment)
        .values({
          id: crypto.randomUUID(),
          resource: 'peserta',
          recordId: String(id),
          slot: 'bukti',
          name: 'bukti.pdf',
          mediaType: 'application/pdf',
          size: 1,
          sha256: '',
          content: Buffer.from('x'),
          createdAt: now(),
          replacedAt: now(),
        });
    }
    await db().update(outbox).set({ status: 'done', doneAt: now() });
    await runRetention(fixture.server, ['surel', 'ubahBanyak', 'berkasDiganti'], at(3_654));
    const mails = await db().select().from(outbox).orderBy(outbox.id);
    expect(mails.map(({ payload }) => (payload as { to: string }).to)).toEqual([
      '',
      `orang${held}@contoh.example`,
    ]);
    const changes = await db().select().from(bulkEditChange);
    expect(changes.map(({ pesertaId }) => pesertaId)).toEqual([held]);
    const files = await db().select().from(attachment);
    expect(files.map(({ recordId }) => recordId)).toEqual([String(held)]);
  });

  it('of who asked about their data are removed five years after the answer', async () => {
    const steps = createRequestSteps(fixture.server, () => fixture.tokens.admin);
    const id = await fixture.vaccinated({}, 0);
    const { id: idRequest, nomor } = await steps.answered('SALINAN', [id]);
    await runRetention(fixture.server, ['permintaanData'], at(5 * 365));
    const read = async () => {
      const [row] = await db()
        .select()
        .from(permintaanData)
        .where(eq(permintaanData.id, idRequest));
      return row;
    };
    expect((await read())?.nama).toBe('Sari Contoh');
    await runRetention(fixture.server, ['permintaanData'], at(5 * 366));
    expect(await read()).toMatchObject({ nomor, nama: 'Data dihapus', jawaban: null });
    const shown = await fixture.request('GET', `/PermintaanData/${idRequest}`);
    expect(shown.json).toMatchObject({ email: null, uraian: null, status: 'DIJAWAB' });
  });

  it('of a deleted account are removed, and its name stays', async () => {
    const { id } = await fixture.server.signIn({ role: 'AM', fullName: 'Dian Contoh' });
    await db()
      .update(appUser)
      .set({ email: 'dian@contoh.example', deletedAt: now() })
      .where(eq(appUser.id, id));
    await db().insert(preference).values({ userId: id, key: 'x', value: 1, modifiedAt: now() });
    const feed = { userId: id, tokenHash: 'hash', bahasa: 'id', createdAt: now() } as const;
    await db().insert(calendarFeed).values(feed);
    await runRetention(fixture.server, ['akunDihapus'], at(732));
    const [row] = await db().select().from(appUser).where(eq(appUser.id, id));
    expect(row).toMatchObject({
      fullName: 'Dian Contoh',
      email: null,
      noHP: null,
      passwordHash: '',
    });
    expect(await db().$count(preference, eq(preference.userId, id))).toBe(0);
    expect(await db().$count(calendarFeed)).toBe(0);
    // Also one that was left behind by an earlier version.
    await db().insert(calendarFeed).values(feed);
    await runRetention(fixture.server, ['akunDihapus'], at(732));
    expect(await db().$count(calendarFeed)).toBe(0);
  });

  it('of an upload whose reading was interrupted are removed after an hour', async () => {
    const admin = await fixture.server.signIn({ role: 'ADMIN' });
    const [file] = await db()
      .insert(importFile)
      .values({
        vaccinationType: 0,
        userId: admin.id,
        namaBerkas: 'a.csv',
        ukuran: 1,
        createdAt: now(),
      })
      .returning({ id: importFile.id });
    await db()
      .insert(importRow)
      .values({
        importId: file?.id ?? 0,
        rowNumber: 2,
        outcome: 'new',
        codes: [],
        issues: [],
        changes: [],
      });
    await runRetention(fixture.server, ['unggahanTerputus'], at(0.03));
    expect(await db().$count(importRow)).toBe(1);
    await runRetention(fixture.server, ['unggahanTerputus'], at(0.05));
    expect([await db().$count(importRow), await db().$count(importFile)]).toEqual([0, 0]);
  });
});

describe('the report', () => {
  it('says for each class what is stored, since when, and what becomes due', async () => {
    await runRetention(fixture.server, ['perangkat', 'pesertaTanpaDosis']);
    const { json } = await fixture.request('GET', '/Retensi');
    const classes = json['kelas'] as { kelas: string }[];
    expect(classes.find(one => one.kelas === 'rekamMedis')).toMatchObject({
      masa: { jam: 0, hari: 0, tahun: 25 },
      perluAhliHukum: true,
      tersimpan: null,
      jalan: [],
    });
    expect(classes.find(one => one.kelas === 'pesertaTanpaDosis')).toMatchObject({
      tindakan: 'ANONIM',
      dihitungSejak: 'PERUBAHAN_TERAKHIR',
      jatuhTempo: 0,
      jalan: [{ jumlah: 0, tertunda: 0 }],
    });
    expect(Number(json['penahananBerlaku'])).toBeGreaterThan(0);
    const { status } = await fixture.request('GET', '/Retensi', undefined, fixture.tokens.company);
    expect(status).toBe(403);
  });
});
