import type { authCalls } from '#contract/auth.ts';
import type { Verbs } from '../context.ts';
import { changePassword } from './change-password.ts';
import { login } from './login.ts';
import { endOne, endOthers, sessions } from './own-sessions.ts';
import { endSession } from './session.ts';

export const authVerbs: Verbs<typeof authCalls> = {
  login,
  logout: async ctx => ({ ended: await endSession(ctx.db, ctx.user.sessionId, 'keluar', ctx.now) }),
  changePassword,
  updatePassword: changePassword,
  sessions,
  endSession: endOne,
  endOtherSessions: endOthers,
};
