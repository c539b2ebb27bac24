import { z } from './zod.ts';

const personIds = z.registry<Record<string, never>>();

/** The id of a participant whose data its object holds, where the field is not called `idPeserta`. */
export const personId = (): z.ZodInt => z.int().register(personIds, {});

/** Adds the ids of the participants of an answer, or of a part of it, to a set. */
export type CollectPeople = (part: unknown, ids: Set<number>) => void;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Adds a participant's id. */
const addId: CollectPeople = (id, ids) => {
  if (typeof id === 'number') ids.add(id);
};

/** Adds the ids of each element. */
const ofElements =
  (collect: CollectPeople): CollectPeople =>
  (part, ids) => {
    if (Array.isArray(part)) for (const one of part) collect(one, ids);
  };

function ofShape(shape: Readonly<Record<string, z.ZodType>>): CollectPeople | undefined {
  const fields = Object.entries(shape).flatMap(([name, field]) => {
    const collect = name === 'idPeserta' ? addId : peopleOf(field);
    return collect ? [[name, collect] as const] : [];
  });
  if (fields.length === 0) return undefined;
  return (part, ids) => {
    if (isObject(part)) for (const [name, collect] of fields) collect(part[name], ids);
  };
}

/** Runs each of some functions, of which those for other options of a union find nothing. */
function ofOptions(options: readonly z.ZodType[]): CollectPeople | undefined {
  const all = options.flatMap(option => peopleOf(option) ?? []);
  if (all.length === 0) return undefined;
  return (part, ids) => {
    for (const collect of all) collect(part, ids);
  };
}

/**
 * Returns a function that finds the participants of an answer by its schema: fields called `idPeserta`, and those
 * declared with `personId`. Undefined for a schema without one.
 */
export function peopleOf(schema: z.ZodType): CollectPeople | undefined {
  if (personIds.has(schema)) return addId;
  if (schema instanceof z.ZodObject) return ofShape(schema.shape);
  if (schema instanceof z.ZodArray) {
    const collect = peopleOf(schema.element as z.ZodType);
    return collect && ofElements(collect);
  }
  if (schema instanceof z.ZodUnion) return ofOptions(schema.options as readonly z.ZodType[]);
  if (schema instanceof z.ZodPipe) return peopleOf(schema.out as z.ZodType);
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  )
    return peopleOf(schema.unwrap() as z.ZodType);
  return undefined;
}
