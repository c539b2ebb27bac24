import { z } from 'zod';
import type { Calls, Endpoint } from '#contract/core/endpoint.ts';
import { problemBody, problems } from '#contract/core/errors.ts';
import { roleScope, roles } from '#contract/policy.ts';

type OpenApiObject = Record<string, unknown>;

type SchemaOf = (schema: z.ZodType, io: 'input' | 'output') => OpenApiObject;

/**
 * Names the accepted values of a text that is parsed into a boolean or one of a few values, such as
 * a query parameter; as its input it would be any text.
 */
const describeParsedText = (schema: unknown, json: z.core.JSONSchema.BaseSchema): void => {
  if (!(schema instanceof z.ZodPipe)) return;
  const { out } = schema.def;
  if (out instanceof z.ZodBoolean) json.type = 'boolean';
  if (out instanceof z.ZodEnum || out instanceof z.ZodLiteral) json.enum = z.toJSONSchema(out).enum;
};

/**
 * Returns the function that converts schemas. It moves their shared definitions to `shared`, because
 * a reference is resolved from the root of the document.
 * @throws Error when a recursive schema has no `id`
 */
const converterTo =
  (shared: Record<string, unknown>): SchemaOf =>
  (schema, io) => {
    const converted = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        if (io === 'input') describeParsedText(zodSchema, jsonSchema);
      },
    });
    const text = JSON.stringify(converted).replaceAll('"#/$defs/', '"#/components/schemas/');
    const { $schema: _, $defs = {}, ...json } = JSON.parse(text) as OpenApiObject;
    for (const [name, definition] of Object.entries($defs as OpenApiObject)) {
      if (name.startsWith('__schema')) throw new Error('A recursive schema needs an id.');
      shared[name] = definition;
    }
    return json;
  };

const parametersOf = (
  schemaOf: SchemaOf,
  schema: z.ZodType | undefined,
  where: 'path' | 'query',
): OpenApiObject[] => {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, inner]) => ({
    name,
    in: where,
    required: where === 'path' || !inner.safeParse(undefined).success,
    schema: schemaOf(inner, 'input'),
  }));
};

/** Returns the media type of a successful answer with its schema. */
function contentOf(schemaOf: SchemaOf, { download, streams, answer }: Endpoint): OpenApiObject {
  if (download !== undefined)
    return { [download]: { schema: { type: 'string', format: 'binary' } } };
  if (streams) return { 'text/event-stream': { schema: { type: 'string' } } };
  return { 'application/json': { schema: schemaOf(answer, 'output') } };
}

function operation(
  schemaOf: SchemaOf,
  domain: string,
  name: string,
  endpoint: Endpoint,
): OpenApiObject {
  const { access } = endpoint;
  const allowedRoles = access === 'public' ? null : roles.filter(role => roleScope(role, access));
  return {
    operationId: `${domain}.${name}`,
    tags: [domain],
    summary: endpoint.summary,
    description: allowedRoles ? `Hak \`${access}\`: ${allowedRoles.join(', ')}.` : 'Tanpa masuk.',
    ...(endpoint.extension ? { 'x-extension': true } : {}),
    ...(allowedRoles ? { security: [{ bearer: [] }] } : { security: [] }),
    parameters: [
      ...parametersOf(schemaOf, endpoint.params, 'path'),
      ...parametersOf(schemaOf, endpoint.query, 'query'),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: !endpoint.bodyIsOptional,
            content: {
              [endpoint.multipart ? 'multipart/form-data' : 'application/json']: {
                schema: schemaOf(endpoint.body, 'input'),
              },
            },
          },
        }
      : {}),
    responses: {
      [String(endpoint.status ?? 200)]: {
        description: 'Berhasil',
        content: contentOf(schemaOf, endpoint),
      },
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

/**
 * Converts the contract to an OpenAPI 3.1 document. Each call is listed by its main path, with its
 * aliases in `x-aliases`.
 */
export function openApiDocument(domains: Readonly<Record<string, Calls>>): OpenApiObject {
  const paths: Record<string, OpenApiObject> = {};
  const schemas: Record<string, unknown> = {};
  const schemaOf = converterTo(schemas);
  for (const [domain, calls] of Object.entries(domains)) {
    for (const [name, endpoint] of Object.entries(calls)) {
      const entry = (paths[endpoint.path] ??= {});
      entry[endpoint.method.toLowerCase()] = {
        ...operation(schemaOf, domain, name, endpoint),
        ...(endpoint.aliases ? { 'x-aliases': endpoint.aliases } : {}),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portal Vaksin',
      version: '1',
      description:
        'Alamat dicocokkan tanpa membedakan huruf besar dan kecil, dengan atau tanpa garis miring di akhir. ' +
        'Kesalahan dijawab sebagai application/problem+json dengan salah satu kode: ' +
        `${Object.keys(problems).join(', ')}.`,
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Problem: {
          description: 'Tidak berhasil',
          content: { 'application/problem+json': { schema: schemaOf(problemBody, 'output') } },
        },
      },
    },
  };
}
