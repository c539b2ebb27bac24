import { afterAll, beforeAll, expect, it } from 'vitest';
import { stateHistory } from '#server/platform/db/schema/index.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('the history of states is only added to', async () => {
  await server.db.insert(stateHistory).values({
    resource: 'uji',
    recordId: '1',
    at: server.now().toISOString(),
    actorName: 'Contoh',
    actorRole: 'ADMIN',
    event: 'create',
    toState: 'DRAFT',
  });
  const refused = { cause: { message: expect.stringContaining('append-only') as string } };
  await expect(server.db.delete(stateHistory)).rejects.toMatchObject(refused);
  await expect(server.db.update(stateHistory).set({ actorName: 'Lain' })).rejects.toMatchObject(
    refused,
  );
});
