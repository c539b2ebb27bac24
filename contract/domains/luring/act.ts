import { recordId } from '../../core/list.ts';
import { issueMessage } from '../../core/messages/message.ts';
import { text, timestamp } from '../../core/record.ts';
import { withoutNik } from '../../core/values/without-nik.ts';
import { z } from '../../core/zod.ts';
import { useInput } from '../voucher/record.ts';
import { doseInput, kipiInput } from '../vaksinasi/input.ts';

/** What can be done without network. */
export const offlineActKinds = ['KUNJUNGAN', 'HADIR', 'KIPI', 'VOUCHER'] as const;
export type OfflineActKind = (typeof offlineActKinds)[number];

/** Who did what when, with the device that signs it. */
const head = {
  id: z.uuid(),
  perangkat: z.uuid(),
  akun: recordId,
  idFaskes: recordId,
  /** When it was done, by the clock of the device. */
  pada: timestamp,
  /** When the day was prepared on which it is based. */
  disiapkan: timestamp,
  /** The participant as the device showed them. */
  idPeserta: recordId,
  nama: withoutNik(text(1, 200)),
};

/** An act without network: a visit, an arrival, an adverse event, or the use of a voucher. */
export const offlineAct = z.discriminatedUnion('jenis', [
  z.strictObject({ jenis: z.literal('KUNJUNGAN'), ...head, isi: doseInput }),
  z.strictObject({
    jenis: z.literal('HADIR'),
    ...head,
    isi: z.strictObject({ hadir: z.boolean() }),
  }),
  z.strictObject({
    jenis: z.literal('KIPI'),
    ...head,
    isi: z
      .strictObject({
        /** The dose, or the act that records it. */
        idDosis: recordId.nullish(),
        tindakanDosis: z.uuid().nullish(),
        kipi: kipiInput.omit({ version: true }),
      })
      .refine(({ idDosis, tindakanDosis }) => !idDosis !== !tindakanDosis, {
        path: ['idDosis'],
        message: issueMessage('input.notChosen'),
      }),
  }),
  z.strictObject({
    jenis: z.literal('VOUCHER'),
    ...head,
    isi: z.strictObject({ idVoucher: recordId, dosis: useInput.shape.dosis }),
  }),
]);
export type OfflineAct = z.output<typeof offlineAct>;

/** What can be read of an act whose content the contract does not know any more. */
export const offlineActHead = z.object({
  ...head,
  jenis: z.enum(offlineActKinds),
  nama: head.nama.catch(''),
});
export type OfflineActHead = z.output<typeof offlineActHead>;

/** An act as a device writes it. */
export type OfflineActInput = z.input<typeof offlineAct>;

/** Longest signed text of an act, in characters. */
export const maxActLength = 40_000;
