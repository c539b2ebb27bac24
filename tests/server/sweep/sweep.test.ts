import { asc, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callScope } from '#contract/core/endpoint.ts';
import { personReadOf } from '#contract/person-reads.ts';
import { permissions, policy, roles, type Role, type Scope } from '#contract/policy.ts';
import { appUser, personRead } from '#server/platform/db/schema/index.ts';
import { allCalls } from '../../all-calls.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import type { ScopedCaller } from './members.ts';
import { holderOf, isScoped, isSignedIn, probe, sweepCallers, type SweepCaller } from './probe.ts';
import { scopedCallerFactories } from './scoped-callers.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Opens a new session for each use, because a call may end the one it uses. */
async function tokenOf(caller: SweepCaller): Promise<string | undefined> {
  if (caller === 'anonymous') return undefined;
  const user = await server.signIn(holderOf(caller));
  if (caller === 'disabled') {
    await server.db.update(appUser).set({ isActive: false }).where(eq(appUser.id, user.id));
  }
  return user.token;
}

type StatusByCaller = Readonly<Record<SweepCaller, number>>;

/** The status of every call for every caller. */
const statusesByCall = new Map<string, StatusByCaller>();

async function probeAll(): Promise<void> {
  const tokens = new Map<SweepCaller, string | undefined>();
  for (const { name, endpoint } of allCalls) {
    const statuses = {} as Record<SweepCaller, number>;
    for (const caller of sweepCallers) {
      if (!tokens.has(caller)) tokens.set(caller, await tokenOf(caller));
      statuses[caller] = (await probe(server, endpoint, tokens.get(caller))).status;
      // A call that changes data may have ended the session.
      if (endpoint.method !== 'GET') tokens.delete(caller);
    }
    statusesByCall.set(name, statuses);
  }
}

const formatRow = (name: string, cells: readonly (string | number)[]): string =>
  [name.padEnd(32), ...cells.map(cell => String(cell).slice(0, 9).padEnd(9))].join(' ').trimEnd();

function formatMatrix(): string {
  const rows = [...statusesByCall].map(([name, statuses]) =>
    formatRow(
      name,
      sweepCallers.map(callerName => statuses[callerName]),
    ),
  );
  return `${[formatRow('call', sweepCallers), ...rows].join('\n')}\n`;
}

/** Expects that the caller's rights allow a call, whether or not the state of the record does. */
const expectAllowed = (status: number, subject: ScopedCaller | undefined): void => {
  if (subject?.refusal) expect(status).toBe(subject.refusal);
  else expect(status).toBeLessThan(400);
};

/** Before an export: the slots that the tickets of earlier tests reserved expire. */
const expireReservedSlots = (name: string): void => {
  if (name.includes('export')) server.advanceTime(21_000);
};

describe('every call, by every caller', () => {
  beforeAll(probeAll);

  it('answers as recorded in rights.txt', async () => {
    await expect(formatMatrix()).toMatchFileSnapshot('./rights.txt');
  });

  it('never fails on empty input', () => {
    expect(formatMatrix()).not.toMatch(/ 5\d\d/);
  });

  it.each(allCalls)('$name: the right is checked before the input', ({ name, endpoint }) => {
    for (const caller of sweepCallers.filter(isSignedIn)) {
      const allowed =
        endpoint.access === 'public' || callScope(holderOf(caller), endpoint) !== undefined;
      expect(statusesByCall.get(name)?.[caller] === 403, caller).toBe(!allowed);
    }
  });
});

/** The last read that was counted. */
let lastRead = 0;

/** Returns how many reads by a call were logged since the last time. */
async function newReadsOf(name: string): Promise<number> {
  await server.deps.reads?.flush();
  const rows = await server.db
    .select({ id: personRead.id, call: personRead.call })
    .from(personRead)
    .where(gt(personRead.id, lastRead))
    .orderBy(asc(personRead.id));
  lastRead = rows.at(-1)?.id ?? lastRead;
  return rows.filter(({ call }) => call === name).length;
}

