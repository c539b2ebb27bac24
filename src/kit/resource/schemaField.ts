import { fileRuleOf, type FileRule } from '#contract/core/values/upload.ts';
import { z } from '#contract/core/zod.ts';
import type { LookupName } from '#src/providers/data/lookup.ts';

/** Value kinds; each determines the input, the cell format and the export format. */
export const fieldKinds = [
  'text',
  'multiline',
  'email',
  'phone',
  'url',
  'code',
  'identity',
  'number',
  'decimal',
  'money',
  'boolean',
  'date',
  'time',
  'instant',
  'select',
  'set',
  'lookup',
  'file',
  'lines',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** What a field's schema says. */
export interface SchemaField {
  readonly kind: FieldKind;
  /** Whether a value is required. */
  readonly required: boolean;
  /**
   * What is sent for an empty field: null when the schema allows it, otherwise undefined (the key
   * is omitted).
   */
  readonly emptyValue: null | undefined;
  /** Allowed values of an enum, a literal or an array of either. */
  readonly options?: readonly string[];
  readonly lookup?: LookupName;
  /** Whether the value is sent as a number, whichever input is used. */
  readonly numeric?: boolean;
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
  /** Allowed extensions and size of a file. */
  readonly fileRule?: FileRule;
  /** Schema of one row of an array of objects. */
  readonly element?: z.ZodObject;
  /** Maximum number of rows of an array of objects. */
  readonly maxItems?: number;
}

const isFieldKind = (text: string): text is FieldKind => fieldKinds.some(kind => kind === text);

/** Strips optional, nullable, default and readonly wrappers. */
function unwrapSchema(schema: z.ZodType): z.ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly
  ) {
    return unwrapSchema(schema.unwrap() as z.ZodType);
  }
  if (schema instanceof z.ZodPipe) return unwrapSchema(schema.in as z.ZodType);
  return schema;
}

/** Reads `.meta({ input })` through the wrappers. */
function inputHint(schema: z.ZodType): string | undefined {
  const hinted = schema.meta()?.['input'];
  if (typeof hinted === 'string') return hinted;
  return schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
    ? inputHint(schema.unwrap() as z.ZodType)
    : undefined;
}

const kindByFormat: Record<string, FieldKind> = {
  email: 'email',
  url: 'url',
  date: 'date',
  datetime: 'instant',
};

/** Allowed values of an enum, a literal or an array of either. */
function optionsOf(schema: z.ZodType): string[] | undefined {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  if (schema instanceof z.ZodLiteral) return [...schema.values].map(String);
  return schema instanceof z.ZodArray ? optionsOf(schema.element as z.ZodType) : undefined;
}

/** Schema of one row of an array of objects. */
function elementOf(schema: z.ZodType): z.ZodObject | undefined {
  if (!(schema instanceof z.ZodArray)) return undefined;
  const element = unwrapSchema(schema.element as z.ZodType);
  return element instanceof z.ZodObject ? element : undefined;
}

const isNumericSchema = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodNumber ||
  (schema instanceof z.ZodLiteral && [...schema.values].every(one => typeof one === 'number'));

/** Kind of a schema without an explicit hint. */
function defaultKind(schema: z.ZodType): FieldKind {
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) return 'select';
  if (elementOf(schema)) return 'lines';
  if (schema instanceof z.ZodArray) return optionsOf(schema) ? 'set' : 'text';
  if (schema instanceof z.ZodBoolean) return 'boolean';
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) {
    return kindByFormat[schema.format ?? ''] ?? 'text';
  }
  return 'text';
}

const described = new WeakMap<z.ZodType, SchemaField>();

/**
 * Derives a field's kind, options and limits from its schema. Each schema is examined once, because
 * that parses it several times.
 */
export function describeSchema(schema: z.ZodType): SchemaField {
  const field = described.get(schema) ?? examineSchema(schema);
  described.set(schema, field);
  return field;
}

function examineSchema(schema: z.ZodType): SchemaField {
  const acceptsNull = schema.safeParse(null).success;
  const inner = unwrapSchema(schema);
  const [hinted = '', list] = (inputHint(schema) ?? '').split(':');
  const options = optionsOf(inner);
  const fileRule = fileRuleOf(inner);
  const element = elementOf(inner);
  const maxItems = inner instanceof z.ZodArray ? maxLengthOf(inner) : undefined;
  return {
    kind: isFieldKind(hinted) ? hinted : fileRule ? 'file' : defaultKind(inner),
    required: !acceptsNull && !schema.safeParse(undefined).success,
    emptyValue: acceptsNull ? null : undefined,
    ...(list ? { lookup: list as LookupName } : {}),
    ...(options ? { options } : {}),
    ...(inner instanceof z.ZodString && inner.maxLength !== null
      ? { maxLength: inner.maxLength }
      : {}),
    ...(fileRule ? { fileRule } : {}),
    ...(element ? { element } : {}),
    ...(element && maxItems !== undefined ? { maxItems } : {}),
    ...(isNumericSchema(inner) ? { numeric: true } : {}),
    ...(inner instanceof z.ZodNumber ? numberLimits(inner) : {}),
  };
}

/** Maximum number of items of an array schema. */
function maxLengthOf(schema: z.ZodArray): number | undefined {
  for (const check of schema.def.checks ?? []) {
    const { def } = check._zod;
    if ('maximum' in def && typeof def.maximum === 'number') return def.maximum;
  }
  return undefined;
}

function numberLimits({ minValue, maxValue }: z.ZodNumber): { min?: number; max?: number } {
  const hinted = (value: number | null): value is number =>
    value !== null && Number.isFinite(value) && Math.abs(value) < Number.MAX_SAFE_INTEGER;
  return {
    ...(hinted(minValue) ? { min: minValue } : {}),
    ...(hinted(maxValue) ? { max: maxValue } : {}),
  };
}
