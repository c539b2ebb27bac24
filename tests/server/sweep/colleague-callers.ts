import type { Role } from '#contract/policy.ts';
import { resolveRole } from '#server/domains/user/index.ts';
import { appUser, machineAccount } from '#server/platform/db/schema/index.ts';
import { buildBhbu } from '../../builders/peserta.ts';
import type { TestServer } from '../harness/server.ts';
import { signInMember, type ScopedCallerFactory } from './members.ts';

const foreignText = 'Rekan Asing';

/** Creates a colleague of the caller and an account of another company. */
async function buildColleagues(server: TestServer, role: Role) {
  const { token, bhbuId } = await signInMember(server, role);
  const add = async (company: number, fullName: string) => ({
    company,
    ...(await server.signIn({
      role: 'BHBU',
      bhbuId: company,
      hak: ['MEMESAN'],
      fullName,
      email: `rekan${company}@contoh.example`,
    })),
  });
  const own = await add(bhbuId, 'Rekan Sendiri');
  return { token, own, foreign: await add(await buildBhbu(server.db), foreignText) };
}

/** An account of the caller's company and one of another. */
const colleagues =
  (body?: unknown): ScopedCallerFactory =>
  async (server, role) => {
    const { token, own, foreign } = await buildColleagues(server, role);
    return { token, ownId: own.id, foreignId: foreign.id, foreignText, body };
  };

/** The caller's company and another, each with an account. */
const companiesWithColleagues =
  (body?: unknown, { silent = false } = {}): ScopedCallerFactory =>
  async (server, role) => {
    const { token, own, foreign } = await buildColleagues(server, role);
    return {
      token,
      ownId: own.company,
      foreignId: foreign.company,
      foreignText: silent ? null : foreignText,
      body,
    };
  };

/** A machine account of the caller's company or facility and one of another. */
const machines =
  (body?: unknown, { silent = false } = {}): ScopedCallerFactory =>
  async (server, role) => {
    const { token, bhbuId, faskesId } = await signInMember(server, role);
    const isFacility = role === 'FASKES';
    const [ownId, foreignId] = [
      await buildMachineAccount(server, isFacility ? { faskesId } : { bhbuId }, 'Mesin Sendiri'),
      await buildMachineAccount(server, { bhbuId: await buildBhbu(server.db) }, foreignMachine),
    ];
    return { token, ownId, foreignId, foreignText: silent ? null : foreignMachine, body };
  };

const foreignMachine = 'Mesin Asing';

/** Stores a machine account without a token. */
async function buildMachineAccount(
  { db }: TestServer,
  owner: { readonly bhbuId?: number; readonly faskesId?: number },
  nama: string,
): Promise<number> {
  const { id: roleId } = await resolveRole(db, owner.faskesId ? 'FASKES' : 'BHBU');
  const [account] = await db
    .insert(appUser)
    .values({
      userName: `mesin-${crypto.randomUUID()}`,
      fullName: `${nama} (mesin)`,
      passwordHash: 'none',
      isActive: false,
      roleId,
      ...owner,
      hak: [],
    })
    .returning({ id: appUser.id });
  const [stored] = await db
    .insert(machineAccount)
    .values({ userId: account?.id ?? 0, nama, hak: ['BACA_JADWAL'] })
    .returning({ id: machineAccount.id });
  return stored?.id ?? 0;
}

/** The calls about the accounts of a company and about machine accounts. */
export const accountCallerFactories: Readonly<Record<string, ScopedCallerFactory>> = {
  'companyUser.list': companiesWithColleagues(),
  'companyUser.create': companiesWithColleagues(
    { fullName: 'Rekan Baru', email: 'rekan.baru@contoh.id', hak: ['MENGELOLA_AKUN'] },
    { silent: true },
  ),
  'companyUser.setApproval': companiesWithColleagues({ persetujuanPesanan: false }),
  'companyUser.update': colleagues({ hak: [] }),
  'companyUser.setActive': colleagues({ isActive: false }),
  'companyUser.resetPassword': colleagues(),
  'machineAccount.get': machines(),
  'machineAccount.update': machines(
    { nama: 'Sistem Baru', hak: ['BACA_JADWAL'], version: 1 },
    { silent: true },
  ),
  'machineAccount.newToken': machines({ berlakuHari: '30', tokenLamaJam: '0' }),
  'machineAccount.revoke': machines({ alasan: 'Tidak dipakai lagi' }),
};
