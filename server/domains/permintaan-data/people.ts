import { and, eq, inArray, or } from 'drizzle-orm';
import type { permintaanDataCalls } from '#contract/domains/permintaan-data/index.ts';
import { nameKey } from '#contract/core/values/name.ts';
import { openRequestStates } from '#contract/states/permintaan-data.ts';
import { nikKey } from '#server/domains/peserta/index.ts';
import type { Handler } from '#server/platform/context.ts';
import { permintaanDataPeserta, peserta } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { getDetail } from './detail.ts';
import { idsOf, selectPeople } from './linked.ts';
import {
  permintaanDataLifecycle,
  permintaanDataRecords,
  type PermintaanDataRow,
} from './records.ts';
import { decryptRequester } from './requester.ts';

/** @throws Problem 409 for a request that is answered, whose participants stay */
function assertOpen(row: PermintaanDataRow): void {
  if (openRequestStates.some(state => state === row.status)) return;
  throw new Problem('KEADAAN_SALAH', permintaanDataLifecycle.wrongState(row, 'process'), {
    currentState: row.status,
    reason: 'state',
  });
}

/**
 * Finds the registrations of a person, by the NIK that the person or the officer typed, or by name and birth date. The
 * audit entry says that it was searched, and not for whom.
 */
export const search: Handler<typeof permintaanDataCalls.search> = async (ctx, { params, body }) => {
  const row = await permintaanDataRecords.get(ctx, params.id);
  assertOpen(row);
  const requester = decryptRequester(ctx.deps.keys, row.pemohon);
  const byName = body.nama && body.tanggalLahir;
  const nik = body.nik || (byName ? null : requester.nik);
  const day = body.tanggalLahir ?? requester.tanggalLahir;
  if (!nik && !day) throw invalidField('nik', message('permintaanData.nothingToSearch'));
  const key = nik ? nikKey(ctx.deps.keys, nik) : undefined;
  const where = key
    ? or(eq(peserta.personKey, key), eq(peserta.nikKey, key))
    : and(eq(peserta.namaKey, nameKey(body.nama || row.nama)), eq(peserta.tanggalLahir, day ?? ''));
  const data = await selectPeople(ctx.db, where);
  await permintaanDataRecords.audit(ctx, row, 'lookup', {
    after: { menurut: nik ? 'nik' : 'nama', ditemukan: data.length },
  });
  return { data };
};

/** Sets the registrations that a request is about. */
export const link: Handler<typeof permintaanDataCalls.link> = async (ctx, { params, body }) => {
  const row = await permintaanDataRecords.lock(ctx, params.id, { submitted: body });
  assertOpen(row);
  const ids = [...new Set(body.idPeserta)];
  const found = ids.length === 0 ? [] : await selectPeople(ctx.db, inArray(peserta.id, ids));
  if (found.length < ids.length)
    throw invalidField('idPeserta', message('permintaanData.unknownPeserta'));
  const before = await idsOf(ctx.db, row.id);
  await ctx.db.delete(permintaanDataPeserta).where(eq(permintaanDataPeserta.idPermintaan, row.id));
  if (ids.length > 0) {
    await ctx.db
      .insert(permintaanDataPeserta)
      .values(ids.map(idPeserta => ({ idPermintaan: row.id, idPeserta })));
  }
  await permintaanDataRecords.update(
    ctx,
    row,
    {},
    {
      action: 'linkPeserta',
      audited: { idPesertaSemula: before, idPeserta: ids },
    },
  );
  return await getDetail(ctx, row.id);
};
