import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bhbu } from '#server/platform/db/schema/index.ts';
import { buildOrderWorld, type OrderWorld } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { createAgreementSteps } from '../pks/agreement-steps.ts';

let server: TestServer;
let world: OrderWorld;
let numbers: { readonly noOrder: string; readonly noPKS: string };

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server);
  const { id } = await createAgreementSteps(server, world).signed();
  const { json } = await world.request('ADMIN', 'GET', `/Order/${id}`);
  numbers = { noOrder: String(json['noOrder']), noPKS: String(json['noPKS']) };
  await server.deps.db
    .update(bhbu)
    .set({ namaBHBU: 'PT Sinar_Timur' })
    .where(eq(bhbu.id, world.bhbuId));
});
afterAll(() => server.stop());

/** Returns the total of a list for a search. */
async function totalOf(path: string, q: string): Promise<unknown> {
  const query = new URLSearchParams({ q, sortBy: 'namaBHBU', sortOrder: 'desc' });
  return (await world.request('ADMIN', 'GET', `${path}?${query.toString()}`)).json['totalRecords'];
}

it('finds orders and agreements by a part of their numbers and of the company, in any case', async () => {
  const { noOrder, noPKS } = numbers;
  for (const path of ['/Order', '/PKS']) {
    expect(await totalOf(path, noOrder.slice(3).toLowerCase())).toBe(1);
    expect(await totalOf(path, 'sinar_t')).toBe(1);
    expect(await totalOf(path, 'sinar%t')).toBe(0);
  }
  expect(await totalOf('/PKS', noPKS.slice(0, 12).toLowerCase())).toBe(1);
});
