import type { Calls, Endpoint } from '#contract/core/endpoint.ts';
import { roles } from '#contract/core/roles.ts';
import type { z } from '#contract/core/zod.ts';
import type { Pemrosesan } from '#contract/domains/pemrosesan/index.ts';
import { calls } from '#contract/index.ts';
import { roleScope } from '#contract/policy.ts';
import {
  fieldsOfClass,
  personalDataClasses,
  processingOfDomain,
  type PersonalDataClass,
} from '#contract/processing.ts';

type Schema = z.core.$ZodType;

/** Returns the schemas inside a schema, with the names of the fields of an object. */
function partsOf(schema: Schema): readonly (readonly [name: string | null, part: Schema])[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape);
    case 'array':
      return [[null, def.element]];
    case 'record':
      return [[null, def.valueType]];
    case 'union':
      return def.options.map(option => [null, option] as const);
    case 'intersection':
      return [
        [null, def.left],
        [null, def.right],
      ];
    case 'tuple':
      return def.items.map(item => [null, item] as const);
    case 'pipe':
      return [
        [null, def.in],
        [null, def.out],
      ];
    case 'nullable':
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return [[null, def.innerType]];
    default:
      return [];
  }
}

/** Collects the names of all fields of a schema. */
function collectFields(schema: Schema, names: Set<string>, seen = new Set<Schema>()): void {
  if (seen.has(schema)) return;
  seen.add(schema);
  for (const [name, part] of partsOf(schema)) {
    if (name !== null) names.add(name);
    collectFields(part, names, seen);
  }
}

/** Returns the names of all fields of the request and the answer of a call. */
export function fieldsOfCall({ params, query, body, answer }: Endpoint): ReadonlySet<string> {
  const names = new Set<string>();
  for (const schema of [params, query, body, answer]) if (schema) collectFields(schema, names);
  return names;
}

/** Returns the classes of personal data that the request and the answer of a call carry. */
function classesOf(call: Endpoint): PersonalDataClass[] {
  const names = fieldsOfCall(call);
  return personalDataClasses.filter(one => fieldsOfClass[one].some(field => names.has(field)));
}

/** A call before the register has decided whether it is in it. */
interface Candidate {
  readonly domain: keyof typeof calls;
  readonly name: string;
  readonly call: Endpoint;
  readonly classes: readonly PersonalDataClass[];
}

const domains = Object.keys(calls) as (keyof typeof calls)[];

const candidates: readonly Candidate[] = domains.flatMap(domain =>
  Object.entries<Endpoint>(calls[domain] as Calls).map(([name, call]) => ({
    domain,
    name,
    call,
    classes: classesOf(call),
  })),
);

/** A file has at most what the other calls of its domain carry, because its content has no schema. */
function withFiles({ domain, call, classes }: Candidate): readonly PersonalDataClass[] {
  if (call.download === undefined) return classes;
  const ofDomain = new Set(
    candidates.flatMap(one => (one.domain === domain ? [...one.classes] : [])),
  );
  return personalDataClasses.filter(one => ofDomain.has(one));
}

const processorsOf = ({ access }: Endpoint): Pemrosesan['peran'] =>
  access === 'public' ? ['PUBLIK'] : roles.filter(role => roleScope(role, access) !== undefined);

/**
 * The register of processing (article 31 of Law 27 of 2022), made from the contract: the calls that carry personal data,
 * with the roles of the policy and the purpose of their domain.
 */
export const processingRegister: readonly Pemrosesan[] = candidates
  .map(one => ({ ...one, kelasData: [...withFiles(one)] }))
  .filter(({ kelasData }) => kelasData.length > 0)
  .map(({ domain, name, call, kelasData }, index) => {
    const { tujuan, masaSimpan } = processingOfDomain[domain];
    return {
      id: index + 1,
      panggilan: `${domain}.${name}`,
      alamat: `${call.method} ${call.path}`,
      kegiatan: call.summary,
      kelasData,
      peran: processorsOf(call),
      tujuan,
      masaSimpan: [...masaSimpan],
    };
  });
