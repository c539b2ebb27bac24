import type { AllCalls } from '#contract/index.ts';
import { authVerbs } from './auth/index.ts';
import type { Verbs } from './context.ts';
import { lookupVerbs } from './lookup/index.ts';
import { preferenceVerbs } from './preference/index.ts';
import { roleVerbs } from './role/index.ts';
import { systemVerbs } from './system/index.ts';
import { userVerbs } from './user/index.ts';

/** Every call's verb, by domain. A call without one does not compile. */
export const verbs: { [D in keyof AllCalls]: Verbs<AllCalls[D]> } = {
  auth: authVerbs,
  lookup: lookupVerbs,
  preference: preferenceVerbs,
  role: roleVerbs,
  system: systemVerbs,
  user: userVerbs,
};
