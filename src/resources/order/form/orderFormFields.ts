import type { ResourceSpec } from '#src/kit/resource/definition.ts';
import { resolveField, type ResourceField } from '#src/kit/resource/resourceField.ts';

/** What the form writes: a new order, a draft, or an amendment of a submitted order. */
export type OrderFormMode = 'create' | 'edit' | 'amend';

/** Fields of the sections that have their own layout. */
const contentFields: Readonly<Record<string, readonly string[]>> = {
  lines: ['baris'],
  sums: ['jumlahPeserta', 'jumlahDosis', 'alasanDosis'],
};

/** Returns all fields of the form in its order. */
export function orderFormFields(definition: ResourceSpec): readonly ResourceField[] {
  const known = fieldsOf.get(definition);
  if (known) return known;
  const fields = (definition.form ?? []).flatMap(({ title = '', fields: sources = [] }) =>
    [...sources, ...(contentFields[title] ?? [])].map(source => resolveField(definition, source)),
  );
  fieldsOf.set(definition, fields);
  return fields;
}

const fieldsOf = new WeakMap<ResourceSpec, readonly ResourceField[]>();
