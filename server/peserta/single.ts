import { isNotNull } from 'drizzle-orm';
import type { pesertaCalls } from '#contract/peserta/index.ts';
import type { Verb } from '../context.ts';
import { peserta } from '../db/schema/index.ts';
import { checkVersion } from '../db/version.ts';
import * as life from './life.ts';
import { getPeserta, lockPeserta } from './read.ts';

export const setActive: Verb<typeof pesertaCalls.setActive> = async (ctx, { params, body }) => {
  const row = await lockPeserta(ctx, params.id);
  checkVersion(ctx.versionRead, await getPeserta(ctx, row.id), body);
  life.checkReason(body.isActive, body.alasan);
  return await life.setActive(ctx, row, body.isActive, body.alasan);
};

export const remove: Verb<typeof pesertaCalls.remove> = async (ctx, { params }) => {
  const row = await lockPeserta(ctx, params.id);
  checkVersion(ctx.versionRead, await getPeserta(ctx, row.id), null);
  return await life.remove(ctx, row);
};

export const restore: Verb<typeof pesertaCalls.restore> = async (ctx, { params }) =>
  await life.restore(ctx, await lockPeserta(ctx, params.id, isNotNull(peserta.deletedAt)));
