import { z } from '../zod.ts';

/** A last day (`YYYY-MM-DD`, until 23.59 WIB) or instant (UTC). */
export const lastMoment = z.union([z.iso.date(), z.iso.datetime()]);
