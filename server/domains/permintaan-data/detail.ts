import { maskNik } from '#contract/core/values/nik.ts';
import type { PermintaanDataDetail } from '#contract/domains/permintaan-data/index.ts';
import type { Context } from '#server/platform/context.ts';
import { peopleOf } from './linked.ts';
import { permintaanDataRecords } from './records.ts';
import { decryptRequester } from './requester.ts';

/** Returns a request as its page shows it; the NIK is masked. @throws Problem 404 */
export async function getDetail(ctx: Context, id: number): Promise<PermintaanDataDetail> {
  const { pemohon, ...row } = await permintaanDataRecords.get(ctx, id);
  const { nik, ...requester } = decryptRequester(ctx.deps.keys, pemohon);
  return {
    ...row,
    ...requester,
    nik: nik === null ? null : maskNik(nik),
    peserta: await peopleOf(ctx.db, id),
  };
}
