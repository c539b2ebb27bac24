import { formatValue, type UntypedTranslate } from '../fields/formatValue.ts';
import type { AnyRecord, ResourceSpec } from '../resource/definition.ts';
import { getFieldValue, type ResourceField } from '../resource/resourceField.ts';
import type { WorkbookSheet } from './workbook.ts';

/** Builds a sheet with the formatted values as shown on screen, preceded by a header row. */
export const rowsSheet = (
  name: string,
  definition: ResourceSpec,
  fields: readonly ResourceField[],
  records: readonly AnyRecord[],
  translate: UntypedTranslate,
): WorkbookSheet => ({
  name,
  rows: [
    fields.map(({ label }) => translate(label)),
    ...records.map(record =>
      fields.map((field, at) =>
        // As on screen, the first column is the record's name.
        at === 0
          ? definition.nameOf(record)
          : formatValue(field, getFieldValue(field, record), translate),
      ),
    ),
  ],
});
