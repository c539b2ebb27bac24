import type { z } from '#contract/zod.ts';

/** Copies a value as its schema describes it. @throws wrongType */
type Copy = (value: unknown) => unknown;

/** Thrown by a copy whose value has another type than the schema; `parse` then says why. */
const wrongType = new Error('The answer does not have the types of its schema.');

/**
 * Creates the function that makes an answer from what a handler returned. It copies the keys that
 * the schema names and no others, and checks the type of each value, but no format or limit: the
 * server made these values itself. What can change a value, such as a union or a transformation, is
 * parsed by its schema.
 * @throws ZodError for a value of another type
 */
export function createAnswerCopy(schema: z.core.$ZodType): Copy {
  const copy = new CopySource().build(schema);
  return value => {
    try {
      return copy(value);
    } catch (error) {
      if (error !== wrongType) throw error;
      return (schema as z.ZodType).parse(value);
    }
  };
}

/** Parses a part of an answer; the whole answer is parsed again for the message of an error. */
function parsePart(schema: z.core.$ZodType, value: unknown): unknown {
  const result = (schema as z.ZodType).safeParse(value);
  if (!result.success) throw wrongType;
  return result.data;
}

/** Checks of values that never change them. */
const readingChecks: ReadonlySet<string> = new Set([
  'greater_than',
  'less_than',
  'multiple_of',
  'number_format',
  'min_length',
  'max_length',
  'length_equals',
  'string_format',
]);

/** Formats whose schema may rewrite the text. */
const rewritingFormats: ReadonlySet<string> = new Set(['url']);

/** Rules of a schema or of one of its checks. */
interface Rules {
  readonly check?: string;
  readonly format?: string;
  readonly coerce?: boolean;
  readonly checks?: readonly { readonly _zod: { readonly def: Rules } }[];
}

/** Whether a schema can only reject a value, not change it. */
function onlyReads(schema: z.core.$ZodType): boolean {
  const { checks = [], ...rules }: Rules = schema._zod.def;
  const all = [rules, ...checks.map(({ _zod }) => _zod.def)];
  return all.every(
    ({ check, format, coerce }) =>
      coerce !== true &&
      !rewritingFormats.has(format ?? '') &&
      (check === undefined || readingChecks.has(check)),
  );
}

/**
 * Builds the source text of a copy. An object that is written with all its keys is created many times
 * faster than one to which keys are added in a loop.
 */
class CopySource {
  /** Schemas and sets of values, to which the text refers by position. */
  readonly #known: unknown[] = [];
  /** Objects around the present one, which a recursive schema contains again. */
  readonly #around = new Set<z.core.$ZodType>();
  #names = 0;

  /** Returns the copy as a function. */
  build(schema: z.core.$ZodType): Copy {
    const text = `return value => ${this.#copyOf(schema, 'value')};`;
    // The text consists of the keys of the contract and of code below, never of values.
    // oxlint-disable-next-line typescript/no-implied-eval
    const make = new Function('known', 'parsePart', 'fail', text) as (...of: unknown[]) => Copy;
    return make(this.#known, parsePart, fail);
  }

  /** Returns an expression that copies the value of `from`, a name. */
  #copyOf(schema: z.core.$ZodType, from: string): string {
    const { def } = (schema as z.core.$ZodTypes)._zod;
    if (!onlyReads(schema)) return this.#parsed(schema, from);
    switch (def.type) {
      case 'string':
      case 'boolean':
        return `(typeof ${from} === '${def.type}' ? ${from} : fail())`;
      case 'number':
        return `(Number.${isInteger(def) ? 'isSafeInteger' : 'isFinite'}(${from}) ? ${from} : fail())`;
      case 'enum':
      case 'literal':
        return `(${this.#refer(schema._zod.values)}.has(${from}) ? ${from} : fail())`;
      case 'unknown':
        return from;
      case 'nullable':
        return `(${from} === null ? null : ${this.#copyOf(def.innerType, from)})`;
      case 'optional':
        return `(${from} === undefined ? undefined : ${this.#copyOf(def.innerType, from)})`;
      case 'readonly':
        return this.#copyOf(def.innerType, from);
      case 'array': {
        const item = this.#name();
        const copy = this.#copyOf(def.element, item);
        return `(Array.isArray(${from}) ? ${from}.map(${item} => ${copy}) : fail())`;
      }
      case 'object':
        return this.#object(schema, def, from);
      default:
        return this.#parsed(schema, from);
    }
  }

  #object(
    schema: z.core.$ZodType,
    { shape, catchall }: z.core.$ZodObjectDef,
    from: string,
  ): string {
    if (catchall || this.#around.has(schema)) {
      return this.#parsed(schema, from);
    }
    this.#around.add(schema);
    const fields = Object.entries(shape).map(([key, of]) => {
      const name = this.#name();
      return { key: JSON.stringify(key), name, copy: this.#copyOf(of, name) };
    });
    this.#around.delete(schema);
    const names = fields.map(({ key, name }) => `${key}: ${name}`).join(', ');
    const copies = fields.map(({ key, copy }) => `${key}: ${copy}`).join(', ');
    const isObject = `typeof ${from} === 'object' && ${from} !== null && !Array.isArray(${from})`;
    return `(${isObject} ? (({ ${names} }) => ({ ${copies} }))(${from}) : fail())`;
  }

  #parsed(schema: z.core.$ZodType, from: string): string {
    return `parsePart(${this.#refer(schema)}, ${from})`;
  }

  #refer(thing: unknown): string {
    return `known[${this.#known.push(thing) - 1}]`;
  }

  #name(): string {
    return `v${this.#names++}`;
  }
}

const isInteger = (def: object): boolean => 'format' in def && def.format === 'safeint';

function fail(): never {
  throw wrongType;
}
