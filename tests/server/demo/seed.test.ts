import { describe, expect, it } from 'vitest';
import { roles } from '#contract/policy.ts';
import { hasDemoData, hasNoAccounts, seedDemo } from '#server/app/demo/seed.ts';
import { demoAccounts, demoPassword, demoUsers } from '#server/app/demo/users.ts';
import { startTestServer } from '../harness/server.ts';

describe('the demo data', () => {
  it('has an account of every role but EXTERNAL, and each signs in', async () => {
    const server = await startTestServer({ demo: demoAccounts });
    await seedDemo(server.db, server.deps);
    expect(new Set(demoUsers.map(user => user.role))).toEqual(
      new Set(roles.filter(role => role !== 'EXTERNAL')),
    );
    for (const { userName, role } of demoUsers) {
      const response = await server.request('POST', '/gtc/logingtc', {
        body: { Username: userName, Password: demoPassword, ApplicationCode: 'GTRY' },
      });
      expect(response.json).toMatchObject({ roleName: role, isChangedUser: 'True' });
    }
    const config = await server.request('GET', '/public/config');
    expect(config.json['demo']).toMatchObject({ password: demoPassword });
    await server.stop();
  });

  it('is loaded only into an empty database', async () => {
    const server = await startTestServer();
    await server.signIn();
    expect(await hasNoAccounts(server.db)).toBe(false);
    await seedDemo(server.db, server.deps);
    expect(await hasDemoData(server.db)).toBe(false);
    await server.stop();
  });
});
