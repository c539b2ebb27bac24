import { orderCalls } from '#contract/domains/order/calls.ts';
import type { ResourceSpec } from '#src/kit/resource/definition.ts';
import { definition } from '../definition.ts';

/** Whose signed copy of an agreement is uploaded. */
export type Copy = 'buyer' | 'seller';

/** The upload call of each copy, and the field of its file. */
export const copies = {
  buyer: { upload: orderCalls.uploadBuyerCopy, file: 'filePksBHBU' },
  seller: { upload: orderCalls.uploadSellerCopy, file: 'filePksKF' },
} as const;

const signatureFields = [
  'namaPenandatangan',
  'jabatanPenandatangan',
  'tanggalTandaTangan',
  'metode',
  'nomorMeterai',
] as const;

const defineForm = (copy: Copy): ResourceSpec => {
  const { upload, file } = copies[copy];
  return {
    ...definition,
    ...(upload.body ? { input: upload.body } : {}),
    form: [{ fields: [...signatureFields, file] }],
  };
};

/** The form of each copy. */
export const copyForms: Readonly<Record<Copy, ResourceSpec>> = {
  buyer: defineForm('buyer'),
  seller: defineForm('seller'),
};
