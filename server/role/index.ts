import type { roleCalls } from '#contract/role.ts';
import type { Handlers } from '../context.ts';
import { create } from './create.ts';
import { getRole, list } from './read.ts';
import { remove } from './remove.ts';
import { update } from './update.ts';

export const roleHandlers: Handlers<typeof roleCalls> = {
  list,
  get: (ctx, { params }) => getRole(ctx.db, params.id),
  create,
  update,
  remove,
};
