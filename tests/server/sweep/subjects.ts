import type { Role } from '#contract/policy.ts';
import type { TestServer } from '../harness/server.ts';

/** A caller with what is theirs, and the same of somebody else. */
export interface Subject {
  readonly token: string;
  /** The caller's own record. */
  readonly own: number;
  /** Somebody else's record, and a text of it that must not leave. */
  readonly foreign: number;
  readonly secret: string;
}

/**
 * For every call that reaches only what is the caller's own: how to make such a caller. A call that
 * is missing here fails the sweep.
 */
export const subjects: Readonly<
  Record<string, (server: TestServer, role: Role) => Promise<Subject>>
> = {
  'user.get': async (server, role) => {
    const me = await server.signIn({ role });
    const secret = `Orang Lain ${role}`;
    const other = await server.signIn({ role, fullName: secret });
    return { token: me.token, own: me.id, foreign: other.id, secret };
  },
};
