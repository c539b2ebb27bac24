import {
  validateRegistrationRows,
  type ValidateContext,
  type ValidatedRow,
  type NumberedRow,
} from './registration-rows.ts';
import type { RowContext } from './validate-row.ts';
import { validateSmartCheckRows } from './smart-check-rows.ts';
import { importTargetOf, type ImportFile } from '../scope.ts';
import type { FirstRows } from './first-rows.ts';

/** Validates rows by the rules of their kind of file. */
export const validateRows = (
  ctx: ValidateContext,
  file: Pick<ImportFile, 'jenis' | 'bhbuId' | 'vaccinationType'>,
  rows: readonly NumberedRow[],
  context: RowContext,
  firstRows: FirstRows,
): Promise<ValidatedRow[]> =>
  file.jenis === 'smartChecking'
    ? validateSmartCheckRows(ctx, rows, context, firstRows)
    : validateRegistrationRows(ctx, importTargetOf(file), rows, context, firstRows);
