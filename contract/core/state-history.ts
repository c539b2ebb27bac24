import { endpoint } from './endpoint.ts';
import { idParams } from './list.ts';
import type { Permission } from '../policy.ts';
import { timestamp } from './record.ts';
import { z } from './zod.ts';

/** One change of a record's state: who, when, from which state to which, and why. */
export const stateChange = z.object({
  id: z.int(),
  waktu: timestamp,
  oleh: z.string(),
  peran: z.string(),
  event: z.string(),
  /** Null when the record was created. */
  dari: z.string().nullable(),
  ke: z.string(),
  alasan: z.string().nullable(),
  /** The clause of a contract that the change is based on. */
  pasal: z.string().nullable(),
});
export type StateChange = z.infer<typeof stateChange>;

/** The field of a record that lists show beside its state: why it is in it, if a reason was given. */
export const stateReason = { alasanStatus: z.string().nullable() };

/** Declares the call that lists the state changes of a record, newest first. */
export const stateHistoryCall = <P extends Permission>(path: string, access: P) =>
  endpoint({
    method: 'GET',
    path,
    access,
    summary: 'Riwayat keadaan sebuah data: siapa, kapan, dari dan ke keadaan apa, dan alasannya',
    extension: true,
    params: idParams,
    answer: z.array(stateChange),
  });
