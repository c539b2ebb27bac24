import { moneyUnit, withUnit, type ColumnKind } from '#contract/core/values/sheet.ts';
import { accountZone } from '#src/providers/session.ts';
import { formatValue, unitLabel, type UntypedTranslate } from '../fields/formatValue.ts';
import { localTime } from '../format/date.ts';
import type { AnyRecord, ResourceSpec } from '../resource/definition.ts';
import { getFieldValue, resolveField, type ResourceField } from '../resource/resourceField.ts';
import type { SheetValue, WorkbookSheet } from './workbook.ts';

/** Kinds of fields whose values are numbers or dates in a file; all others are text. */
const dataKinds = ['number', 'decimal', 'money', 'date', 'instant'] as const;

const columnKind = ({ kind }: ResourceField): ColumnKind =>
  dataKinds.find(one => one === kind) ?? 'text';

function headerOf(field: ResourceField, translate: UntypedTranslate): string {
  const label = translate(field.label);
  const kind = columnKind(field);
  if (kind === 'money') return withUnit(label, moneyUnit);
  if (kind === 'instant') return withUnit(label, accountZone());
  return kind === 'text' || kind === 'date' ? label : withUnit(label, unitLabel(field, translate));
}

/** Returns numbers and dates as such, and other values as they are shown. */
function valueOf(field: ResourceField, record: AnyRecord, translate: UntypedTranslate): SheetValue {
  const value = getFieldValue(field, record);
  const kind = columnKind(field);
  if (kind !== 'text' && typeof value === 'number') return value;
  if (kind === 'date' && typeof value === 'string') return value;
  if (kind === 'instant' && typeof value === 'string') return localTime(value);
  return formatValue(field, value, translate) || null;
}

/** The fields of the columns: those of a joined value take its place, each once. */
function columnFields(
  definition: ResourceSpec,
  fields: readonly ResourceField[],
): readonly ResourceField[] {
  const exported = fields.flatMap(
    field => field.spec.exportedAs?.map(source => resolveField(definition, source)) ?? [field],
  );
  return [...new Map(exported.map(field => [field.source, field])).values()];
}

/**
 * Builds a sheet with a header row. A record without a value in the first column, such as a draft without a number,
 * has its name there.
 */
export function rowsSheet(
  name: string,
  definition: ResourceSpec,
  fields: readonly ResourceField[],
  records: readonly AnyRecord[],
  translate: UntypedTranslate,
): WorkbookSheet {
  const columns = columnFields(definition, fields);
  return {
    name,
    kinds: columns.map(columnKind),
    hasFilter: true,
    rows: [
      columns.map(field => headerOf(field, translate)),
      ...records.map(record =>
        columns.map((field, at) => {
          const value = valueOf(field, record, translate);
          return value === null && at === 0 ? definition.nameOf(record) : value;
        }),
      ),
    ],
  };
}
