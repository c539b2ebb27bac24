import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { allCalls } from '../../all-calls.ts';

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  security: unknown[];
  responses: Record<string, unknown>;
}

let server: TestServer;
let openApi: Record<string, unknown>;
let paths: Record<string, Record<string, Operation>>;

beforeAll(async () => {
  server = await startTestServer();
  const { json } = await server.request('GET', '/openapi.json');
  expect(json['openapi']).toBe('3.1.0');
  openApi = json;
  paths = json['paths'] as typeof paths;
});
afterAll(() => server.stop());

describe('the API documentation', () => {
  it.each(allCalls)('documents $name', ({ name, endpoint }) => {
    const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    expect(operation?.operationId).toBe(name);
    expect(operation?.security).toHaveLength(endpoint.access === 'public' ? 0 : 1);
    expect(operation?.responses).toHaveProperty(String(endpoint.status ?? 200));
  });

  it('is valid OpenAPI 3.1, and every reference leads to something', async () => {
    expect(await new Validator().validate(structuredClone(openApi))).toEqual({ valid: true });
    const references = [...JSON.stringify(openApi).matchAll(/"\$ref":"#([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, pointer = ''] of references)
      expect(valueAt(openApi, pointer), pointer).toBeTypeOf('object');
  });

  it('marks the required parameters', () => {
    const idParameters = paths['/Role/{id}']?.['get']?.parameters;
    expect(idParameters).toContainEqual(
      expect.objectContaining({ name: 'id', in: 'path', required: true }),
    );
    const list = paths['/Role']?.['get']?.parameters ?? [];
    expect(list.every(one => !one.required)).toBe(true);
    expect(list.map(one => one.name)).toContain('pageSize');
  });

  it('names the values of a parameter that is parsed from text', () => {
    const schemas = Object.fromEntries(
      (paths['/Peserta']?.['get']?.parameters ?? []).map(({ name, schema }) => [name, schema]),
    );
    expect(schemas['sortOrder']).toMatchObject({ type: 'string', enum: ['asc', 'desc'] });
    expect(schemas['statusData']).toMatchObject({ type: 'string', enum: ['VALID', 'INVALID'] });
    expect(schemas['vaccinationType']).toMatchObject({ enum: [0, 1, 2] });
    expect(schemas['isVoucher']).toEqual({ type: 'boolean' });
  });

  it('has a page that loads everything from this server', async () => {
    const page = await server.request('GET', '/docs');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const sources = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, at]) => at ?? '');
    expect(sources).toHaveLength(2);
    for (const source of sources) {
      expect((await server.request('GET', source.replace('/api', ''))).status).toBe(200);
    }
  });
});

/** Returns the value at a JSON pointer (RFC 6901). */
const valueAt = (document: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], document);
