import { z } from '../../core/zod.ts';
import { recordId } from '../../core/list.ts';
import { textLines } from '../../core/record.ts';
import { containsNik } from '../../core/values/nik.ts';
import { issueMessage } from '../../core/messages/message.ts';

/**
 * What is decided about a storage temperature outside the limits: the doses that were there go into
 * quarantine, or they stay usable for the reason that is given.
 */
export const excursionDecisions = ['KARANTINA', 'TANPA_KARANTINA'] as const;
export type ExcursionDecision = (typeof excursionDecisions)[number];

/** Maximum number of stocks of one decision; a facility has a handful of batches at a time. */
export const maxExcursionStocks = 200;

/** A stock that was at the facility at the time of a reading, and of which usable doses are left. */
const exposedStock = z.object({
  id: z.int(),
  nomorBatch: z.string().nullable(),
  namaProduk: z.string().nullable(),
  namaBHBU: z.string(),
  noOrder: z.string().nullable(),
  kedaluwarsaBatch: z.iso.date().nullable(),
  /** Usable doses now. */
  sisa: z.int(),
});
export type ExposedStock = z.infer<typeof exposedStock>;

/** What the decision about a reading concerns. */
export const excursionScope = z.object({
  stok: z.array(exposedStock),
  /** Other readings outside the limits of the same chiller, up to this one, without a decision. */
  pembacaanLain: z.int(),
});
export type ExcursionScope = z.infer<typeof excursionScope>;

/** Body that decides about a reading outside the limits. */
export const excursionInput = z
  .strictObject({
    keputusan: z.enum(excursionDecisions),
    /** Why, as the entries of the stocks and the reading show it. */
    alasan: textLines(3, 500)
      .refine(value => !containsNik(value), { message: issueMessage('input.identityNumber') })
      .meta({ input: 'multiline' }),
    /** Doses that go into quarantine, by stock. */
    stok: z
      .array(z.strictObject({ id: recordId, jumlah: z.int().min(1).max(10_000_000) }))
      .max(maxExcursionStocks)
      .default([]),
    /** Whether the decision is also that of the other readings of `excursionScope`. */
    termasukLain: z.boolean().default(false),
    version: z.int().positive(),
  })
  .superRefine(({ keputusan, stok }, check) => {
    const isWrong = (keputusan === 'KARANTINA') !== stok.length > 0;
    const isDouble = new Set(stok.map(({ id }) => id)).size < stok.length;
    if (!isWrong && !isDouble) return;
    check.addIssue({
      code: 'custom',
      path: ['stok'],
      message: issueMessage(
        keputusan === 'KARANTINA' ? 'temperature.chooseStock' : 'temperature.noStock',
      ),
    });
  });
export type ExcursionInput = z.output<typeof excursionInput>;
