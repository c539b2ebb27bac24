import { and, asc, eq } from 'drizzle-orm';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import { addDays } from '#contract/core/values/day.ts';
import { questionsFor, screeningInForceOn } from '#contract/domains/vaksinasi/index.ts';
import type { voucherCalls } from '#contract/domains/voucher/calls.ts';
import type { VoucherContractInput, VoucherContract } from '#contract/domains/voucher/contract.ts';
import type {
  voucherTransactionCalls,
  VoucherTransaction,
} from '#contract/domains/voucher/transaction.ts';
import type { VoucherState } from '#contract/states/voucher.ts';
import {
  issueTransaction,
  voucherContractHandlers,
  voucherHandlers,
  voucherTransactionHandlers,
} from '#server/domains/voucher/index.ts';
import { invoice, stock, voucher } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { createPerson } from '../people.ts';
import { createRandom } from '../random.ts';
import { createDemoContext, ofBody, ofRecord, timeOf, type DemoScene } from '../scene.ts';

type NewTransaction = HandlerInput<typeof voucherTransactionCalls.create>['body'];
type StateChange = HandlerInput<typeof voucherCalls.changeState>['body'];

/** What a demo contract differs in from the others. */
export interface DemoContract extends Pick<
  VoucherContractInput,
  'faskesDiizinkan' | 'jenisPenerima' | 'judul' | 'kuotaVoucher' | 'prefixKode'
> {
  /** First version of the paid order, and its product. */
  readonly idRoot: number;
  readonly idBHBU: number;
  readonly productId: number;
  readonly daysAgo: number;
  /** Days from today until its last day. */
  readonly endsIn: number;
  readonly dosisPerVoucher?: number;
}

/** Numbers of the invented people who bring vouchers; the other demo people have lower ones. */
const firstPerson = 7_000;

