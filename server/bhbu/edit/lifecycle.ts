import { isNotNull, sql } from 'drizzle-orm';
import type { bhbuCalls } from '#contract/bhbu/calls.ts';
import { bhbuStates, findTransition } from '#contract/states.ts';
import type { Handler } from '../../context.ts';
import { bhbu } from '../../db/schema/index.ts';
import { checkVersion } from '../../db/check-version.ts';
import { countBhbuRegistrations } from '../../peserta/counts/bhbu-counts.ts';
import { invalidField, Problem } from '../../problem.ts';
import { countAccountsOfBhbu, endSessionsOfBhbu } from '../../user/accounts-by-owner.ts';
import { getBhbu, lockBhbu } from '../query/get.ts';
import { withUniqueNpwp } from './rules.ts';
import { createBhbuAuditEntry } from '../audit-entry.ts';
import { writeBhbu } from './write.ts';

/** Activates or deactivates a company; deactivation ends the sessions of its accounts. */
export const setActive: Handler<typeof bhbuCalls.setActive> = async (ctx, { params, body }) => {
  const row = await lockBhbu(ctx, params.id);
  const { isActive, alasan } = body;
  const event = isActive ? 'activate' : 'deactivate';
  // The state is checked before the version, since "already done" explains more than "stale".
  const next = findTransition(bhbuStates, row.status, event);
  if (!next) {
    throw new Problem(
      'KEADAAN_SALAH',
      `${row.namaBHBU} tidak sedang ${isActive ? 'nonaktif' : 'aktif'}. Muat ulang untuk melihat keadaannya sekarang.`,
    );
  }
  checkVersion(ctx.expectedVersion, await getBhbu(ctx, row.id), body);
  if (!isActive && !alasan)
    throw invalidField('alasan', 'Tulis mengapa perusahaan ini dinonaktifkan');
  const inactiveReason = isActive ? null : (alasan ?? null);
  await writeBhbu(ctx, row.id, { status: next.to, isActive, alasanNonaktif: inactiveReason });
  if (!isActive) await endSessionsOfBhbu(ctx.db, row.id, ctx.now);
  await ctx.audit(
    createBhbuAuditEntry(event, row, {
      before: { status: row.status, alasanNonaktif: row.alasanNonaktif },
      after: { status: next.to, alasanNonaktif: inactiveReason },
      ...(inactiveReason ? { reason: inactiveReason } : {}),
    }),
  );
  return await getBhbu(ctx, row.id);
};

/**
 * Soft-deletes a company without peserta and accounts. The row lock makes a concurrent registration
 * either commit first and be counted, or find the company deleted.
 * @throws Problem 409 with the counts of what still refers to it
 */
export const remove: Handler<typeof bhbuCalls.remove> = async (ctx, { params }) => {
  const row = await lockBhbu(ctx, params.id, { strength: 'update' });
  checkVersion(ctx.expectedVersion, await getBhbu(ctx, row.id), null);
  if (row.status === 'MENUNGGU' || row.status === 'PERLU_PERBAIKAN') {
    throw new Problem(
      'KEADAAN_SALAH',
      `Pendaftaran ${row.namaBHBU} belum diputuskan. Tolak pendaftarannya bila tidak dilanjutkan.`,
    );
  }
  const registrations = await countBhbuRegistrations(ctx.db, row.id);
  const accounts = await countAccountsOfBhbu(ctx.db, row.id);
  const uses = [
    ...(registrations > 0 ? [`${registrations} peserta`] : []),
    ...(accounts > 0 ? [`${accounts} akun`] : []),
  ];
  if (uses.length > 0) {
    throw new Problem(
      'MASIH_DIPAKAI',
      `${row.namaBHBU} masih memiliki ${uses.join(' dan ')}. Hapus itu lebih dahulu, atau nonaktifkan perusahaannya saja.`,
    );
  }
  await writeBhbu(ctx, row.id, { deletedAt: ctx.now.toISOString() });
  await ctx.audit(createBhbuAuditEntry('delete', row, { before: { status: row.status } }));
  return await getBhbu(ctx, row.id, sql`true`);
};

/** Restores a deleted company. @throws Problem 404, 422 when another company now has its NPWP */
export const restore: Handler<typeof bhbuCalls.restore> = async (ctx, { params }) => {
  const row = await lockBhbu(ctx, params.id, { which: isNotNull(bhbu.deletedAt) });
  await withUniqueNpwp(() => writeBhbu(ctx, row.id, { deletedAt: null }));
  await ctx.audit(createBhbuAuditEntry('restore', row, { after: { status: row.status } }));
  return await getBhbu(ctx, row.id);
};
