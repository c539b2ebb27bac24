import { eq } from 'drizzle-orm';
import type { Statement } from '#contract/faskes/index.ts';
import { belongsTo, type Role } from '#contract/policy.ts';
import { bhbu, peserta, session } from '#server/db/schema/index.ts';
import { apply, documents, form } from '../../builders/application.ts';
import { bhbuBody } from '../../builders/bhbu.ts';
import { dayFrom, doseBody } from '../../builders/dosis.ts';
import { buildJadwal, dayHours } from '../../builders/jadwal.ts';
import { evidenceFile, evidenceForm, faskesBody, sendEvidence } from '../../builders/faskes.ts';
import {
  boosterBody,
  buildBhbu,
  buildBooster,
  buildFaskes,
  buildPeserta,
  personBody,
} from '../../builders/peserta.ts';
import { boosterLine, sheetFile, sheetLine } from '../../builders/sheet.ts';
import type { TestServer } from '../harness/server.ts';

/** A caller with a record in scope and a record out of scope. */
export interface Subject {
  readonly token: string;
  /** The id of the caller's own record. */
  readonly own: number | string;
  /**
   * The id of another owner's record, and a text of it that must not leak; null when the answer
   * contains none.
   */
  readonly foreign: number | string;
  readonly secret: string | null;
  /** The body with which the call succeeds. */
  readonly body?: unknown;
}

type MakeSubject = (server: TestServer, role: Role) => Promise<Subject>;

/** Creates an account of a role, with a company or facility when the role needs one. */
async function member(server: TestServer, role: Role) {
  const bhbuId = await buildBhbu(server.db);
  const faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
  const account = await server.signIn({
    role,
    ...{ bhbu: { bhbuId }, faskes: { faskesId }, none: {} }[belongsTo(role).kind],
  });
  return { ...account, bhbuId, faskesId };
}

/** Creates the caller's participant and one of another company, facility and uploader. */
const participants =
  (
    body?: () => unknown,
    { deleted = false, secret }: { deleted?: boolean; secret?: 'nik' | 'company' } = {},
  ): MakeSubject =>
  async (server, role) => {
    const me = await member(server, role);
    const other = await member(server, role);
    const make = (who: typeof me) =>
      buildPeserta(server.deps, { userId: who.id, bhbuId: who.bhbuId, idFaskes: who.faskesId });
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
      own: own.id,
      foreign: foreign.id,
      secret: secret === 'nik' ? foreign.nik : `PT Contoh ${other.bhbuId}`,
      body: body?.(),
    };
  };

