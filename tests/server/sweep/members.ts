import { organizationRuleOf, type Role } from '#contract/policy.ts';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
import type { TestServer } from '../harness/server.ts';

/** A caller with a record in scope and a record out of scope. */
export interface ScopedCaller {
  readonly token: string;
  /** The id of the caller's own record. */
  readonly ownId: number | string;
  /**
   * The id of another owner's record, and a text of it that must not leak; null when the answer
   * contains none.
   */
  readonly foreignId: number | string;
  readonly foreignText: string | null;
  /** The status of a call that the state of the record or the role refuses even to its owner. */
  readonly refusal?: 403 | 409 | undefined;
  /** The body with which the call succeeds. */
  readonly body?: unknown;
}

export type ScopedCallerFactory = (server: TestServer, role: Role) => Promise<ScopedCaller>;

/** Creates an account of a role, with a company or facility when the role needs one. */
export async function signInMember(server: TestServer, role: Role) {
  const bhbuId = await buildBhbu(server.db);
  const faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
  const account = await server.signIn({
    role,
    ...{ bhbu: { bhbuId }, faskes: { faskesId }, none: {} }[organizationRuleOf(role).kind],
  });
  return { ...account, bhbuId, faskesId };
}
