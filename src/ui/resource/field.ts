import { z } from '#contract/zod.ts';
import type { Definition, FieldSpec, AnyRecord } from './definition.ts';
import { factsOf, type SchemaFacts } from './kind.ts';

/** A field: what the schema says, overridden by the definition. */
export interface Field extends SchemaFacts {
  readonly source: string;
  /** Message key of the label. */
  readonly label: string;
  /** Message key prefix of its values. */
  readonly words: string;
  readonly spec: FieldSpec<AnyRecord>;
}

const unknown: SchemaFacts = { kind: 'text', required: false, nothing: null };

function schemaOf(object: z.ZodObject | undefined, source: string): z.ZodType | undefined {
  const field: unknown = object?.shape[source];
  return field instanceof z.ZodType ? field : undefined;
}

/** Resolves a field. The input schema takes precedence over the record schema. */
export function fieldOf(definition: Definition, source: string): Field {
  const spec = definition.fields?.[source] ?? {};
  const schema = schemaOf(definition.input, source) ?? schemaOf(definition.record, source);
  const facts = schema ? factsOf(schema) : unknown;
  return {
    ...facts,
    ...(spec.kind ? { kind: spec.kind } : {}),
    ...(spec.required ? { required: true } : {}),
    ...(spec.lookup ? { kind: 'lookup', lookup: spec.lookup } : {}),
    source,
    label: `resources.${definition.name}.fields.${source}`,
    words: spec.words ?? `resources.${definition.name}.${source}`,
    spec,
  };
}

/** Returns the form's fields in order. */
export const formFields = (definition: Definition): Field[] =>
  (definition.form ?? []).flatMap(({ fields = [] }) => fields.map(one => fieldOf(definition, one)));

/** Fills the id into one of a definition's paths. */
export const pathFor = (path: string, id: string | number): string =>
  path.replace(':id', encodeURIComponent(id));

/** Path of a record's page: the read page if there is one, else the edit page. */
export const pageOf = ({ paths }: Definition, id: string | number): string =>
  pathFor(paths.show ?? paths.edit, id);

/** Reads a field's value from a record. */
export const valueOf = ({ spec, source }: Field, record: AnyRecord): unknown =>
  spec.value ? spec.value(record) : record[source];
