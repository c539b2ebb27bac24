import { eq } from 'drizzle-orm';
import { toLocal } from '#contract/core/values/zone.ts';
import {
  contact,
  importFile,
  importRule,
  notification,
  peserta,
  session,
} from '#server/platform/db/schema/index.ts';
import { applicationDocuments, toFormData } from '../../builders/application.ts';
import { buildBatch, buildProduct } from '../../builders/batch.ts';
import { bhbuBody } from '../../builders/bhbu.ts';
import { noteFormData } from '../../builders/note.ts';
import { jakartaDay, doseBody } from '../../builders/vaksinasi.ts';
import { boosterBody, buildBooster, buildPeserta, personBody } from '../../builders/peserta.ts';
import { boosterLine, buildSheetFile, sheetLine } from '../../builders/sheet-file.ts';
import { accountCallerFactories } from './colleague-callers.ts';
import { webhookCallerFactories } from './webhook-callers.ts';
import {
  bareCompanies,
  companies,
  companyDocuments,
  noteFiles,
  notes,
  singleFileForm,
} from './company-callers.ts';
import { certificateCallerFactories } from './certificate-callers.ts';
import { deliveryCallerFactories } from './delivery-callers.ts';
import { factorCallerFactories } from './factor-callers.ts';
import { signInMember, type ScopedCallerFactory } from './members.ts';
import { facilityCallerFactories } from './facility-callers.ts';
import { letterCallerFactories } from './letter-callers.ts';
import { questionCallerFactories } from './question-callers.ts';
import { moneyCallerFactories } from './money-callers.ts';
import { offlineCallerFactories } from './offline-callers.ts';
import { orderCallerFactories } from './order-callers.ts';
import { peopleCallerFactories } from './people-callers.ts';
import { stockCallerFactories } from './stock-callers.ts';
import { voucherCallerFactories } from './voucher-callers.ts';
import type { TestServer } from '../harness/server.ts';

/** Creates the caller's participant and one of another company, facility and uploader. */
const participants =
  (
    body?: () => unknown,
    { deleted = false, secret }: { deleted?: boolean; secret?: 'nik' | 'company' } = {},
  ): ScopedCallerFactory =>
  async (server, role) => {
    const me = await signInMember(server, role);
    const other = await signInMember(server, role);
    const make = (owner: typeof me) =>
      buildPeserta(server.deps, {
        userId: owner.id,
        bhbuId: owner.bhbuId,
        idFaskes: owner.faskesId,
      });
    const own = await make(me);
    const foreign = await make(other);
    if (deleted) {
      for (const { id } of [own, foreign]) {
        await server.db
          .update(peserta)
          .set({ deletedAt: server.now().toISOString() })
          .where(eq(peserta.id, id));
      }
    }
    return {
      token: me.token,
      ownId: own.id,
      foreignId: foreign.id,
      foreignText: secret === 'nik' ? foreign.nik : `PT Contoh ${other.bhbuId}`,
      body: body?.(),
    };
  };

/** Like `participants`, for boosters that are due. */
const boosters =
  (body?: () => unknown): ScopedCallerFactory =>
  async (server, role) => {
    const me = await signInMember(server, role);
    const other = await signInMember(server, role);
    const make = (owner: typeof me) =>
      buildBooster(server.deps, {
        userId: owner.id,
        bhbuId: owner.bhbuId,
        idFaskes: owner.faskesId,
      });
    const [own, foreign] = [await make(me), await make(other)];
    return {
      token: me.token,
      ownId: own.id,
      foreignId: foreign.id,
      foreignText: `PT Contoh ${other.bhbuId}`,
      body: body?.(),
    };
  };

/**
 * Creates a dose at the caller's facility and one at another, each with an adverse event when
 * `event` is set.
 */
const doses =
  (
    body?: (server: TestServer) => unknown,
    { event = false, reported = false, silent = true } = {},
  ): ScopedCallerFactory =>
  async (server, role) => {
    const admin = await server.signIn({ role: 'ADMIN' });
    const post = async (path: string, sent: object): Promise<number> =>
      (await server.request('POST', path, { token: admin.token, body: sent })).json['id'] as number;
    const make = async ({ id, bhbuId, faskesId }: Awaited<ReturnType<typeof signInMember>>) => {
      const one = await buildPeserta(server.deps, { userId: id, bhbuId, idFaskes: faskesId });
      const visit = await post('/Vaksinasi', doseBody(one.id, faskesId));
      if (!event) return visit;
      const kipiId = await post(`/Vaksinasi/${visit}/kipi`, kipiBody(server));
      if (reported) {
        const path = `/Vaksinasi/kipi/lapor/${kipiId}`;
        await server.request('PUT', path, { token: admin.token, body: reportBody(server) });
      }
      return kipiId;
    };
    const me = await signInMember(server, role);
    const other = await signInMember(server, role);
    return {
      token: me.token,
      ownId: await make(me),
      foreignId: await make(other),
      foreignText: silent ? null : `Klinik Contoh ${other.faskesId}`,
      body: body?.(server),
    };
  };

