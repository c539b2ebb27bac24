import { textOf, type Translate } from '../fields/text.ts';
import type { AnyRecord, Definition } from '../resource/definition.ts';
import { valueOf, type Field } from '../resource/field.ts';
import type { Sheet } from './workbook.ts';

/** Builds a sheet with the formatted values as shown on screen, preceded by a header row. */
export const rowsSheet = (
  name: string,
  definition: Definition,
  fields: readonly Field[],
  records: readonly AnyRecord[],
  translate: Translate,
): Sheet => ({
  name,
  rows: [
    fields.map(({ label }) => translate(label)),
    ...records.map(record =>
      fields.map((field, at) =>
        // As on screen, the first column is the record's name.
        at === 0 ? definition.nameOf(record) : textOf(field, valueOf(field, record), translate),
      ),
    ),
  ],
});
