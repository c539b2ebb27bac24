import type { Role } from '#contract/policy.ts';
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
export const colleagues =
  (body?: unknown): ScopedCallerFactory =>
  async (server, role) => {
    const { token, own, foreign } = await buildColleagues(server, role);
    return { token, ownId: own.id, foreignId: foreign.id, foreignText, body };
  };

/** The caller's company and another, each with an account. */
export const companiesWithColleagues =
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