/** Inserts a call to a participant with a dose of a recalled batch. @returns the id of the call */
async function callRecipient(
  server: TestServer,
  { id: userId, bhbuId, faskesId }: Awaited<ReturnType<typeof signInMember>>,
): Promise<number> {
  const { id: pesertaId } = await buildPeserta(server.deps, {
    userId,
    bhbuId,
    idFaskes: faskesId,
  });
  const batchId = await buildBatch(server.db, { idProduk: await buildProduct(server.db) });
  const [called] = await server.db
    .insert(contact)
    .values({ pesertaId, faskesId, tujuan: 'TARIKAN', batchId, hasil: 'DIBERI_TAHU' })
    .returning({ id: contact.id });
  return called?.id ?? 0;
}

/** An adverse event at the time of the dose. */
const kipiBody = (server: TestServer) => {
  const { day, time } = toLocal(server.now(), 'WIB');
  return {
    jenis: 'TIDAK_SERIUS',
    manifestasi: [{ gejala: 'GATAL', tanggal: day, jam: time }],
    kesudahan: 'PULIH',
  };
};

/** A correction of the injection site of the dose. */
const correctionBody = (server: TestServer) => {
  const {
    idPeserta: _idPeserta,
    idFaskes: _idFaskes,
    dosisKe: _dosisKe,
    hasil: _hasil,
    ...fields
  } = doseBody(0, 0);
  return {
    ...fields,
    lokasi: 'LENGAN_KANAN',
    tanggal: jakartaDay(server.now()),
    jam: '09:00',
    alasanPerbaikan: 'Salah pilih lengan',
  };
};

/** A report at the time of the adverse event. */
const reportBody = (server: TestServer) => {
  const { day: tanggal, time: jam } = toLocal(server.now(), 'WIB');
  return { tujuan: 'DINKES', tanggal, jam, pelapor: 'Ns. Contoh' };
};

/**
 * Uploads a file for the caller's company and one for another; they are saved when `saved` is set.
 */
const imports =
  (
    body?: unknown,
    {
      saved = false,
      silent = false,
      refusal,
    }: { saved?: boolean; silent?: boolean; refusal?: 409 } = {},
  ): ScopedCallerFactory =>
  async (server, role) => {
    const make = async (owner: Awaited<ReturnType<typeof signInMember>>) => {
      const form = new FormData();
      const name = `daftar-${owner.bhbuId}.xlsx`;
      // A facility can import only boosters.
      const isFaskes = role === 'FASKES';
      const line = isFaskes ? boosterLine : sheetLine;
      const lines = [line({ kabKota: name }), line({ nik: '1' })];
      const kind = isFaskes ? 'booster' : 'peserta';
      form.append('berkas', await buildSheetFile(lines, { name, kind }));
      const path = isFaskes ? '/Peserta/ImportBooster/0' : '/Peserta/Import/0';
      const { json } = await server.request('POST', `${path}?preview=${String(!saved)}`, {
        token: owner.token,
        body: form,
      });
      return json['id'] as number;
    };
    const me = await signInMember(server, role);
    const other = await signInMember(server, role);
    return {
      token: me.token,
      ownId: await make(me),
      foreignId: await make(other),
      foreignText: silent ? null : `daftar-${other.bhbuId}.xlsx`,
      body,
      refusal,
    };
  };

/** Stores a correction rule of the company or facility of an import. */
async function rememberRule({ db }: TestServer, importId: number): Promise<number> {
  const [file] = await db.select().from(importFile).where(eq(importFile.id, importId));
  const [rule] = await db
    .insert(importRule)
    .values({
      bhbuId: file?.bhbuId ?? null,
      faskesId: file?.bhbuId == null ? (file?.faskesId ?? null) : null,
      ruleKey: 'gelar',
      aturan: { jenis: 'gelar' },
    })
    .returning();
  return rule?.id ?? 0;
}