/** Calls whose answer in this test has no participant: a change that refused none, a voucher that no one holds. */
const withoutPeople: ReadonlySet<string> = new Set([
  'bulkEdit.get',
  'bulkEdit.resume',
  'bulkEdit.undo',
  'import.undoPreview',
  'stock.entries',
  'vaksinasi.kipiGroup',
  'voucher.activate',
  'voucher.changeState',
]);

describe('records of others', () => {
  it('has a subject for every scoped call', () => {
    const scoped = allCalls.filter(({ endpoint }) => isScoped(endpoint)).map(({ name }) => name);
    expect(Object.keys(scopedCallerFactories).sort()).toEqual(scoped.sort());
  });

  const scoped = allCalls.filter(({ endpoint }) => isScoped(endpoint));
  it.each(scoped)('$name answers 404 and reveals nothing', async ({ name, endpoint }) => {
    const scopedRoles = roles.filter(role => callScope(holderOf(role), endpoint) === 'own');
    expect(scopedRoles).not.toEqual([]);
    expireReservedSlots(name);
    for (const role of scopedRoles) {
      const subject = await scopedCallerFactories[name]?.(server, role);
      if (!subject) throw new Error(`no subject for ${name}`);
      await newReadsOf(name);
      const foreign = await probe(server, endpoint, subject.token, subject.foreignId, subject.body);
      expect(foreign.status).toBe(404);
      if (subject.foreignText !== null) expect(foreign.text).not.toContain(subject.foreignText);
      expect(await newReadsOf(name), 'reads of a record that stays hidden').toBe(0);
      const own = await probe(server, endpoint, subject.token, subject.ownId, subject.body);
      expectAllowed(own.status, subject);
      if (own.status < 400 && personReadOf(name) && !withoutPeople.has(name))
        expect(await newReadsOf(name), 'reads of the own record').toBeGreaterThan(0);
    }
  });
});

/** The policy, mutable for the mutations below. */
const mutablePolicy = policy as unknown as Record<string, Partial<Record<Role, Scope>>>;

/** Runs `check` with one cell of the policy changed, and restores it. */
async function withPolicyCell(
  permission: string,
  role: Role,
  scope: Scope | undefined,
  check: () => Promise<void>,
) {
  const row = mutablePolicy[permission] ?? {};
  const before = { ...row };
  mutablePolicy[permission] = { ...row };
  if (scope === undefined) Reflect.deleteProperty(mutablePolicy[permission], role);
  else mutablePolicy[permission][role] = scope;
  try {
    await check();
  } finally {
    mutablePolicy[permission] = before;
  }
}

describe('the sweep detects', () => {
  const usedPermissions = permissions.filter(permission =>
    allCalls.some(({ endpoint }) => endpoint.access === permission),
  );

  it.each(usedPermissions)('a removed right of %s', async permission => {
    const call = allCalls.find(({ endpoint }) => endpoint.access === permission);
    if (!call) throw new Error(`no call asks for ${permission}`);
    for (const role of roles.filter(one => callScope(holderOf(one), call.endpoint))) {
      const before = await probe(server, call.endpoint, await tokenOf(role));
      await withPolicyCell(permission, role, undefined, async () => {
        const after = await probe(server, call.endpoint, await tokenOf(role));
        expect(after.status).not.toBe(before.status);
      });
    }
  });

  it.each(allCalls.filter(({ endpoint }) => isScoped(endpoint)))(
    'a wider scope of $name',
    async ({ name, endpoint }) => {
      expireReservedSlots(name);
      const role: Role = 'BHBU';
      const subject = await scopedCallerFactories[name]?.(server, role);
      const { access, recordAccess = access } = endpoint;
      await withPolicyCell(access, role, 'all', () =>
        withPolicyCell(recordAccess, role, 'all', async () => {
          const { token, foreignId: id, body } = subject ?? {};
          const foreign = await probe(server, endpoint, token, id, body);
          expectAllowed(foreign.status, subject);
          if (subject?.foreignText != null && !subject.refusal)
            expect(foreign.text).toContain(subject.foreignText);
        }),
      );
    },
  );
});
