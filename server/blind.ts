import { createHmac } from 'node:crypto';
import type { Keys } from './keys.ts';

/** 128 bits of a hash name somebody well enough, in half the index. */
const keyBytes = 16;

/** What a number is found by, and by equality alone. @param text the number after its kind: `nik:…` */
export const blindKey = (keys: Keys, text: string): Buffer =>
  createHmac('sha256', keys.blindIndex).update(text).digest().subarray(0, keyBytes);
