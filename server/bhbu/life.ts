import { isNotNull, sql } from 'drizzle-orm';
import type { bhbuCalls } from '#contract/bhbu.ts';
import { bhbuStates, step } from '#contract/states.ts';
import type { Verb } from '../context.ts';
import { bhbu } from '../db/schema/index.ts';
import { checkVersion } from '../db/version.ts';
import { registrationsOf } from '../peserta/of-bhbu.ts';
import { invalid, Problem } from '../problem.ts';
import { accountsOfBhbu, endSessionsOfBhbu } from '../user/holders.ts';
import { getBhbu, lockBhbu } from './read.ts';
import { npwpIsFree } from './rules.ts';
import { onBhbu } from './trail.ts';
import { writeBhbu } from './write.ts';

/** Activates or deactivates a company; deactivation ends the sessions of its accounts. */
export const setActive: Verb<typeof bhbuCalls.setActive> = async (ctx, { params, body }) => {
  const row = await lockBhbu(ctx, params.id);
  const { isActive, alasan } = body;
  const event = isActive ? 'activate' : 'deactivate';
  // The state is checked before the version, since "already done" explains more than "stale".
  const next = step(bhbuStates, row.status, event);
  if (!next) {
    throw new Problem(
      'KEADAAN_SALAH',
      `${row.name} tidak sedang ${isActive ? 'nonaktif' : 'aktif'}. Muat ulang untuk melihat keadaannya sekarang.`,
    );
  }
  checkVersion(ctx.versionRead, await getBhbu(ctx, row.id), body);
  if (!isActive && !alasan) throw invalid('alasan', 'Tulis mengapa perusahaan ini dinonaktifkan');
  const inactiveReason = isActive ? null : (alasan ?? null);
  await writeBhbu(ctx, row.id, { status: next.to, isActive, inactiveReason });
  if (!isActive) await endSessionsOfBhbu(ctx.db, row.id, ctx.now);
  await ctx.audit(
    onBhbu(event, row, {
      before: { status: row.status, alasanNonaktif: row.inactiveReason },
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
export const remove: Verb<typeof bhbuCalls.remove> = async (ctx, { params }) => {
  const row = await lockBhbu(ctx, params.id, { strength: 'update' });
  checkVersion(ctx.versionRead, await getBhbu(ctx, row.id), null);
  if (row.status === 'MENUNGGU' || row.status === 'PERLU_PERBAIKAN') {
    throw new Problem(
      'KEADAAN_SALAH',
      `Pendaftaran ${row.name} belum diputuskan. Tolak pendaftarannya bila tidak dilanjutkan.`,
    );
  }
  const registrations = await registrationsOf(ctx.db, row.id);
  const accounts = await accountsOfBhbu(ctx.db, row.id);
  const uses = [
    ...(registrations > 0 ? [`${registrations} peserta`] : []),
    ...(accounts > 0 ? [`${accounts} akun`] : []),
  ];
  if (uses.length > 0) {
    throw new Problem(
      'MASIH_DIPAKAI',
      `${row.name} masih memiliki ${uses.join(' dan ')}. Hapus itu lebih dahulu, atau nonaktifkan perusahaannya saja.`,
    );
  }
  await writeBhbu(ctx, row.id, { deletedAt: ctx.now.toISOString() });
  await ctx.audit(onBhbu('delete', row, { before: { status: row.status } }));
  return await getBhbu(ctx, row.id, sql`true`);
};

/** Restores a deleted company. @throws Problem 404, 422 when another company now has its NPWP */
export const restore: Verb<typeof bhbuCalls.restore> = async (ctx, { params }) => {
  const row = await lockBhbu(ctx, params.id, { which: isNotNull(bhbu.deletedAt) });
  await npwpIsFree(() => writeBhbu(ctx, row.id, { deletedAt: null }));
  await ctx.audit(onBhbu('restore', row, { after: { status: row.status } }));
  return await getBhbu(ctx, row.id);
};
