import { describe, expect, it } from 'vitest';
import { peopleOf, personId } from '#contract/core/person-id.ts';
import { z } from '#contract/core/zod.ts';
import { personReadOf, personReads } from '#contract/person-reads.ts';
import { paramNames } from '#contract/core/path.ts';
import { allCalls } from '../all-calls.ts';

/** Fields that only data of people have. */
const fieldsOfPeople: ReadonlySet<string> = new Set([
  'identitas',
  'nik',
  'noKitas',
  'noPaspor',
  'tanggalLahir',
]);

/** Whether a schema has a field with one of the names. */
function hasField(schema: z.ZodType, names: ReadonlySet<string>): boolean {
  if (schema instanceof z.ZodObject)
    return Object.entries<z.ZodType>(schema.shape).some(
      ([name, field]) => names.has(name) || hasField(field, names),
    );
  if (schema instanceof z.ZodArray) return hasField(schema.element as z.ZodType, names);
  if (schema instanceof z.ZodUnion)
    return (schema.options as z.ZodType[]).some(option => hasField(option, names));
  if (schema instanceof z.ZodPipe) return hasField(schema.out as z.ZodType, names);
  if (schema instanceof z.ZodRecord) return hasField(schema.valueType as z.ZodType, names);
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault
  )
    return hasField(schema.unwrap() as z.ZodType, names);
  return false;
}

describe('every call that answers data of people', () => {
  it('is declared', () => {
    const missing = allCalls.filter(
      ({ name, endpoint }) =>
        personReadOf(name) === undefined &&
        (peopleOf(endpoint.answer) !== undefined || hasField(endpoint.answer, fieldsOfPeople)),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('names its participants where it says', () => {
    for (const { name, endpoint } of allCalls) {
      const source = personReadOf(name)?.source;
      if (source === 'answer') expect(peopleOf(endpoint.answer), name).toBeDefined();
      if (source === 'path') expect(paramNames(endpoint.path), name).toContain('id');
    }
  });

  it('is one of the contract', () => {
    const names = new Set(allCalls.map(({ name }) => name));
    expect(Object.keys(personReads).filter(name => !names.has(name))).toEqual([]);
  });
});

describe('peopleOf', () => {
  const people = (schema: z.ZodType, answer: unknown): number[] => {
    const ids = new Set<number>();
    peopleOf(schema)?.(answer, ids);
    return [...ids];
  };
  const row = z.object({ id: personId(), nama: z.string() });

  it('finds participants in lists, in nested and in missing parts', () => {
    const schema = z.object({
      data: z.array(row),
      holder: z.object({ idPeserta: z.int() }).nullable(),
    });
    expect(people(schema, { data: [{ id: 3 }, { id: 4 }, { id: 3 }], holder: null })).toEqual([
      3, 4,
    ]);
    expect(people(schema, { data: [], holder: { idPeserta: 9 } })).toEqual([9]);
  });

  it('finds participants of schemas made from others', () => {
    expect(people(row.pick({ id: true }), { id: 5 })).toEqual([5]);
    expect(people(row.extend({ more: z.string() }), { id: 6 })).toEqual([6]);
    expect(people(z.union([row, z.object({ other: z.string() })]), { id: 7 })).toEqual([7]);
  });

  it('finds none in an answer about something else', () => {
    expect(peopleOf(z.object({ id: z.int(), nama: z.string() }))).toBeUndefined();
  });
});
