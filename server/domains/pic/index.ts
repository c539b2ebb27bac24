import type { picCalls } from '#contract/domains/pic.ts';
import type { Handlers } from '#server/platform/context.ts';
import {
  companyIdOf,
  confirmCompanyPic,
  findCompanyPic,
  suggestCompanyPic,
  updateCompanyPic,
} from './company-pic.ts';
import { createOwnPic, findOwnPic, updateOwnPic } from './own-pic.ts';

/** Handlers of the caller's own PIC; user and company ids in a body are ignored. */
export const picHandlers: Handlers<typeof picCalls> = {
  get: ctx => {
    const bhbuId = companyIdOf(ctx);
    return bhbuId === null ? findOwnPic(ctx) : findCompanyPic(ctx, bhbuId);
  },

  suggest: async ctx => {
    const bhbuId = companyIdOf(ctx);
    return bhbuId === null ? null : await suggestCompanyPic(ctx, bhbuId);
  },

  create: (ctx, { body }) => {
    const bhbuId = companyIdOf(ctx);
    return bhbuId === null ? createOwnPic(ctx, body) : confirmCompanyPic(ctx, bhbuId, body);
  },

  update: (ctx, { body }) => {
    const bhbuId = companyIdOf(ctx);
    return bhbuId === null ? updateOwnPic(ctx, body) : updateCompanyPic(ctx, bhbuId, body);
  },
};
