import type { HandlerInput } from '#contract/core/endpoint.ts';
import { faskesInput, type faskesCalls } from '#contract/domains/faskes/index.ts';
import { lookupCodes } from '#server/domains/lookup/index.ts';
import { endSessionsOfFaskes } from '#server/platform/auth/session.ts';
import type { Handler } from '#server/platform/context.ts';
import { sumChillers } from '#server/platform/db/views/chillers.ts';
import { findUsages } from '#server/platform/db/views/usages.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { formColumns } from '#server/platform/record/index.ts';
import { faskesRecords } from '../records.ts';

type FaskesBody = HandlerInput<typeof faskesCalls.create>['body'];

/** Converts a form to columns. @throws Problem 422 on `kabKota` */
function toColumns(body: FaskesBody) {
  if (!lookupCodes.isKabKota(body.kabKota)) {
    throw invalidField('kabKota', message('record.unknownRegion'));
  }
  return formColumns(faskesInput.shape, body);
}

export const create: Handler<typeof faskesCalls.create> = async (ctx, { body }) =>
  await faskesRecords.insert(ctx, toColumns(body));

/**
 * Updates a faskes. Its own staff may not change a P-Care code, since uploaded files and the
 * national data system identify the faskes by it.
 */
export const update: Handler<typeof faskesCalls.update> = async (ctx, { params, body }) => {
  const before = await faskesRecords.lock(ctx, params.id, { submitted: body });
  const isCodeChanged =
    before.kodePcare !== null && before.kodePcare.toUpperCase() !== body.kodePcare;
  if (ctx.scope === 'own' && isCodeChanged) {
    throw invalidField('kodePcare', message('faskes.codeLocked'));
  }
  const sums = await sumChillers(ctx.db, params.id);
  for (const name of ['jumlahChiller', 'kapasitasChiller'] as const) {
    if (sums && body[name] !== undefined && body[name] !== sums[name]) {
      throw invalidField(name, message('faskes.fromChillers', { jumlah: sums[name] }));
    }
  }
  return await faskesRecords.update(ctx, before, { ...toColumns(body), ...sums });
};

/**
 * Activates or deactivates a faskes; peserta of an inactive one keep it, and the sessions of its accounts end. The lock makes a
 * transaction that assigns the faskes wait.
 */
export const setActive: Handler<typeof faskesCalls.setActive> = async (ctx, { params, body }) => {
  const { isActive } = body;
  if (!isActive && !body.alasan) {
    throw invalidField('alasan', message('faskes.reasonMissing'));
  }
  const before = await faskesRecords.lock(ctx, params.id, { submitted: body, strength: 'update' });
  const reason = isActive ? null : (body.alasan ?? null);
  if (!isActive) await endSessionsOfFaskes(ctx.db, before.id, ctx.now);
  return await faskesRecords.setActive(ctx, before, isActive, {
    reason,
    values: { alasanNonaktif: reason },
  });
};

/** Soft-deletes a faskes that nothing references. @throws Problem 409 */
export const remove: Handler<typeof faskesCalls.remove> = async (ctx, { params }) => {
  const before = await faskesRecords.lock(ctx, params.id, { submitted: null, strength: 'update' });
  const usages = await findUsages(ctx.db, 'faskes', before.id);
  if (usages !== null) {
    throw new Problem(
      'MASIH_DIPAKAI',
      message('faskes.inUse', { nama: before.namaFaskes, pemakaian: usages }),
    );
  }
  return await faskesRecords.remove(ctx, before);
};

/** Restores a deleted faskes. @throws Problem 422 when another faskes now has its P-Care code */
export const restore: Handler<typeof faskesCalls.restore> = async (ctx, { params }) =>
  await faskesRecords.restore(ctx, await faskesRecords.lock(ctx, params.id, { which: 'deleted' }));