/** Runs the steps of demo vouchers through the calls of the product, each at its own time. */
export function createVoucherSteps(scene: DemoScene, seed: number) {
  const { db } = scene;
  // The codes do not depend on the people who bring them.
  const generator = createRandom(seed);
  const personGenerator = createRandom(seed + 1_000);
  const random = (size: number): Uint8Array =>
    Uint8Array.from({ length: size }, () => generator.nextInt(256));
  let people = firstPerson + (seed % 100) * 20;
  const contextOf = (name: string, daysAgo: number) => createDemoContext(scene, name, daysAgo);
  const dayOf = (daysAgo: number) => dayInJakarta(timeOf(scene, daysAgo));

  const findVoucher = async (id: number) => {
    const [found] = await db.select().from(voucher).where(eq(voucher.id, id));
    if (!found) throw new Error(`There is no voucher ${id}.`);
    return found;
  };

  /** Returns the vouchers of a transaction in a state, the oldest first. */
  const vouchersOf = async (
    transaction: VoucherTransaction,
    status: VoucherState,
  ): Promise<number[]> => {
    const rows = await db
      .select({ id: voucher.id })
      .from(voucher)
      .where(and(eq(voucher.VoucherTransactionId, transaction.id), eq(voucher.status, status)))
      .orderBy(asc(voucher.id));
    return rows.map(({ id }) => id);
  };

  const changeVoucher = async (
    name: string,
    daysAgo: number,
    id: number,
    event: StateChange['event'],
    alasan: string,
  ): Promise<void> => {
    await voucherHandlers.changeState(contextOf(name, daysAgo), ofRecord(id, { event, alasan }));
  };

  const changeContract = (
    daysAgo: number,
    { id }: Pick<VoucherContract, 'id'>,
    event: 'activate' | 'cancel',
    alasan?: string,
  ): Promise<VoucherContract> =>
    voucherContractHandlers.changeState(
      contextOf('am', daysAgo),
      ofRecord(id, { event, alasan: alasan ?? null }),
    );

  const draftContract = async ({
    daysAgo,
    endsIn,
    idRoot,
    dosisPerVoucher = 1,
    ...fields
  }: DemoContract): Promise<VoucherContract> => {
    const [paid] = await db
      .select({ id: invoice.id })
      .from(invoice)
      .where(and(eq(invoice.idRoot, idRoot), eq(invoice.status, 'LUNAS')))
      .orderBy(asc(invoice.id));
    const body = {
      ...fields,
      dosisPerVoucher,
      idInvoice: paid?.id ?? null,
      tanggalMulai: dayOf(daysAgo),
      tanggalSelesai: dayOf(-endsIn),
      nilaiPerVoucher: 321_660 * dosisPerVoucher,
      masaBerlakuHari: 90,
      perNikMaks: 1,
    };
    return await voucherContractHandlers.create(contextOf('am', daysAgo), ofBody(body));
  };

  /** Drafts a contract and activates it. */
  const openContract = async (contract: DemoContract): Promise<VoucherContract> =>
    await changeContract(contract.daysAgo, await draftContract(contract), 'activate');

  const issue = (
    name: string,
    daysAgo: number,
    { id }: VoucherContract,
    body: Omit<NewTransaction, 'voucherContractId'>,
  ): Promise<VoucherTransaction> =>
    issueTransaction(contextOf(name, daysAgo), { ...body, voucherContractId: id }, random);

  const changeTransaction = (
    name: string,
    daysAgo: number,
    { id }: VoucherTransaction,
    event: 'activate' | 'void',
    alasan?: string,
  ): Promise<VoucherTransaction> =>
    voucherTransactionHandlers.changeState(
      contextOf(name, daysAgo),
      ofRecord(id, { event, alasan: alasan ?? null }),
    );

  /** Issues a transaction and activates it. */
  const issueActive = async (
    name: string,
    daysAgo: number,
    contract: VoucherContract,
    body: Omit<NewTransaction, 'voucherContractId'>,
  ): Promise<VoucherTransaction> =>
    await changeTransaction(name, daysAgo, await issue(name, daysAgo, contract, body), 'activate');

  /** Registers an invented person for a voucher at the facility of an account. */
  const bind = async (name: string, daysAgo: number, id: number): Promise<void> => {
    const { code } = await findVoucher(id);
    const person = createPerson(personGenerator, (people += 1));
    const body = { ...person, kode: code, persetujuan: true };
    await voucherHandlers.bind(
      contextOf(name, daysAgo),
      ofBody(body as HandlerInput<typeof voucherCalls.bind>['body']),
    );
  };

  /** Binds a voucher and uses it with a first dose from the stock of an order. */
  const useWithDose = async (
    name: string,
    daysAgo: number,
    id: number,
    idRoot: number,
  ): Promise<void> => {
    await bind(name, daysAgo, id);
    const ctx = contextOf(name, daysAgo);
    const [from] = await db
      .select({ idBatch: stock.idBatch })
      .from(stock)
      .where(and(eq(stock.idRoot, idRoot), eq(stock.idFaskes, ctx.user.faskesId ?? 0)));
    const questions = ['L', 'P'].flatMap(sex =>
      questionsFor(screeningInForceOn(dayOf(daysAgo)), sex),
    );
    const dosis = {
      dosisKe: 1,
      hasil: 'DIBERIKAN' as const,
      idBatch: from?.idBatch ?? null,
      lokasi: 'LENGAN_KIRI' as const,
      vaksinator: 'Ns. Kartika Dewi',
      skrining: {
        jawaban: Object.fromEntries(questions.map(question => [question.id, false])),
        sistolik: 118,
        diastolik: 76,
      },
      konfirmasi: true,
    };
    await voucherHandlers.use(ctx, ofRecord(id, { dosis }));
  };

  return {
    draftContract,
    openContract,
    changeContract,
    issue,
    issueActive,
    changeTransaction,
    changeVoucher,
    vouchersOf,
    bind,
    useWithDose,
    contextOf,
    dayIn: (days: number) => addDays(dayOf(0), days),
  };
}
