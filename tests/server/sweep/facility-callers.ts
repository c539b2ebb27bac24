import type { GuaranteeStatement } from '#contract/domains/faskes/index.ts';
import {
  buildEvidencePdf,
  evidenceFormData,
  faskesBody,
  uploadEvidence,
} from '../../builders/faskes.ts';
import { buildJadwal, dayHours } from '../../builders/jadwal.ts';
import { buildLibur, liburBody } from '../../builders/libur.ts';
import { signInMember, type ScopedCallerFactory } from './members.ts';

/**
 * Creates schedules of a facility in the caller's scope and of another; both are open on Tuesdays.
 */
const schedules =
  (body?: unknown): ScopedCallerFactory =>
  async (server, role) => {
    const me = await signInMember(server, role);
    const other = await signInMember(server, role);
    await buildJadwal(server.db, me.faskesId, [2]);
    await buildJadwal(server.db, other.faskesId, [2]);
    const secret = `Klinik Contoh ${other.faskesId}`;
    return {
      token: me.token,
      ownId: me.faskesId,
      foreignId: other.faskesId,
      foreignText: secret,
      body,
    };
  };

/** Creates a holiday of a facility in the caller's scope and one of another. */
const holidays =
  (body?: () => unknown): ScopedCallerFactory =>
  async (server, role) => {
    const me = await signInMember(server, role);
    const other = await signInMember(server, role);
    return {
      token: me.token,
      ownId: await buildLibur(server.db, me.faskesId),
      foreignId: await buildLibur(server.db, other.faskesId),
      // The answer of an update has the name of its body.
      foreignText: body ? null : `Libur Klinik ${other.faskesId}`,
      body: body?.(),
    };
  };

/** Creates a facility in the caller's scope and another. */
const facilities =
  (body?: () => unknown, secret: 'faskes' | 'company' | null = 'faskes'): ScopedCallerFactory =>
  async (server, role) => {
    const me = await signInMember(server, role);
    const other = await signInMember(server, role);
    return {
      token: me.token,
      ownId: me.faskesId,
      foreignId: other.faskesId,
      foreignText:
        secret &&
        (secret === 'faskes' ? `Klinik Contoh ${other.faskesId}` : `PT Contoh ${other.bhbuId}`),
      body: body?.(),
    };
  };

/** Uploads an evidence file to a facility in the caller's scope and to another. */
const evidenceFiles: ScopedCallerFactory = async (server, role) => {
  const admin = await server.signIn({ role: 'ADMIN' });
  const me = await signInMember(server, role);
  const other = await signInMember(server, role);
  const [own, foreign] = await Promise.all(
    [me, other].map(async ({ faskesId }) => {
      const sent = buildEvidencePdf(`Bukti ${faskesId}`);
      const { json } = await uploadEvidence(server, admin.token, faskesId, 'IZIN', sent);
      return (json as unknown as GuaranteeStatement).jaminan[0]?.berkas[0]?.id ?? '';
    }),
  );
  return { token: me.token, ownId: own ?? '', foreignId: foreign ?? '', foreignText: null };
};

/** Callers of facilities, their figures, evidence, schedules and holidays. */
export const facilityCallerFactories: Readonly<Record<string, ScopedCallerFactory>> = {
  'dashboard.bhbuByFaskes': facilities(undefined, null),
  'dashboard.teruploadByFaskes': facilities(undefined, null),
  'dashboard.validByFaskes': facilities(undefined, null),
  'dashboard.invalidByFaskes': facilities(undefined, null),
  'dashboard.doneByFaskes': facilities(undefined, null),
  'faskes.choicesOfBhbu': async (server, role) => {
    const me = await signInMember(server, role);
    const other = await signInMember(server, role);
    return {
      token: me.token,
      ownId: me.bhbuId,
      foreignId: other.bhbuId,
      foreignText: `Klinik Contoh ${other.faskesId}`,
    };
  },
  'faskes.get': facilities(),
  // The answer repeats what was sent.
  'faskes.update': facilities(() => faskesBody(), null),
  'faskes.companies': facilities(undefined, 'company'),
  'faskes.statement': facilities(),
  'faskes.printedStatement': facilities(),
  'faskes.statementPdf': facilities(undefined, null),
  'faskes.answerGuarantee': facilities(() => ({ jawaban: true })),
  'faskes.addEvidence': facilities(() => evidenceFormData()),
  'faskes.removeEvidence': evidenceFiles,
  'faskes.downloadEvidence': evidenceFiles,
  'jadwal.get': schedules(),
  'jadwal.remove': async (server, role) => ({
    ...(await schedules()(server, role)),
    foreignText: null,
  }),
  'libur.get': holidays(),
  'libur.update': holidays(liburBody),
  'libur.remove': holidays(),
  'jadwal.planned': async (server, role) => ({
    ...(await schedules()(server, role)),
    foreignText: null,
  }),
  'jadwal.saveWeek': schedules({ hari: [{ hari: 1, ...dayHours() }] }),
};
