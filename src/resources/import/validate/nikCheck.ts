import type { ImportRow } from '#contract/domains/import/index.ts';

/** Issues that a typing error in the NIK can cause. */
const typingErrorCodes: readonly string[] = ['E01', 'E02', 'E06', 'E07', 'W01'];

/** The fields that carry such an issue. */
export const nikCheckFields: readonly string[] = ['nik', 'tanggalLahir', 'jenisKelamin'];

/** Whether an issue of a field suggests to look at what the NIK of the row may have meant. */
export const hasNikToCheck = ({ temuan }: ImportRow, field: string | undefined): boolean =>
  temuan.some(
    one =>
      one.field === field &&
      nikCheckFields.includes(one.field) &&
      typingErrorCodes.includes(one.code),
  );
