import { expect } from 'vitest';
import type { Order } from '#contract/domains/order/record.ts';
import type { Pks } from '#contract/domains/pks/record.ts';
import { transaction } from '#server/platform/db/client.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { systemContext } from '#server/platform/lifecycle/lifecycle.ts';
import { recordDelivery, recordOrderFact } from '#server/domains/order/index.ts';
import { addProduct, orderLineBody, signedCopy, type OrderWorld } from '../../builders/order.ts';
import type { TestServer } from '../harness/server.ts';

type Caller = keyof OrderWorld['tokens'];
type OrderId = Pick<Order, 'id'>;

export const day = 86_400_000;

/** Creates the steps of an order and its agreement; each takes the caller that usually does it. */
export function createAgreementSteps(server: TestServer, world: OrderWorld) {
  const today = (offset = 0) => dayInJakarta(new Date(server.now().getTime() + offset * day));

  const accept = async ({ id }: OrderId): Promise<Order> => {
    const response = await world.request('LEGAL', 'PUT', `/Order/keadaan/${id}`, {
      event: 'accept',
    });
    expect(response.status, response.text).toBe(200);
    return response.json as unknown as Order;
  };
  const accepted = async (overrides?: Record<string, unknown>): Promise<Order> =>
    await accept(await world.submit(overrides));

  const generate = async ({ id }: OrderId): Promise<Pks> => {
    const response = await world.request('LEGAL', 'POST', '/PKS/GeneratePKS', { idOrder: id });
    expect(response.status, response.text).toBe(201);
    return response.json as unknown as Pks;
  };
  const change = (
    { id }: Pick<Pks, 'id'>,
    event: string,
    more: Record<string, unknown> = {},
    role: Caller = 'LEGAL',
  ) => world.request(role, 'PUT', `/PKS/keadaan/${id}`, { event, ...more });
  const uploadBuyer = ({ id }: OrderId) =>
    world.request('BHBU', 'POST', `/Order/UploadFile/${id}/1`, signedCopy('filePksBHBU', today()));
  const uploadSeller = ({ id }: OrderId) =>
    world.request('LEGAL', 'POST', `/Order/UploadFile/${id}/2`, signedCopy('filePksKF', today()));

  /** Issues the agreement of an accepted order and has both parties sign it. */
  const sign = async (order: OrderId): Promise<Pks> => {
    const agreement = await generate(order);
    await change(agreement, 'sendForSignature');
    expect((await uploadBuyer(order)).status).toBe(200);
    expect((await uploadSeller(order)).status).toBe(200);
    return agreement;
  };
  const verify = ({ id }: Pick<Pks, 'id'>) =>
    world.request('VERIFICATOR', 'POST', '/PKS/verifikasipks', { idPKS: id });

  /** Tries to issue, sign and verify the agreement of an order, as far as that is possible. */
  const trySigning = async (order: OrderId): Promise<void> => {
    await world.request('LEGAL', 'POST', '/PKS/GeneratePKS', { idOrder: order.id });
    const agreement = (await pksOf(order)) as Pks | null;
    if (agreement === null) return;
    await change(agreement, 'sendForSignature');
    await uploadBuyer(order);
    await uploadSeller(order);
    await verify(agreement);
  };

  /** Takes an order through its agreement until it is in force. */
  const signed = async (overrides?: Record<string, unknown>): Promise<Order> => {
    const order = await accepted(overrides);
    const verified = await verify(await sign(order));
    expect(verified.json, verified.text).toMatchObject({ statuspks: 'AKTIF' });
    return order;
  };

  /** Records an invoice, a payment or its proof for an order. */
  const record = ({ id }: OrderId, facts: Parameters<typeof recordOrderFact>[2]): Promise<void> =>
    transaction(server.db, tx => recordOrderFact(systemContext(tx, server.now()), id, facts));

  const paid = async (overrides?: Record<string, unknown>): Promise<Order> => {
    const order = await signed(overrides);
    await record(order, { tanggalTagihan: today(), tanggalBukti: today() });
    await record(order, { dibayar: order.totalHarga ?? 0 });
    return order;
  };

  /** Records what was shipped of every line of an order. */
  const ship = ({ id, baris }: Order, qtyKirim: number): Promise<void> =>
    transaction(server.db, tx =>
      recordDelivery(
        systemContext(tx, server.now()),
        id,
        baris.map(line => ({ id: line.id, qtyKirim })),
      ),
    );

  /** Records what was received of every line of an order. */
  const receive = ({ id, baris }: Order, qtyTerima: number): Promise<void> =>
    transaction(server.db, tx =>
      recordDelivery(
        systemContext(tx, server.now()),
        id,
        baris.map(line => ({ id: line.id, qtyTerima })),
      ),
    );

  /** Submits an amendment that changes the first line of an order. */
  const amend = (
    order: Order,
    line: { readonly jumlahPeserta: number; readonly jumlahDosis: number },
    more: Record<string, unknown> = {},
  ) => {
    const [first] = order.baris;
    return world.request('BHBU', 'POST', '/Order/CreateAmandemen', {
      ...world.body(line),
      jenis: order.jenis,
      idOrder: order.id,
      alasanAmandemen: 'Jumlah karyawan berubah',
      baris: [
        orderLineBody(world, {
          id: first?.id,
          idProduk: first?.idProduk,
          tanggalVaksinasi: first?.tanggalVaksinasi,
          ...line,
        }),
      ],
      ...more,
    });
  };
  /** Submits an amendment, which must succeed. */
  const amended = async (...input: Parameters<typeof amend>): Promise<Order> => {
    const response = await amend(...input);
    expect(response.status, response.text).toBe(201);
    return response.json as unknown as Order;
  };

  const stateOf = async ({ id }: OrderId) =>
    (await world.request('ADMIN', 'GET', `/OrderStatus/${id}`)).json['status'];
  const pksOf = async ({ id }: OrderId) =>
    (await world.request('ADMIN', 'GET', `/PKS/getByIdOrder/${id}`)).json as unknown as Pks;

  let boosterId: number | undefined;

  /** Returns the body of a booster order of 100 people. */
  const booster = async (overrides: Record<string, unknown> = {}) => {
    boosterId ??= await addProduct(server, world.tokens.ADMIN, {
      tipe: 'VAKSIN_BOOSTER',
      dosisPerOrang: 1,
    });
    return {
      jenis: 'BOOSTER',
      jumlahPeserta: 100,
      jumlahDosis: 100,
      baris: [
        orderLineBody(
          { day: world.day, idFaskes: world.idFaskes, idProduk: boosterId },
          { jumlahDosis: 100 },
        ),
      ],
      ...overrides,
    };
  };

  return {
    today,
    accept,
    accepted,
    generate,
    change,
    uploadBuyer,
    uploadSeller,
    sign,
    verify,
    trySigning,
    signed,
    record,
    paid,
    ship,
    receive,
    amend,
    amended,
    stateOf,
    pksOf,
    booster,
  };
}
