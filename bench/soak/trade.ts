import { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import { paymentCalls } from '#contract/domains/payment/calls.ts';
import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import { voucherContractCalls } from '#contract/domains/voucher/contract.ts';
import { voucherTransactionCalls } from '#contract/domains/voucher/transaction.ts';
import type { CallInput } from '#contract/core/endpoint.ts';
import { applicationDocuments } from '#tests/builders/application.ts';
import { jakartaDay } from '#tests/builders/vaksinasi.ts';
import { personBody } from '#tests/builders/peserta.ts';
import { spell } from '../random.ts';
import { namePrefix, violate, type Run } from './activities.ts';
import { isTemporary, Refused, type Client } from './client.ts';

/**
 * Makes a change of state that has no idempotency key until it is made: a change whose answer was lost is refused when
 * it is repeated, and the record then says that it was made.
 * @param isDone reads the record again and says whether the change was made
 */
export async function untilChanged(
  client: Client,
  change: () => Promise<unknown>,
  isDone: () => Promise<boolean>,
): Promise<void> {
  for (;;) {
    try {
      await change();
      return;
    } catch (error) {
      const isConflict = error instanceof Refused && [409, 412].includes(error.status);
      if (!isConflict && !isTemporary(error)) throw error;
      if (await isDone()) return;
      if (isConflict) throw error;
      await client.pause(100, 600);
    }
  }
}

const proof = (text: string) => applicationDocuments(text)['fileNPWP'] as unknown as File;

/** Rupiah of each payment, so small that no invoice is ever paid by them. */
const amount = 1_000;

/** Enters a payment of an invoice as its company, with a proof, and has another person verify it. */
export async function payInvoice(
  run: Run,
  client: Client,
  finance: Client,
  idInvoice: number,
): Promise<void> {
  const noReferensi = `BEBAN-${run.next()}`;
  try {
    const { id } = await client.untilAnswered(
      paymentCalls.create,
      {
        body: {
          idInvoice,
          jenis: 'TRANSFER',
          tanggalBayar: jakartaDay(new Date()),
          jumlah: amount,
          noReferensi,
          bankPengirim: 'Bank Beban',
          namaPengirim: 'PT Beban',
        },
      },
      { key: `soak-pay-${noReferensi}` },
    );
    const params = { id };
    const isIn = async (...states: readonly string[]): Promise<boolean> =>
      states.includes((await finance.untilAnswered(paymentCalls.get, { params })).status);
    await client.untilAnswered(paymentCalls.upload, {
      params,
      body: { fileBukti: proof(noReferensi) },
    });
    run.statistics.countWrite('payment');
    await untilChanged(
      finance,
      () => finance.once(paymentCalls.verify, { params, body: { disetujui: true } }),
      () => isIn('TERVERIFIKASI'),
    );
    run.ledger.payments.push({ id, idInvoice, jumlah: amount, noReferensi });
    run.statistics.countWrite('payment verified');
  } catch (error) {
    violate(run, 'payment', error);
  }
}

/** Compares the payments of an invoice with those that were acknowledged. */
export async function comparePayments(run: Run, finance: Client): Promise<void> {
  const { ledger, statistics } = run;
  for (const idInvoice of new Set(ledger.payments.map(one => one.idInvoice))) {
    const params = { id: idInvoice };
    const stored = await finance.untilAnswered(paymentCalls.ofInvoice, { params });
    const own = ledger.payments.filter(one => one.idInvoice === idInvoice);
    for (const { id, noReferensi } of own) {
      const found = stored.filter(one => one.noReferensi === noReferensi);
      if (found.length > 1) statistics.violate('doubled: a payment');
      if (found[0]?.id !== id || found[0].status !== 'TERVERIFIKASI')
        statistics.violate('lost: a verified payment');
    }
    const { dibayar } = await finance.untilAnswered(invoiceCalls.get, { params });
    const verified = stored
      .filter(({ status }) => status === 'TERVERIFIKASI')
      .reduce((sum, { jumlah, lebih }) => sum + jumlah - lebih, 0);
    if (dibayar !== verified)
      statistics.violate(`an invoice has ${dibayar} paid, its payments ${verified}`);
  }
}

/** Issues a voucher of a contract, activates it, mails its ticket, and has it bound and used once. */
export async function giveVoucher(
  run: Run,
  client: Client,
  clinic: Client,
  voucherContractId: number,
): Promise<void> {
  const number = run.next();
  const keyOf = (step: 'bind' | 'issue' | 'send') => ({ key: `soak-voucher-${number}-${step}` });
  try {
    const { id } = await client.untilAnswered(
      voucherTransactionCalls.create,
      { body: { voucherContractId, jumlah: 1, metodeKirim: 'EMAIL' } },
      keyOf('issue'),
    );
    const voucherOf = { idTransaction: id, isBound: false, isUsed: false };
    run.ledger.vouchers.push(voucherOf);
    run.statistics.countWrite('voucher issued');
    const params = { id };
    await untilChanged(
      client,
      () =>
        client.once(voucherTransactionCalls.changeState, { params, body: { event: 'activate' } }),
      async () => (await client.untilAnswered(voucherTransactionCalls.get, { params })).aktif === 1,
    );
    await client.untilAnswered(
      voucherTransactionCalls.send,
      {
        params,
        body: {
          metode: 'EMAIL',
          penerima: [{ nama: `${namePrefix} ${spell(number)}`, email: `p${number}@beban.test` }],
        },
      },
      keyOf('send'),
    );
    run.statistics.countWrite('ticket');
    const { data } = await client.untilAnswered(voucherCalls.list, {
      query: { VoucherTransactionId: id },
    });
    const [voucher] = data;
    if (!voucher) {
      run.statistics.violate('lost: a voucher');
      return;
    }
    const {
      tanggalBooster: _on,
      batch: _batch,
      faskesPelaksana: _at,
      ...person
    } = personBody({
      nama: `${namePrefix} Voucher ${spell(number)}`,
    });
    await clinic.untilAnswered(
      voucherCalls.bind,
      { body: { kode: voucher.code, ...person } as CallInput<typeof voucherCalls.bind>['body'] },
      keyOf('bind'),
    );
    voucherOf.isBound = true;
    const state = async () =>
      (await client.untilAnswered(voucherCalls.get, { params: { id: voucher.id } })).status;
    await untilChanged(
      clinic,
      () => clinic.once(voucherCalls.use, { params: { id: voucher.id }, body: {} }),
      async () => (await state()) === 'TERPAKAI',
    );
    voucherOf.isUsed = true;
    run.statistics.countWrite('voucher used');
  } catch (error) {
    violate(run, 'voucher', error);
  }
}

/** What a contract has left to issue. */
export const quotaOf = async (client: Client, id: number): Promise<number> =>
  (await client.untilAnswered(voucherContractCalls.get, { params: { id } })).sisa;

/** Compares vouchers with those that were acknowledged. */
export async function compareVouchers(run: Run, admin: Client): Promise<void> {
  for (const { idTransaction, isUsed } of run.ledger.vouchers) {
    const { jumlah, terpakai, penerima } = await admin.untilAnswered(voucherTransactionCalls.get, {
      params: { id: idTransaction },
    });
    if (jumlah !== 1) run.statistics.violate('lost or doubled: a voucher');
    if (isUsed && terpakai !== 1) run.statistics.violate('lost: the use of a voucher');
    if (penerima > 1) run.statistics.violate('doubled: a recipient of a ticket');
  }
}
