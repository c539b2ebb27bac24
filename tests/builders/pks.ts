import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import type { Order } from '#contract/domains/order/record.ts';
import type { Pks } from '#contract/domains/pks/record.ts';
import type { TestServer } from '../server/harness/server.ts';
import { signedCopy, type OrderWorld } from './order.ts';

/** Submits an order as the company and accepts it as the seller. */
export async function acceptedOrder(
  world: OrderWorld,
  overrides?: Readonly<Record<string, unknown>>,
): Promise<Order> {
  const { id } = await world.submit(overrides);
  const accepted = await world.request('LEGAL', 'PUT', `/Order/keadaan/${id}`, { event: 'accept' });
  return accepted.json as unknown as Order;
}

/** Issues the agreement of an accepted order and sends it for signature. */
export async function issuedPks(world: OrderWorld): Promise<Pks> {
  const { id: idOrder } = await acceptedOrder(world);
  const issued = await world.request('LEGAL', 'POST', '/PKS/GeneratePKS', { idOrder });
  if (issued.status !== 201) throw new Error(`the agreement was not issued: ${issued.text}`);
  const sent = await world.request('LEGAL', 'PUT', `/PKS/keadaan/${Number(issued.json['id'])}`, {
    event: 'sendForSignature',
  });
  return sent.json as unknown as Pks;
}

/** Has an agreement signed by both parties and verified, so that it is in force. */
export async function verifiedPks(server: TestServer, world: OrderWorld): Promise<Pks> {
  const { id, idOrder } = await issuedPks(world);
  const today = dayInJakarta(server.now());
  const upload = (role: 'BHBU' | 'LEGAL', type: 1 | 2) =>
    world.request(
      role,
      'POST',
      `/Order/UploadFile/${idOrder}/${type}`,
      signedCopy(type === 1 ? 'filePksBHBU' : 'filePksKF', today),
    );
  await upload('BHBU', 1);
  await upload('LEGAL', 2);
  const verified = await world.request('VERIFICATOR', 'POST', `/PKS/verifikasipks/${id}`, {});
  if (verified.status !== 200) throw new Error(`the agreement is not in force: ${verified.text}`);
  return verified.json as unknown as Pks;
}
