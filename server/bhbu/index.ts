import type { bhbuCalls } from '#contract/bhbu.ts';
import type { Verbs } from '../context.ts';
import { choices } from './choices.ts';

export const bhbuVerbs: Verbs<typeof bhbuCalls> = { choices, choicesByPost: choices };
