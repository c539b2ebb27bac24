import { isNotNull } from 'drizzle-orm';
import type { pesertaCalls } from '#contract/domains/peserta/index.ts';
import type { Handler } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { getPeserta, lockPeserta } from '../read.ts';
import * as life from './lifecycle.ts';

export const setActive: Handler<typeof pesertaCalls.setActive> = async (ctx, { params, body }) => {
  const row = await lockPeserta(ctx, params.id);
  checkVersion(ctx.expectedVersion, await getPeserta(ctx, row.id), body);
  life.assertReason(body.isActive, body.alasan);
  return await life.setPesertaActive(ctx, row, body.isActive, body.alasan);
};

export const remove: Handler<typeof pesertaCalls.remove> = async (ctx, { params }) => {
  const row = await lockPeserta(ctx, params.id);
  checkVersion(ctx.expectedVersion, await getPeserta(ctx, row.id), null);
  return await life.removePeserta(ctx, row);
};

export const restore: Handler<typeof pesertaCalls.restore> = async (ctx, { params }) =>
  await life.restorePeserta(ctx, await lockPeserta(ctx, params.id, isNotNull(peserta.deletedAt)));
