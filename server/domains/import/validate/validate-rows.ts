import { importTargetOf, type ImportFile } from '../scope.ts';
import {
  prepareRegistrationRows,
  type NumberedRow,
  type RowValidation,
  type ValidateContext,
  type ValidatedRow,
} from './registration-rows.ts';
import type { RowContext } from './validate-row.ts';
import { prepareSmartCheckRows } from './smart-check-rows.ts';
import type { FirstRows } from './first-rows.ts';

type ValidatedFile = Pick<ImportFile, 'jenis' | 'bhbuId' | 'vaccinationType'>;

/**
 * Prepares rows for validation by the rules of their kind of file. Preparing does not depend on other
 * rows, so the next rows can be prepared while these are validated.
 */
export const prepareRows = (
  ctx: ValidateContext,
  file: ValidatedFile,
  rows: readonly NumberedRow[],
  context: RowContext,
): Promise<RowValidation> =>
  file.jenis === 'smartChecking'
    ? prepareSmartCheckRows(ctx, rows, context)
    : prepareRegistrationRows(ctx, importTargetOf(file), rows, context);

/** Validates rows by the rules of their kind of file. */
export async function validateRows(
  ctx: ValidateContext,
  file: ValidatedFile,
  rows: readonly NumberedRow[],
  context: RowContext,
  firstRows: FirstRows,
): Promise<ValidatedRow[]> {
  const validate = await prepareRows(ctx, file, rows, context);
  return await validate(firstRows);
}
