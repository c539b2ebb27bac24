import { z } from '../../core/zod.ts';
import { endpoint } from '../../core/endpoint.ts';
import { id, idParams, listQuery, page } from '../../core/list.ts';
import { anyOf } from '../../core/list-filter.ts';
import { expectedVersion, recordFields, textLines, timestamp } from '../../core/record.ts';

/** A settlement is open until a person notes what was agreed with the company. */
export const settlementStates = ['TERBUKA', 'SELESAI'] as const;

const money = z.int().meta({ input: 'money' });

/**
 * What a terminated order leaves to settle: doses that are paid and not shipped. Nothing is refunded
 * automatically.
 */
export const settlement = z.object({
  id: z.int(),
  idOrder: z.int(),
  noOrder: z.string().nullable(),
  bhbuId: z.int(),
  namaBHBU: z.string(),
  /** Verified payments of the order. */
  dibayar: money,
  /** Doses that the payments cover. */
  dosisDibayar: z.int(),
  dosisDikirim: z.int(),
  /** Doses that are paid and not shipped. */
  dosisTersisa: z.int(),
  /** The payments less the value of what was shipped. */
  nilai: money,
  status: z.enum(settlementStates),
  /** What was agreed with the company. */
  catatan: z.string().nullable(),
  diselesaikanOleh: z.string().nullable(),
  diselesaikanPada: timestamp.nullable(),
  ...recordFields,
});
export type Settlement = z.infer<typeof settlement>;

/** Body that closes a settlement. */
export const settlementInput = z.strictObject({
  catatan: textLines(5, 1000),
  version: expectedVersion,
});

export const settlementCalls = {
  settlements: endpoint({
    method: 'GET',
    path: '/Order/penyelesaian',
    access: 'settlement.read',
    summary: 'Dosis yang sudah dibayar dan belum dikirim dari pesanan yang diakhiri',
    extension: true,
    query: listQuery(['createdAt', 'nilai', 'modifiedAt'], {
      status: anyOf(settlementStates),
      bhbuId: id.optional(),
      idOrder: id.optional(),
    }),
    answer: page(settlement),
  }),
  settle: endpoint({
    method: 'PUT',
    path: '/Order/penyelesaian/{id}',
    access: 'settlement.update',
    summary: 'Mencatat bagaimana dosis yang belum dikirim diselesaikan; uang tidak dikembalikan',
    extension: true,
    params: idParams,
    body: settlementInput,
    answer: settlement,
  }),
};
