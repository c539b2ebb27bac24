import type { faskesCalls } from '#contract/faskes.ts';
import type { Verbs } from '../context.ts';
import { choices, choicesOfBhbu } from './choices.ts';

export const faskesVerbs: Verbs<typeof faskesCalls> = { choices, choicesOfBhbu };
