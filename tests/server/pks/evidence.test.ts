import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Attachment } from '#contract/core/attachment.ts';
import { applicationDocuments, toFormData } from '../../builders/application.ts';
import { buildOrderWorld, type OrderWorld } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { createAgreementSteps } from './agreement-steps.ts';

let server: TestServer;
let world: OrderWorld;
let steps: ReturnType<typeof createAgreementSteps>;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server, { stock: 1_000_000 });
  steps = createAgreementSteps(server, world);
});
afterAll(() => server.stop());

it('keeps evidence of a suspected fraud from the company, and takes none before the agreement is in force', async () => {
  const order = await steps.accepted();
  const draft = await steps.generate(order);
  const upload = (role: 'BHBU' | 'LEGAL') =>
    world.request(
      role,
      'POST',
      `/PKS/bukti/${draft.id}`,
      toFormData({ bukti: applicationDocuments('bukti')['fileNPWP'] ?? '' }),
    );
  expect((await upload('LEGAL')).json).toMatchObject({ status: 409, reason: 'state' });
  await steps.change(draft, 'sendForSignature');
  await steps.uploadBuyer(order);
  await steps.uploadSeller(order);
  await steps.verify(draft);
  for (const role of ['LEGAL', 'BHBU'] as const) expect((await upload(role)).status).toBe(200);
  const filesOf = async (role: 'BHBU' | 'LEGAL') =>
    (await world.request(role, 'GET', `/PKS/${draft.id}/lampiran`)).json as unknown as Attachment[];
  const all = await filesOf('LEGAL');
  expect(all.map(({ slot }) => slot)).toEqual(['buktiInternal', 'buktiPembeli']);
  expect((await filesOf('BHBU')).map(({ slot }) => slot)).toEqual(['buktiPembeli']);
  const download = await world.request('BHBU', 'GET', `/PKS/lampiran/${all[0]?.id ?? ''}`);
  expect(download.status).toBe(404);
});
