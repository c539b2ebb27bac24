import { awaitedIn, findTransition, type AwaitedAct } from '#contract/core/lifecycle.ts';
import type { Order } from '#contract/domains/order/record.ts';
import type { Pks } from '#contract/domains/pks/record.ts';
import { openAmendmentStates, orderStates, type OrderState } from '#contract/states/order.ts';
import { pksStates, type PksState } from '#contract/states/pks.ts';
import type { orderPage } from '#texts/orderPage.ts';

/** What an order waits for: its state or, while the agreement is made, that of the agreement. */
export type StepName = keyof typeof orderPage.next;

/** Steps of an agreement that waits for a signature or for the verification. */
const signingSteps: Readonly<Partial<Record<PksState, StepName>>> = {
  MENUNGGU_TTD_BHBU: 'PKS_TTD_PEMBELI',
  MENUNGGU_TTD_PENJUAL: 'PKS_TTD_PENJUAL',
  MENUNGGU_VERIFIKASI: 'PKS_VERIFIKASI',
};

/** The company pays; FINANCE enters payments elsewhere. */
const payers = ['BHBU', 'SUPERADMIN', 'ADMIN'] as const;

/** Steps that are no state of the order or of its agreement. */
const furtherSteps = {
  LAMPIRAN: { side: 'buyer', right: 'order.signForBuyer' },
  LAMPIRAN_DIUNGGAH: { side: 'seller', right: 'order.extendDeadline' },
  PENERBITAN: { side: 'seller', right: 'invoice.issue' },
  PEMBAYARAN_PERTAMA: { side: 'buyer', right: 'payment.create', by: payers },
  PEMBAYARAN: { side: 'buyer', right: 'payment.create', by: payers },
  PEMBAYARAN_TERLAMBAT: { side: 'buyer', right: 'payment.create', by: payers },
  BUKTI_BARU: { side: 'buyer', right: 'payment.update', by: payers },
  VERIFIKASI: { side: 'seller', right: 'payment.verify' },
  TINDAK_LANJUT: { side: 'seller', right: 'workOrder.update' },
  // The payment is a step of its own; what is paid is shipped.
  DIBAYAR_SEBAGIAN: { side: 'seller', right: 'workOrder.update' },
} as const satisfies Readonly<Partial<Record<StepName, AwaitedAct>>>;

const isFurtherStep = (step: StepName): step is keyof typeof furtherSteps => step in furtherSteps;

/** Returns the act that a step waits for; undefined when none is due. */
export function awaitedAt(step: StepName): AwaitedAct<'buyer' | 'seller'> | undefined {
  if (isFurtherStep(step)) return furtherSteps[step];
  const state = orderStates.names.find(name => name === step);
  if (state) return awaitedIn(orderStates, state);
  const signing = pksStates.names.find(name => signingSteps[name] === step);
  return signing && awaitedIn(pksStates, signing);
}

type AgreementOfOrder = Pick<Pks, 'idOrder' | 'statuspks'> | null | undefined;

/**
 * Whether a booster order is placed under an agreement that is in force already; its signed
 * Lampiran III is then copy 1, and it gets no agreement of its own.
 */
export const isUnderBoosterPks = (
  { id, jenis, noPKS }: Pick<Order, 'id' | 'jenis' | 'noPKS'>,
  pks: AgreementOfOrder,
): boolean => jenis === 'BOOSTER' && noPKS !== null && pks?.idOrder !== id;

/** States in which vaccine leaves as far as it is paid. */
const shippingStates: ReadonlySet<OrderState> = new Set([
  'DIBAYAR_SEBAGIAN',
  'LUNAS',
  'DIJADWALKAN',
  'DIKIRIM_SEBAGIAN',
]);

/** What the payment and the deliveries of an order depend on. */
type SteppedOrder = Pick<Order, 'dosisDibayar' | 'pembayaran' | 'status'> & {
  readonly baris: readonly Pick<Order['baris'][number], 'qtyKirim'>[];
};

/** Returns the step of a state: none while it asks only for money, or for doses that are not paid. */
function stepOfState({
  status,
  pembayaran,
  dosisDibayar,
  baris,
}: SteppedOrder): readonly StepName[] {
  if (pembayaran === null) return [status];
  if (status === 'MENUNGGU_BAYAR') return [];
  if (!shippingStates.has(status)) return [status];
  const shipped = baris.reduce((sum, { qtyKirim }) => sum + qtyKirim, 0);
  return (dosisDibayar ?? 0) > shipped ? [status] : [];
}

/**
 * Returns what an order waits for: its agreement first, then its payment, by the invoice that is
 * open, then its state. Returned copies are signed again while the first payment is awaited already.
 * @param pks its agreement, if it has one
 * @param isAllReceived whether every first delivery is received
 */
export function nextSteps(
  order: Pick<Order, 'id' | 'jenis' | 'noPKS' | 'tanggalTandaTangan'> & SteppedOrder,
  pks: AgreementOfOrder,
  isAllReceived = false,
): readonly StepName[] {
  const { status, pembayaran } = order;
  if (status === 'DIKIRIM_SEMUA' && isAllReceived) return ['TINDAK_LANJUT'];
  if (status === 'DITERIMA' && isUnderBoosterPks(order, pks)) {
    return [order.tanggalTandaTangan === null ? 'LAMPIRAN' : 'LAMPIRAN_DIUNGGAH'];
  }
  const signing = pks && !endedStates.has(status) ? signingSteps[pks.statuspks] : undefined;
  if (signing && (status === 'PKS_DIBUAT' || status === 'PKS_DITANDATANGANI')) return [signing];
  return [
    ...(signing ? [signing] : []),
    ...(pembayaran ? [pembayaran.menunggu] : []),
    ...stepOfState(order),
  ];
}

/** Whether an order can be amended: it is in force itself, and no amendment of it is open. */
export const isAmendable = (record: Pick<Order, 'id' | 'status' | 'amandemenDari' | 'versi'>) =>
  findTransition(orderStates, record.status, 'supersede') !== undefined &&
  (record.amandemenDari === null || !openAmendments.has(record.status)) &&
  newerVersion(record) === undefined;

const openAmendments: ReadonlySet<OrderState> = new Set(openAmendmentStates);

/** States in which an order has ended without being carried out. */
const endedStates: ReadonlySet<OrderState> = new Set([
  'DITOLAK',
  'DIBATALKAN',
  'BATAL_GAGAL_BAYAR',
  'DIAKHIRI',
]);

/** Returns the latest later version of an order that has not ended; undefined without one. */
export const newerVersion = ({
  id,
  versi,
}: Pick<Order, 'id' | 'versi'>): Order['versi'][number] | undefined =>
  versi
    .slice(versi.findIndex(version => version.id === id) + 1)
    .findLast(({ status }) => !endedStates.has(status));
