import { paymentCalls } from '#contract/domains/payment/calls.ts';
import { useCall } from '#src/providers/data/useCall.ts';

/** The bank and the holder of the account that a transfer comes from. */
export interface Sender {
  readonly bankPengirim: string | null;
  readonly namaPengirim: string | null;
}

/** Returns the sender of a company's latest transfer, with which the next one begins; undefined without one. */
export const useSender = (idBHBU: number): Sender | undefined =>
  useCall(
    'payment',
    paymentCalls.list,
    {
      query: {
        idBHBU,
        jenis: 'TRANSFER',
        pageSize: 1,
        sortBy: 'tanggalBayar',
        sortOrder: 'desc',
      },
    },
    {
      select: ({ data: [latest] }): Sender | undefined =>
        latest && { bankPengirim: latest.bankPengirim, namaPengirim: latest.namaPengirim },
    },
  ).data;