/** An upload of boosters to a facility in the caller's scope and to another. */
const boosterUploads: ScopedCallerFactory = async (server, role) => {
  const body = new FormData();
  body.append('berkas', await buildSheetFile([boosterLine()], { kind: 'booster' }));
  const me = await signInMember(server, role);
  const other = await signInMember(server, role);
  return {
    token: me.token,
    ownId: me.faskesId,
    foreignId: other.faskesId,
    foreignText: null,
    body,
  };
};

/** Creates two accounts; a count reveals nothing but a number. */
const accountPair: ScopedCallerFactory = async (server, role) => {
  const me = await signInMember(server, role);
  const other = await signInMember(server, role);
  return { token: me.token, ownId: me.id, foreignId: other.id, foreignText: null };
};

/** Makes a caller for every call with scope `own`, by call name; a missing call fails the sweep. */
export const scopedCallerFactories: Readonly<Record<string, ScopedCallerFactory>> = {
  'auth.endSession': async (server, role) => {
    const me = await server.signIn({ role });
    const other = await server.signIn({ role });
    const secret = `Peramban ${other.userName}`;
    const ids = await Promise.all(
      [me, other].map(async ({ id }) => {
        const [stored] = await server.db
          .update(session)
          .set({ userAgent: `Peramban ${id === me.id ? me.userName : other.userName}` })
          .where(eq(session.userId, id))
          .returning({ id: session.id });
        return stored?.id ?? '';
      }),
    );
    const [own = '', foreign = ''] = ids;
    return { token: me.token, ownId: own, foreignId: foreign, foreignText: secret };
  },
  'notification.markRead': async (server, role) => {
    const [me, other] = [await signInMember(server, role), await signInMember(server, role)];
    const ids = await server.db
      .insert(notification)
      .values(
        [me, other].map(({ id }) => ({
          userId: id,
          resource: 'bhbu',
          recordId: '1',
          message: 'bhbu.register',
          params: {},
          createdAt: server.now().toISOString(),
        })),
      )
      .returning({ id: notification.id });
    const [ownId = 0, foreignId = 0] = ids.map(({ id }) => id);
    return { token: me.token, ownId, foreignId, foreignText: null };
  },
  'bhbu.get': companies(),
  'bhbu.stateHistory': companies(undefined, { silent: true }),
  // With the wider scope, the call renames the other company to the caller's name.
  'bhbu.update': companies(own => ({ ...bhbuBody({ namaBHBU: own }), npwp: '•' }), {
    silent: true,
  }),
  'bhbu.uploadNPWP': companies(singleFileForm('fileNPWP')),
  'bhbu.uploadConsentProof': companies(singleFileForm('fileBuktiPersetujuan', 'fileNPWP')),
  'bhbu.uploadLegalitas': companies(singleFileForm('fileLegalitas')),
  'bhbu.uploadSIUP': companies(singleFileForm('fileSIUP')),
  'bhbu.uploadSKB': companies(() =>
    toFormData({ fileSKB: applicationDocuments()['fileSKB'] ?? '', berlakuSampai: '2031-12-31' }),
  ),
  'bhbu.downloadNPWP': companies(),
  'bhbu.downloadLegalitas': companies(),
  'bhbu.downloadSIUP': companies(),
  'bhbu.downloadSKB': companies(),
  'bhbu.attachments': bareCompanies(),
  'bhbu.downloadAttachment': companyDocuments,
  'bhbu.notes': bareCompanies(),
  'bhbu.addNote': bareCompanies(() => noteFormData()),
  'bhbu.withdrawNote': notes,
  'bhbu.mentionable': bareCompanies(),
  'bhbu.downloadNoteFile': noteFiles,
  'bhbu.facilities': async (server, role) => {
    const me = await signInMember(server, role);
    const other = await signInMember(server, role);
    const secret = `Klinik Contoh ${other.faskesId}`;
    return { token: me.token, ownId: me.bhbuId, foreignId: other.bhbuId, foreignText: secret };
  },
  'contact.remove': async (server, role) => {
    const me = await signInMember(server, role);
    const other = await signInMember(server, role);
    return {
      token: me.token,
      ownId: await callRecipient(server, me),
      foreignId: await callRecipient(server, other),
      foreignText: null,
    };
  },
  'vaksinasi.arrive': async (server, role) => ({
    ...(await participants(() => ({ hadir: true }))(server, role)),
    foreignText: null,
  }),
  'vaksinasi.cancel': doses(() => ({ alasan: 'Salah orang' }), { silent: false }),
  'vaksinasi.correct': doses(correctionBody, { silent: false }),
  'vaksinasi.ofPeserta': participants(),
  'vaksinasi.detail': doses(undefined, { silent: false }),
  'vaksinasi.addKipi': doses(kipiBody),
  'vaksinasi.changeKipi': doses(kipiBody, { event: true }),
  'vaksinasi.followUpKipi': doses(() => ({ klasifikasi: 'KOINSIDEN' }), { event: true }),
  'vaksinasi.kipiPage': doses(undefined, { event: true, silent: false }),
  'vaksinasi.kipiGroup': doses(undefined, { event: true, silent: false }),
  'vaksinasi.printedKipi': doses(undefined, { event: true, silent: false }),
  'vaksinasi.kipiPdf': doses(undefined, { event: true }),
  'vaksinasi.reportKipi': doses(reportBody, { event: true }),
  'vaksinasi.unreportKipi': doses(() => ({ alasan: 'Belum terkirim' }), {
    event: true,
    reported: true,
  }),
  'dashboard.teruploadByUser': accountPair,
  'dashboard.validByUser': accountPair,
  'dashboard.invalidByUser': accountPair,
  'dashboard.doneByUser': accountPair,
  'import.importBooster': boosterUploads,
  'import.get': imports(),
  'import.history': imports(undefined, { silent: true }),
  'import.rows': imports(),
  'import.issueGroups': imports(),
  'import.columnSamples': imports(),
  'import.setColumns': imports({ cocok: [{ field: 'nik', index: 2 }] }),
  'import.setHiddenRows': imports({ pilihan: 'lewati' }),
  'import.fixRow': imports({ nilai: { nama: 'NAMA BARU' } }),
  'import.fixCells': imports({ baris: [{ nomor: 2, nilai: { nama: 'NAMA BARU' } }] }),
  'import.fixRows': imports({ field: 'nik', kode: 'E01', menjadi: '' }),
  'import.ruleProposals': imports(undefined, { silent: true }),
  'import.proposeRule': imports({ nomor: 2, field: 'nama' }, { silent: true }),
  'import.applyRules': imports({ aturan: [{ jenis: 'gelar' }] }),
  'import.rules': imports(undefined, { silent: true }),
  'import.updateRule': async (server, role) => {
    const caller = await imports()(server, role);
    const body = { idAturan: await rememberRule(server, Number(caller.ownId)), isActive: false };
    return { ...caller, body, foreignText: null };
  },
  'import.removeRules': imports({ idAturan: [1] }, { silent: true }),
  'import.nikCandidates': imports({ nomor: 2 }, { silent: true }),
  'import.revealNik': imports({ nomor: 2 }, { silent: true }),
  'import.editNik': imports({ nomor: 2, ubah: { jenis: 'angka', posisi: 16, angka: '9' } }),
  'import.save': imports({ modus: 'yangBisa' }),
  'import.stopSaving': imports(undefined, { refusal: 409 }),
  'import.discard': imports(),
  'import.undo': imports(undefined, { saved: true }),
  'import.undoPreview': imports(undefined, { saved: true, silent: true }),
  'import.exportRejected': imports(undefined, { silent: true }),
  'import.exportRejectedTicket': imports({}, { silent: true }),
  'peserta.get': participants(),
  'peserta.getBooster': boosters(),
  'peserta.updateBooster': boosters(() => boosterBody()),
  'peserta.checkEligibility': boosters(),
  'peserta.makeTicket': boosters(),
  'peserta.history': participants(),
  'peserta.update': participants(() => personBody()),
  'peserta.setActive': participants(() => ({ isActive: true })),
  'peserta.remove': participants(),
  'peserta.restore': participants(undefined, { deleted: true }),
  'peserta.reveal': participants(undefined, { secret: 'nik' }),
  ...facilityCallerFactories,
  ...factorCallerFactories,
  ...letterCallerFactories,
  ...questionCallerFactories,
  ...moneyCallerFactories,
  ...orderCallerFactories,
  ...deliveryCallerFactories,
  ...peopleCallerFactories,
  ...stockCallerFactories,
  ...certificateCallerFactories,
  ...accountCallerFactories,
  ...offlineCallerFactories,
  ...webhookCallerFactories,
  ...voucherCallerFactories,
  'user.get': async (server, role) => {
    const me = await server.signIn({ role });
    const secret = `Orang Lain ${role}`;
    const other = await server.signIn({ role, fullName: secret });
    return { token: me.token, ownId: me.id, foreignId: other.id, foreignText: secret };
  },
};