/** Like `participants`, for boosters that are due. */
const boosters =
  (body?: () => unknown): MakeSubject =>
  async (server, role) => {
    const me = await member(server, role);
    const other = await member(server, role);
    const make = (who: typeof me) =>
      buildBooster(server.deps, { userId: who.id, bhbuId: who.bhbuId, idFaskes: who.faskesId });
    const [own, foreign] = [await make(me), await make(other)];
    return {
      token: me.token,
      own: own.id,
      foreign: foreign.id,
      secret: `PT Contoh ${other.bhbuId}`,
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
  ): MakeSubject =>
  async (server, role) => {
    const admin = await server.signIn({ role: 'ADMIN' });
    const post = async (path: string, sent: object): Promise<number> =>
      (await server.ask('POST', path, { token: admin.token, body: sent })).json['id'] as number;
    const make = async ({ id, bhbuId, faskesId }: Awaited<ReturnType<typeof member>>) => {
      const one = await buildPeserta(server.deps, { userId: id, bhbuId, idFaskes: faskesId });
      const visit = await post('/Vaksinasi', doseBody(one.id, faskesId));
      if (!event) return visit;
      const made = await post(`/Vaksinasi/${visit}/kipi`, kipiBody(server));
      if (reported) {
        const path = `/Vaksinasi/kipi/lapor/${made}`;
        await server.ask('PUT', path, { token: admin.token, body: reportBody(server) });
      }
      return made;
    };
    const me = await member(server, role);
    const other = await member(server, role);
    return {
      token: me.token,
      own: await make(me),
      foreign: await make(other),
      secret: silent ? null : `Klinik Contoh ${other.faskesId}`,
      body: body?.(server),
    };
  };

/** An adverse event at the time of the dose. */
const kipiBody = (server: TestServer) => ({
  jenis: 'TIDAK_SERIUS',
  keluhan: 'Nyeri di tempat suntikan',
  tanggalMulai: dayFrom(server.now()),
  jamMulai: '10:00',
  kesudahan: 'PULIH',
});

/** A report on the day of the adverse event. */
const reportBody = (server: TestServer) => ({
  tujuan: 'DINKES',
  tanggal: dayFrom(server.now()),
  jam: '10:00',
  pelapor: 'Ns. Contoh',
});

/**
 * Uploads a file for the caller's company and one for another; they are saved when `saved` is set.
 */
const imports =
  (body?: unknown, { saved = false, silent = false } = {}): MakeSubject =>
  async (server, role) => {
    const make = async (who: Awaited<ReturnType<typeof member>>) => {
      const form = new FormData();
      const name = `daftar-${who.bhbuId}.xlsx`;
      // A facility can import only boosters.
      const isFaskes = role === 'FASKES';
      const line = isFaskes ? boosterLine : sheetLine;
      const lines = [line({ kabKota: name }), line({ nik: '1' })];
      form.append(
        'berkas',
        await sheetFile(lines, { name, kind: isFaskes ? 'booster' : 'peserta' }),
      );
      const path = isFaskes ? '/Peserta/ImportBooster/0' : '/Peserta/Import/0';
      const { json } = await server.ask('POST', `${path}?preview=${String(!saved)}`, {
        token: who.token,
        body: form,
      });
      return json['id'] as number;
    };
    const me = await member(server, role);
    const other = await member(server, role);
    return {
      token: me.token,
      own: await make(me),
      foreign: await make(other),
      secret: silent ? null : `daftar-${other.bhbuId}.xlsx`,
      body,
    };
  };

/** An upload of boosters to a facility in the caller's scope and to another. */
const boosterUploads: MakeSubject = async (server, role) => {
  const body = new FormData();
  body.append('berkas', await sheetFile([boosterLine()], { kind: 'booster' }));
  const me = await member(server, role);
  const other = await member(server, role);
  return { token: me.token, own: me.faskesId, foreign: other.faskesId, secret: null, body };
};

/** Creates the caller's active company and another, whose documents contain its name. */
const companies =
  (body?: (own: string) => unknown, { silent = false } = {}): MakeSubject =>
  async (server, role) => {
    const other = `PT Lain ${role}`;
    const [mine, foreign] = [await apply(server), await apply(server, { namaBHBU: other }, other)];
    for (const { id } of [mine, foreign]) {
      await server.db.update(bhbu).set({ status: 'AKTIF', isActive: true }).where(eq(bhbu.id, id));
    }
    const { token } = await server.signIn({ role, bhbuId: mine.id });
    const secret = silent ? null : other;
    return { token, own: mine.id, foreign: foreign.id, secret, body: body?.(mine.name) };
  };

/** Returns an upload body with one document. */
const oneFile = (field: string) => () => form({ [field]: documents()[field] ?? '' });

/**
 * Creates schedules of a facility in the caller's scope and of another; both are open on Tuesdays.
 */
const schedules =
  (body?: unknown): MakeSubject =>
  async (server, role) => {
    const me = await member(server, role);
    const other = await member(server, role);
    await buildJadwal(server.db, me.faskesId, [2]);
    await buildJadwal(server.db, other.faskesId, [2]);
    const secret = `Klinik Contoh ${other.faskesId}`;
    return { token: me.token, own: me.faskesId, foreign: other.faskesId, secret, body };
  };

/** Creates a facility in the caller's scope and another. */
const facilities =
  (body?: () => unknown, secret: 'faskes' | 'company' | null = 'faskes'): MakeSubject =>
  async (server, role) => {
    const me = await member(server, role);
    const other = await member(server, role);
    return {
      token: me.token,
      own: me.faskesId,
      foreign: other.faskesId,
      secret:
        secret &&
        (secret === 'faskes' ? `Klinik Contoh ${other.faskesId}` : `PT Contoh ${other.bhbuId}`),
      body: body?.(),
    };
  };

/** Uploads an evidence file to a facility in the caller's scope and to another. */
const evidence: MakeSubject = async (server, role) => {
  const admin = await server.signIn({ role: 'ADMIN' });
  const me = await member(server, role);
  const other = await member(server, role);
  const [own, foreign] = await Promise.all(
    [me, other].map(async ({ faskesId }) => {
      const sent = evidenceFile(`Bukti ${faskesId}`);
      const { json } = await sendEvidence(server, admin.token, faskesId, 'IZIN', sent);
      return (json as unknown as Statement).jaminan[0]?.berkas[0]?.id ?? '';
    }),
  );
  return { token: me.token, own: own ?? '', foreign: foreign ?? '', secret: null };
};

/** Creates two accounts; a count reveals nothing but a number. */
const counted: MakeSubject = async (server, role) => {
  const me = await member(server, role);
  const other = await member(server, role);
  return { token: me.token, own: me.id, foreign: other.id, secret: null };
};

/** Makes a caller for every call with scope `own`, by call name; a missing call fails the sweep. */
export const subjects: Readonly<Record<string, MakeSubject>> = {
  'auth.endSession': async (server, role) => {
    const me = await server.signIn({ role });
    const other = await server.signIn({ role });
    const secret = `Peramban ${other.userName}`;
    const ids = await Promise.all(
      [me, other].map(async ({ id }) => {
        const [kept] = await server.db
          .update(session)
          .set({ userAgent: `Peramban ${id === me.id ? me.userName : other.userName}` })
          .where(eq(session.userId, id))
          .returning({ id: session.id });
        return kept?.id ?? '';
      }),
    );
    const [own = '', foreign = ''] = ids;
    return { token: me.token, own, foreign, secret };
  },
  'bhbu.get': companies(),
  // With the wider scope, the call renames the other company to the caller's name.
  'bhbu.update': companies(own => ({ ...bhbuBody({ namaBHBU: own }), npwp: '•' }), {
    silent: true,
  }),
  'bhbu.uploadNPWP': companies(oneFile('fileNPWP')),
  'bhbu.uploadLegalitas': companies(oneFile('fileLegalitas')),
  'bhbu.uploadSIUP': companies(oneFile('fileSIUP')),
  'bhbu.uploadSKB': companies(() =>
    form({ fileSKB: documents()['fileSKB'] ?? '', berlakuSampai: '2031-12-31' }),
  ),
  'bhbu.downloadNPWP': companies(),
  'bhbu.downloadLegalitas': companies(),
  'bhbu.downloadSIUP': companies(),
  'bhbu.downloadSKB': companies(),
  'bhbu.facilities': async (server, role) => {
    const me = await member(server, role);
    const other = await member(server, role);
    const secret = `Klinik Contoh ${other.faskesId}`;
    return { token: me.token, own: me.bhbuId, foreign: other.bhbuId, secret };
  },
  'dosis.cancel': doses(() => ({ alasan: 'Salah orang' }), { silent: false }),
  'dosis.ofPeserta': participants(),
  'dosis.detail': doses(undefined, { silent: false }),
  'dosis.addKipi': doses(kipiBody),
  'dosis.changeKipi': doses(kipiBody, { event: true }),
  'dosis.reportKipi': doses(reportBody, { event: true }),
  'dosis.unreportKipi': doses(() => ({ alasan: 'Belum terkirim' }), {
    event: true,
    reported: true,
  }),
  'dashboard.perusahaanByFaskes': facilities(undefined, null),
  'dashboard.teruploadByFaskes': facilities(undefined, null),
  'dashboard.validByFaskes': facilities(undefined, null),
  'dashboard.invalidByFaskes': facilities(undefined, null),
  'dashboard.doneByFaskes': facilities(undefined, null),
  'dashboard.teruploadByUser': counted,
  'dashboard.validByUser': counted,
  'dashboard.invalidByUser': counted,
  'dashboard.doneByUser': counted,
  'faskes.choicesOfBhbu': async (server, role) => {
    const me = await member(server, role);
    const other = await member(server, role);
    return {
      token: me.token,
      own: me.bhbuId,
      foreign: other.bhbuId,
      secret: `Klinik Contoh ${other.faskesId}`,
    };
  },
  'faskes.get': facilities(),
  // The answer repeats what was sent.
  'faskes.update': facilities(() => faskesBody(), null),
  'faskes.companies': facilities(undefined, 'company'),
  'faskes.statement': facilities(),
  'faskes.answerGuarantee': facilities(() => ({ jawaban: true })),
  'faskes.addEvidence': facilities(() => evidenceForm()),
  'faskes.removeEvidence': evidence,
  'faskes.downloadEvidence': evidence,
  'impor.importBooster': boosterUploads,
  'impor.get': imports(),
  'impor.rows': imports(),
  'impor.problems': imports(),
  'impor.setColumns': imports({ cocok: [{ field: 'nik', index: 2 }] }),
  'impor.mendRow': imports({ nilai: { nama: 'NAMA BARU' } }),
  'impor.mendMany': imports({ field: 'nik', kode: 'E01', menjadi: '' }),
  'impor.save': imports({ modus: 'yangBisa' }),
  'impor.stop': imports(),
  'impor.discard': imports(),
  'impor.undo': imports(undefined, { saved: true }),
  'impor.rejected': imports(undefined, { silent: true }),
  'impor.rejectedTicket': imports({}, { silent: true }),
  'jadwal.get': schedules(),
  'jadwal.remove': async (server, role) => ({ ...(await schedules()(server, role)), secret: null }),
  'jadwal.saveWeek': schedules({ hari: [{ hari: 1, ...dayHours() }] }),
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
  'user.get': async (server, role) => {
    const me = await server.signIn({ role });
    const secret = `Orang Lain ${role}`;
    const other = await server.signIn({ role, fullName: secret });
    return { token: me.token, own: me.id, foreign: other.id, secret };
  },
};
