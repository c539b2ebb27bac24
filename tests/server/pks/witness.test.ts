import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendSealsToWitnesses } from '#server/domains/case-file/index.ts';
import { sealLog } from '#server/platform/audit/seal/seal-entries.ts';
import { findHead, sealedAuditLog } from '#server/platform/audit/seal/sealed-log.ts';
import { outbox } from '#server/platform/db/schema/index.ts';
import type { Mail } from '#server/platform/outbox/outbox.ts';
import { buildOrderWorld } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { createAgreementSteps, day } from './agreement-steps.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const world = await buildOrderWorld(server, { stock: 1_000_000 });
  await createAgreementSteps(server, world).signed();
});
afterAll(() => server.stop());

const smtp = { url: 'smtp://mail.test', from: 'portal@portal.test' };

const mails = async () =>
  (await server.db.select({ mail: outbox.payload }).from(outbox).where(eq(outbox.kind, 'mail')))
    .map(({ mail }) => mail as Mail)
    .filter(({ subject }) => subject.startsWith('Saksi catatan'));

it('sends the last seals to companies with an agreement in force, once a week', async () => {
  const { db, deps } = server;
  await sealLog(sealedAuditLog, deps.keys).runAll(db, server.now());
  const run = async (days: number, settings: typeof smtp | null = smtp) =>
    sendSealsToWitnesses({ config: { smtp: settings }, keys: deps.keys }).runAll(
      db,
      new Date(server.now().getTime() + days * day),
    );
  await run(0, null);
  expect(await mails()).toEqual([]);

  const head = await findHead(db, sealedAuditLog);
  await run(0);
  await run(1);
  const [first, ...others] = await mails();
  expect(others).toEqual([]);
  expect(first?.text).toContain(`nomor ${head?.id}`);
  expect(first?.text).toContain(head?.hash);
  await run(7);
  expect(await mails()).toHaveLength(2);
});
