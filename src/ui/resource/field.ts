import { z } from '#contract/zod.ts';
import type { Definition, FieldSpec, AnyRecord } from './definition.ts';
import { factsOf, type SchemaFacts } from './kind.ts';

/** A field with all that is known of it: by the schema first, then by the definition. */
export interface Field extends SchemaFacts {
  readonly source: string;
  /** The key of its label. */
  readonly label: string;
  /** Where the words of its values are. */
  readonly words: string;
  readonly spec: FieldSpec<AnyRecord>;
}

const unknown: SchemaFacts = { kind: 'text', required: false, nothing: null };

function schemaOf(object: z.ZodObject | undefined, source: string): z.ZodType | undefined {
  const field: unknown = object?.shape[source];
  return field instanceof z.ZodType ? field : undefined;
}

/** What is known of a field. The input's schema says more than the record's where it is filled in. */
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

/** The fields that a form asks for, in its order. */
export const formFields = (definition: Definition): Field[] =>
  (definition.form ?? []).flatMap(({ fields = [] }) => fields.map(one => fieldOf(definition, one)));

/** A path of a definition for one record. */
export const pathFor = (path: string, id: string | number): string =>
  path.replace(':id', encodeURIComponent(id));

/** Where a list leads for one record. */
export const pageOf = ({ paths }: Definition, id: string | number): string =>
  pathFor(paths.show ?? paths.edit, id);

/** What a record holds in a field. */
export const valueOf = ({ spec, source }: Field, record: AnyRecord): unknown =>
  spec.value ? spec.value(record) : record[source];
