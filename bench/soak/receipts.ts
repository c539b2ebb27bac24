import { addDays } from '#contract/core/values/day.ts';
import { orderCalls } from '#contract/domains/order/calls.ts';
import { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { jakartaDay } from '#tests/builders/vaksinasi.ts';
import { signaturePng } from '#tests/builders/workOrder.ts';
import { violate, type Run } from './activities.ts';
import type { Client } from './client.ts';
import { untilChanged } from './trade.ts';

/** Doses of a shipment; the orders of the demo have a few hundred. */
const dosesPerShipment = 2;

/** What carries and receives shipments of an order. */
export interface Delivery {
  readonly idOrder: number;
  readonly idBatch: number;
  readonly idDistributor: number;
}

/** The order of states up to the handover record. */
const stages = ['DRAFT', 'TERBIT', 'DIKONFIRMASI_FASKES', 'DIKEMAS', 'DIKIRIM', 'TIBA', 'DITERIMA'];

/** Ships a few doses of a paid order, and has the facility count and sign for them. */
export async function receiveShipment(
  run: Run,
  seller: Client,
  clinic: Client,
  { idOrder, idBatch, idDistributor }: Delivery,
): Promise<void> {
  const number = run.next();
  const keyOf = (step: 'create' | 'sign') => ({ key: `soak-wo-${number}-${step}` });
  const today = jakartaDay(new Date());
  try {
    const order = await seller.untilAnswered(orderCalls.get, { params: { id: idOrder } });
    const { id } = await seller.untilAnswered(
      workOrderCalls.create,
      {
        body: {
          idOrder,
          tanggalKirim: today,
          tanggalTiba: addDays(today, 1),
          idDistributor,
          baris: [
            {
              idDetail: order.baris[0]?.id ?? 0,
              qtyKirim: dosesPerShipment,
              idBatch,
              psNumber: `SJ-BEBAN-${number}`,
            },
          ],
        },
      },
      keyOf('create'),
    );
    const params = { id };
    run.statistics.countWrite('shipment');
    const read = (): Promise<WorkOrder> => seller.untilAnswered(workOrderCalls.get, { params });
    const isAt = async (stage: string): Promise<boolean> =>
      stages.indexOf((await read()).status) >= stages.indexOf(stage);
    const move = (
      client: Client,
      event: 'arrive' | 'confirm' | 'issue' | 'pack',
      to: string,
    ): Promise<void> =>
      untilChanged(
        client,
        () =>
          client.once(workOrderCalls.changeState, {
            params,
            body: {
              event,
              ...(event === 'issue'
                ? { alasan: 'Peserta menyusul', alasanBatch: 'Uji beban' }
                : {}),
              ...(event === 'pack' ? { alasanBatch: 'Uji beban' } : {}),
            },
          }),
        () => isAt(to),
      );
    await move(seller, 'issue', 'TERBIT');
    await move(clinic, 'confirm', 'DIKONFIRMASI_FASKES');
    await move(seller, 'pack', 'DIKEMAS');
    await untilChanged(
      seller,
      () =>
        seller.once(workOrderCalls.ship, {
          params,
          body: {
            suhuMuat: 5,
            namaKurir: 'Kurir Beban',
            hpKurir: '081234567811',
            noKendaraan: 'D 1234 ABC',
          },
        }),
      () => isAt('DIKIRIM'),
    );
    await move(clinic, 'arrive', 'TIBA');
    const { baris } = await read();
    await clinic.untilAnswered(workOrderCalls.saveReceipt, {
      params,
      body: {
        suhuTerima: 5,
        baris: baris.map(line => ({ id: line.id, qtyTiba: line.qtyKirim, vvm: 'A' as const })),
      },
    });
    await clinic.untilAnswered(
      workOrderCalls.sign,
      {
        params,
        body: {
          namaPembeli: 'Apoteker Beban',
          jabatanPembeli: 'Apoteker',
          namaDistributor: 'Kurir Beban',
          jabatanDistributor: 'Kurir',
          ttdPembeli: signaturePng(),
          ttdDistributor: signaturePng(),
        },
      },
      keyOf('sign'),
    );
    run.ledger.receipts.push({ id, doses: dosesPerShipment });
    run.statistics.countWrite('receipt signed');
  } catch (error) {
    violate(run, 'shipment', error);
  }
}

/** Doses of the order that can still be shipped. */
export async function openDoses(seller: Client, idOrder: number): Promise<number> {
  const { baris } = await seller.untilAnswered(workOrderCalls.facts, { params: { id: idOrder } });
  return baris.reduce((sum, line) => sum + line.terbuka, 0);
}

/** Compares the receipts with those that were acknowledged. */
export async function compareReceipts(run: Run, admin: Client): Promise<void> {
  for (const { id, doses } of run.ledger.receipts) {
    const { status, dosisDiterima } = await admin.untilAnswered(workOrderCalls.get, {
      params: { id },
    });
    if (status !== 'DITERIMA' && status !== 'SELESAI')
      run.statistics.violate('lost: a signed receipt');
    if (dosisDiterima !== doses) run.statistics.violate('a receipt has other doses');
  }
}
