import { and, desc, eq, ne } from 'drizzle-orm';
import { orderSlots, type orderCalls } from '#contract/domains/order/calls.ts';
import {
  advanceOrder,
  getOrder,
  orderLifecycle,
  orderRecords,
  type OrderRow,
} from '#server/domains/order/index.ts';
import { createAttachmentHandlers } from '#server/platform/attachment/attachment-handlers.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { pks, type StoredSignature } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { checkTransition, transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { dayOfEvent } from './history.ts';
import { lockPks, pksLifecycle, supersedeEarlier } from './lifecycle.ts';
import type { PksRow } from './records.ts';

const files = createAttachmentHandlers({
  ...orderRecords,
  slots: orderSlots,
  auditsDownloads: true,
});

/** What is entered together with a signed copy. */
interface Signing {
  readonly namaPenandatangan: string;
  readonly jabatanPenandatangan: string;
  readonly tanggalTandaTangan: string;
  readonly metode: string;
  readonly nomorMeterai?: string | null | undefined;
}

const signatureOf = ({ user }: Context, signing: Signing): StoredSignature => ({
  nama: signing.namaPenandatangan,
  jabatan: signing.jabatanPenandatangan,
  tanggal: signing.tanggalTandaTangan,
  metode: signing.metode,
  nomorMeterai: signing.nomorMeterai || null,
  diunggahOleh: user.fullName,
});

/** Locks the live agreement of an order, if there is one. */
async function lockOwnPks(ctx: Context, idOrder: number): Promise<PksRow | undefined> {
  const [found] = await ctx.db
    .select({ id: pks.id })
    .from(pks)
    .where(and(eq(pks.idOrder, idOrder), ne(pks.status, 'DIBATALKAN')))
    .orderBy(desc(pks.id));
  return found ? await lockPks(ctx, found.id) : undefined;
}

/** @throws Problem 422 for a day that is still to come, or before there was something to sign */
async function checkSigningDay(
  ctx: Context,
  day: string,
  row: OrderRow,
  own: PksRow | undefined,
): Promise<void> {
  const today = dayInJakarta(ctx.now);
  if (day > today) throw invalidField('tanggalTandaTangan', message('pks.signedInFuture'));
  const mulai = own ? await dayOfEvent(ctx, own, 'issue') : (row.tanggalOrder ?? today);
  if (day < mulai) {
    throw invalidField('tanggalTandaTangan', message('pks.signedTooEarly', { mulai }));
  }
}

const later = (a: string, b: string | null): string => (b !== null && b > a ? b : a);

/** A copy was expected of no agreement. */
const noAgreement = (row: OrderRow): Problem =>
  new Problem('KEADAAN_SALAH', message('pks.notIssued', { nomor: orderRecords.labelOf(row) }), {
    currentState: row.status,
    reason: 'state',
  });

/** @throws Problem 409 unless an order is accepted under a booster agreement in force */
function checkUnderBoosterPks(row: OrderRow): void {
  if (row.pksPayung === null || row.status !== 'DITERIMA') throw noAgreement(row);
  if (row.statusPks !== 'AKTIF' && row.statusPks !== 'PERINGATAN') {
    throw new Problem('KEADAAN_SALAH', message('order.boosterPksGone'), {
      currentState: row.status,
      reason: 'underBoosterPks',
    });
  }
}

/** Records the signed Lampiran III of an order under a booster agreement in force. */
async function signUnderBoosterPks(ctx: Context, row: OrderRow, signing: Signing): Promise<void> {
  const ttdPembeli = signatureOf(ctx, signing);
  await orderRecords.update(
    ctx,
    row,
    { ttdPembeli, tanggalTandaTangan: ttdPembeli.tanggal },
    { action: 'sign', audited: { ttdPembeli } },
  );
  await supersedeEarlier(ctx, row.id);
  await advanceOrder(ctx, row.id);
}

/** Handlers of the signed copies of an order's agreement. */
export const copyHandlers: Handlers<
  Pick<
    typeof orderCalls,
    | 'attachments'
    | 'downloadAttachment'
    | 'downloadBuyerCopy'
    | 'downloadSellerCopy'
    | 'uploadBuyerCopy'
    | 'uploadSellerCopy'
  >
> = {
  uploadBuyerCopy: async (ctx, { params: { id }, body: { filePksBHBU, ...signing } }) => {
    const row = await orderRecords.lock(ctx, id, { submitted: null });
    const own = await lockOwnPks(ctx, id);
    if (own) checkTransition(ctx.user, pksLifecycle, own, 'signByBuyer');
    else checkUnderBoosterPks(row);
    await checkSigningDay(ctx, signing.tanggalTandaTangan, row, own);
    await files.save(ctx, id, 'filePksBHBU', ['filePksBHBU', filePksBHBU]);
    if (own) {
      await transition(ctx, pksLifecycle, own, 'signByBuyer', {
        values: { ttdPembeli: signatureOf(ctx, signing), pengunggahPembeli: ctx.user.id },
      });
    } else await signUnderBoosterPks(ctx, row, signing);
    return await getOrder(ctx, id);
  },

  uploadSellerCopy: async (ctx, { params: { id }, body: { filePksKF, ...signing } }) => {
    const row = await orderRecords.lock(ctx, id, { submitted: null });
    const own = await lockOwnPks(ctx, id);
    if (!own) throw noAgreement(row);
    checkTransition(ctx.user, pksLifecycle, own, 'signBySeller');
    await checkSigningDay(ctx, signing.tanggalTandaTangan, row, own);
    await files.save(ctx, id, 'filePksKF', ['filePksKF', filePksKF]);
    await transition(ctx, pksLifecycle, own, 'signBySeller', {
      values: { ttdPenjual: signatureOf(ctx, signing), pengunggahPenjual: ctx.user.id },
    });
    const tanggalTandaTangan = later(signing.tanggalTandaTangan, own.ttdPembeli?.tanggal ?? null);
    // Copies that were returned are signed again for an order that is already signed.
    if (row.status === 'PKS_DIBUAT') {
      await transition(ctx, orderLifecycle, row, 'sign', { values: { tanggalTandaTangan } });
    } else await orderRecords.update(ctx, row, { tanggalTandaTangan }, { action: 'sign' });
    await advanceOrder(ctx, id);
    return await getOrder(ctx, id);
  },

  downloadBuyerCopy: files.createSlotDownload('filePksBHBU'),
  downloadSellerCopy: files.createSlotDownload('filePksKF'),
  attachments: files.attachments,
  downloadAttachment: files.downloadAttachment,
};
