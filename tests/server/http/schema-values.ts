import fc from 'fast-check';
import type { z } from '#contract/zod.ts';

/** Texts of the usual formats; a schema with other rules accepts some of them. */
const texts = [
  '',
  'a',
  'Klinik Uji Sehat 12',
  'Jalan Cempaka Nomor 7, Depok',
  '2030-01-02',
  '2030-01-02T03:00:00.000Z',
  '08:30',
  '081234567890',
  '12345',
  '1234567890',
  '0012345678901000',
  'Siti Aminah',
  'ID',
  'uji@example.test',
  '00000000-0000-4000-8000-000000000001',
  'a'.repeat(64),
];

const numbers = [0, 1, 2, 3, 17, 2030, 0.5, -1];

/** Chooses among those of some values that a schema accepts, or among all if it accepts none. */
function acceptedOf(schema: z.core.$ZodType, values: readonly unknown[]): fc.Arbitrary<unknown> {
  const accepted = values.filter(value => (schema as z.ZodType).safeParse(value).success);
  return fc.constantFrom(...(accepted.length > 0 ? accepted : values));
}

/**
 * Makes values that a schema mostly accepts, to test how a server treats its answers.
 * @param extra fields that every object has in addition
 */
export function valueOf(schema: z.core.$ZodType, extra: object, depth = 0): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const of = (inner: z.core.$ZodType): fc.Arbitrary<unknown> => valueOf(inner, extra, depth + 1);
  switch (def.type) {
    case 'string':
      return acceptedOf(schema, texts);
    case 'number':
      return acceptedOf(schema, numbers);
    case 'boolean':
      return fc.boolean();
    case 'enum':
    case 'literal':
      return fc.constantFrom(...(schema._zod.values ?? []));
    case 'nullable':
      return depth > 12 ? fc.constant(null) : fc.option(of(def.innerType));
    case 'optional':
    case 'default':
      return depth > 12 ? fc.constant(undefined) : fc.option(of(def.innerType), { nil: undefined });
    case 'readonly':
      return of(def.innerType);
    case 'array':
      return depth > 12 ? fc.constant([]) : fc.array(of(def.element), { maxLength: 3 });
    case 'object': {
      const fields = Object.entries(def.shape).map(([key, field]) => [key, of(field)] as const);
      const named = fc.record(Object.fromEntries(fields));
      return def.catchall ? named : named.map(value => ({ ...value, ...extra }));
    }
    case 'union':
      return fc.oneof(...def.options.map(of));
    case 'pipe':
      return def.in._zod.def.type === 'string' ? acceptedOf(schema, texts) : of(def.in);
    case 'lazy':
      return depth > 12 ? fc.constant(null) : fc.constant(null).chain(() => of(def.getter()));
    case 'record': {
      const keys = def.keyType._zod.values;
      return keys
        ? fc.record(Object.fromEntries([...keys].map(key => [String(key), of(def.valueType)])))
        : fc.dictionary(fc.constantFrom('satu', 'dua'), of(def.valueType));
    }
    case 'unknown':
      return fc.constantFrom<unknown>('a', 1, null, [1], { b: 2 });
    case 'undefined':
      return fc.constant(undefined);
    default:
      return fc.constantFrom<unknown>(null, 'a', 1);
  }
}
