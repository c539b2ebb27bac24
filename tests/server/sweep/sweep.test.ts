import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canAccess, permissions, policy, roles, type Role, type Scope } from '#contract/policy.ts';
import { appUser } from '#server/db/schema/index.ts';
import { allCalls } from '../../all-calls.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { asRoleOf, callers, isScoped, probe, type Caller } from './probe.ts';
import { subjects } from './subjects.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Opens a new session for each use, because a call may end the one it uses. */
async function tokenOf(caller: Caller): Promise<string | undefined> {
  if (caller === 'anonymous') return undefined;
  const user = await server.signIn({ role: asRoleOf(caller) ?? 'ADMIN' });
  if (caller === 'disabled') {
    await server.db.update(appUser).set({ isActive: false }).where(eq(appUser.id, user.id));
  }
  return user.token;
}

type Statuses = Readonly<Record<Caller, number>>;

/** The status of every call for every caller. */
const answered = new Map<string, Statuses>();

async function walk(): Promise<void> {
  const tokens = new Map<Caller, string | undefined>();
  for (const { name, endpoint } of allCalls) {
    const statuses = {} as Record<Caller, number>;
    for (const caller of callers) {
      if (!tokens.has(caller)) tokens.set(caller, await tokenOf(caller));
      statuses[caller] = (await probe(server, endpoint, tokens.get(caller))).status;
      // A call that changes data may have ended the session.
      if (endpoint.method !== 'GET') tokens.delete(caller);
    }
    answered.set(name, statuses);
  }
}

const row = (name: string, cells: readonly (string | number)[]): string =>
  [name.padEnd(32), ...cells.map(cell => String(cell).slice(0, 9).padEnd(9))].join(' ').trimEnd();

function matrix(): string {
  const rows = [...answered].map(([name, statuses]) =>
    row(
      name,
      callers.map(who => statuses[who]),
    ),
  );
  return `${[row('call', callers), ...rows].join('\n')}\n`;
}

describe('every call, by every caller', () => {
  beforeAll(walk);

  it('answers as recorded in rights.txt', async () => {
    await expect(matrix()).toMatchFileSnapshot('./rights.txt');
  });

  it('never fails on empty input', () => {
    expect(matrix()).not.toMatch(/ 5\d\d/);
  });

  it.each(allCalls)('$name: the right is checked before the input', ({ name, endpoint }) => {
    for (const role of roles) {
      const allowed =
        endpoint.access === 'public' || canAccess(role, endpoint.access) !== undefined;
      expect(answered.get(name)?.[role] === 403, role).toBe(!allowed);
    }
  });
});

describe('records of others', () => {
  it('has a subject for every scoped call', () => {
    const scoped = allCalls.filter(({ endpoint }) => isScoped(endpoint)).map(({ name }) => name);
    expect(Object.keys(subjects).sort()).toEqual(scoped.sort());
  });

  const scoped = allCalls.filter(({ endpoint }) => isScoped(endpoint));
  it.each(scoped)('$name answers 404 and reveals nothing', async ({ name, endpoint }) => {
    const bounded = roles.filter(
      role => endpoint.access !== 'public' && canAccess(role, endpoint.access) === 'own',
    );
    expect(bounded).not.toEqual([]);
    for (const role of bounded) {
      const subject = await subjects[name]?.(server, role);
      if (!subject) throw new Error(`no subject for ${name}`);
      const foreign = await probe(server, endpoint, subject.token, subject.foreign, subject.body);
      expect(foreign.status).toBe(404);
      if (subject.secret !== null) expect(foreign.text).not.toContain(subject.secret);
      const own = await probe(server, endpoint, subject.token, subject.own, subject.body);
      expect(own.status).toBeLessThan(400);
    }
  });
});

/** The policy, mutable for the mutations below. */
const table = policy as unknown as Record<string, Partial<Record<Role, Scope>>>;

/** Runs `check` with one cell of the policy changed, and restores it. */
async function mutated(
  permission: string,
  role: Role,
  scope: Scope | undefined,
  check: () => Promise<void>,
) {
  const row = table[permission] ?? {};
  const before = { ...row };
  table[permission] = { ...row };
  if (scope === undefined) Reflect.deleteProperty(table[permission], role);
  else table[permission][role] = scope;
  try {
    await check();
  } finally {
    table[permission] = before;
  }
}

describe('the sweep detects', () => {
  const asked = permissions.filter(permission =>
    allCalls.some(({ endpoint }) => endpoint.access === permission),
  );

  it.each(asked)('a removed right of %s', async permission => {
    const call = allCalls.find(({ endpoint }) => endpoint.access === permission);
    if (!call) throw new Error(`no call asks for ${permission}`);
    for (const role of roles.filter(one => canAccess(one, permission))) {
      const before = await probe(server, call.endpoint, await tokenOf(role));
      await mutated(permission, role, undefined, async () => {
        const after = await probe(server, call.endpoint, await tokenOf(role));
        expect(after.status).not.toBe(before.status);
      });
    }
  });

  it.each(allCalls.filter(({ endpoint }) => isScoped(endpoint)))(
    'a wider scope of $name',
    async ({ name, endpoint }) => {
      const role: Role = 'BHBU';
      const subject = await subjects[name]?.(server, role);
      await mutated(endpoint.access, role, 'all', async () => {
        const { token, foreign: id, body } = subject ?? {};
        const foreign = await probe(server, endpoint, token, id, body);
        expect(foreign.status).toBeLessThan(400);
        if (subject?.secret != null) expect(foreign.text).toContain(subject.secret);
      });
    },
  );
});
