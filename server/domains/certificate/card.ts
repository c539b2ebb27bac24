import type { certificateCalls } from '#contract/domains/certificate/calls.ts';
import type { Handler } from '#server/platform/context.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { findCard } from './document.ts';
import { certificateRecords } from './records.ts';

/** Returns the SMART Health Card of a valid proof. @throws Problem 404; 409 without one */
export const card: Handler<typeof certificateCalls.card> = async (ctx, { params }) => {
  const row = await certificateRecords.get(ctx, params.id);
  const signed = row.status === 'BERLAKU' ? await findCard(ctx.db, row.id) : null;
  if (signed === null) {
    throw new Problem('KEADAAN_SALAH', message('certificate.noCard', { nomor: row.nomor }));
  }
  ctx.readsPeople([row.idPeserta]);
  await certificateRecords.audit(ctx, row, 'downloadCard');
  return { verifiableCredential: [signed] };
};
