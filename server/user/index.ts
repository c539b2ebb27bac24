import type { userCalls } from '#contract/user.ts';
import type { Verbs } from '../context.ts';
import { getAccount } from './read.ts';

export const userVerbs: Verbs<typeof userCalls> = { get: getAccount };
