import { z } from '#contract/core/zod.ts';
import type { ResourceSpec, FieldSpec, AnyRecord, LinesSpec } from './definition.ts';
import { describeSchema, type FieldKind, type SchemaField } from './schemaField.ts';

/** A field: what the schema says, overridden by the definition. */
export interface ResourceField extends SchemaField {
  readonly source: string;
  /** Message key of the label. */
  readonly label: string;
  /** Message key prefix of its values. */
  readonly messagePrefix: string;
  readonly spec: FieldSpec<AnyRecord>;
  /** The fields of a row, for an array of objects. */
  readonly lines?: LineFields;
}

/** The fields of the rows of an array of objects. */
export interface LineFields {
  /** Definition of a row, from which its inputs take labels and kinds. */
  readonly definition: ResourceSpec;
  /** All fields of the element's schema. */
  readonly all: readonly ResourceField[];
  /** The fields that are shown, in order. */
  readonly columns: readonly ResourceField[];
}

const unknownField: SchemaField = { kind: 'text', required: false, emptyValue: null };

function schemaOf(object: z.ZodObject | undefined, source: string): z.ZodType | undefined {
  const field: unknown = object?.shape[source];
  return field instanceof z.ZodType ? field : undefined;
}

/** Resolves a field. The input schema takes precedence over the record schema. */
export function resolveField(definition: ResourceSpec, source: string): ResourceField {
  const known = resolvedFields.get(definition) ?? new Map<string, ResourceField>();
  resolvedFields.set(definition, known);
  const field = known.get(source) ?? describeField(definition, source);
  known.set(source, field);
  return field;
}

/** Fields by definition: a form resolves each of its fields several times for every keystroke. */
const resolvedFields = new WeakMap<ResourceSpec, Map<string, ResourceField>>();

function describeField(definition: ResourceSpec, source: string): ResourceField {
  const spec = { ...stateChip(definition, source), ...definition.fields?.[source] };
  const schema = schemaOf(definition.input, source) ?? schemaOf(definition.record, source);
  const facts = schema ? describeSchema(schema) : unknownField;
  return {
    ...facts,
    // Without columns, the rows have no inputs.
    ...(facts.element && !spec.lines ? { kind: 'text' as const } : {}),
    ...(spec.kind ? { kind: spec.kind } : {}),
    ...(spec.required ? { required: true } : {}),
    ...(spec.lookup ? { kind: 'lookup', lookup: spec.lookup } : {}),
    source,
    label: spec.label ?? `resources.${definition.name}.fields.${source}`,
    messagePrefix: spec.messagePrefix ?? `resources.${definition.name}.${source}`,
    spec,
    ...(facts.element && spec.lines
      ? { lines: describeLines(definition, facts.element, spec.lines) }
      : {}),
  };
}

function describeLines(
  parent: ResourceSpec,
  element: z.ZodObject,
  { name, columns, fields }: LinesSpec,
): LineFields {
  const { lifecycle: _, ...rest } = parent;
  const definition: ResourceSpec = { ...rest, name, record: element, input: element, fields };
  return {
    definition,
    all: Object.keys(element.shape).map(source => resolveField(definition, source)),
    columns: columns.map(source => resolveField(definition, source)),
  };
}

/** Returns the chip of the lifecycle's state field, and of whether a record is in use. */
function stateChip({ lifecycle }: ResourceSpec, source: string): FieldSpec<AnyRecord> {
  if (source === 'isActive') return { chip: ({ isActive }) => (isActive ? 'good' : 'neutral') };
  return lifecycle && source === (lifecycle.field ?? 'status')
    ? { chip: record => lifecycle.meaning[String(record[source])] }
    : {};
}

/** Returns the form's fields in order, as the same array for the same definition. */
export function formFields(definition: ResourceSpec): readonly ResourceField[] {
  const fields =
    formFieldsOf.get(definition) ??
    (definition.form ?? []).flatMap(section =>
      (section.fields ?? []).map(source => resolveField(definition, source)),
    );
  formFieldsOf.set(definition, fields);
  return fields;
}

const formFieldsOf = new WeakMap<ResourceSpec, readonly ResourceField[]>();

/** Fills the id into one of a definition's paths. */
export const fillId = (path: string, id: string | number): string =>
  path.replace(':id', encodeURIComponent(id));

/** Path of a record's page: the read page if there is one, else the edit page. */
export const recordPagePath = ({ paths }: ResourceSpec, id: string | number): string =>
  fillId(paths.show ?? paths.edit, id);

/** Reads a field's value from a record. */
export const getFieldValue = ({ spec, source }: ResourceField, record: AnyRecord): unknown =>
  spec.value ? spec.value(record) : record[source];

/** Kinds whose values are short, whatever length the schema allows. */
const shortKinds: ReadonlySet<FieldKind> = new Set([
  'number',
  'decimal',
  'money',
  'date',
  'time',
  'select',
]);
/** The same, unless a custom input needs room for buttons beside the value. */
const plainShortKinds: ReadonlySet<FieldKind> = new Set(['code', 'identity', 'phone']);

/** Length up to which a text fits half of a form's width. */
const shortLength = 60;

/** Whether a field's input needs only half of a form's width. */
export const isShortField = ({ kind, maxLength = Infinity, spec }: ResourceField): boolean =>
  spec.isShort === true ||
  shortKinds.has(kind) ||
  (spec.Input === undefined &&
    (plainShortKinds.has(kind) || (kind === 'text' && maxLength <= shortLength)));
