import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildOrderWorld } from '../../builders/order.ts';
import { buildBhbu, buildPeserta } from '../../builders/peserta.ts';
import { buildSheetFile, sheetLine } from '../../builders/sheet-file.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

const projectRoot = join(import.meta.dirname, '..', '..', '..');
const exampleFolder = join(projectRoot, 'examples', 'client');
const run = promisify(execFile);

/** What `examples/client/generate.mjs` exports. */
type GenerateClient = (options: { document: string; folder: string }) => Promise<void>;

/** What `examples/client/report.ts` exports. */
type ReportProgram = (options: {
  url: string;
  token: string;
  fetch: typeof fetch;
}) => Promise<object>;

/** Runs a command of an npm package in a folder. @throws Error with what it printed */
async function runTool(script: string, args: readonly string[], cwd: string): Promise<void> {
  const tool = join(projectRoot, 'node_modules', script);
  await run(process.execPath, [tool, ...args], { cwd }).catch((error: unknown) => {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${script}: ${(stdout + stderr).slice(0, 2_000)}`, { cause: error });
  });
}

/** What the program below returns. */
interface Outcome {
  readonly roleNames: string[];
  readonly total: number;
  readonly created: { id: number; name: string };
  readonly rejection: { status: number; fields: Record<string, string[]> };
  readonly uploaded: { rows: number; file: string };
  readonly exported: Blob;
}

/** A program of a user of the API, with types alone from the generated client `api.ts`. */
const program = `
import { HttpError, ok } from '@oazapfts/runtime';
import * as api from './api.ts';

interface Given { fetch: typeof fetch; password: string; sheet: File }

export async function run({ fetch, password, sheet }: Given) {
  Object.assign(api.defaults, { baseUrl: 'http://portal.test/api', fetch });
  const account = { Username: 'klien', Password: password, ApplicationCode: 'GTRY' as const };
  const { token } = await ok(api.authLogin(account));
  api.defaults.headers['authorization'] = 'Bearer ' + token;

  const { data: roles, totalRecords } = await ok(api.roleList({ pageSize: 3, sortBy: 'name' }));
  const roleNames: string[] = roles.map(role => role.name);
  const { id, name } = await ok(api.roleCreate({ name: 'Peran klien', peranDasar: 'AM' }));

  const rejection = await ok(api.roleCreate({ name: 'x', peranDasar: 'AM' })).then(
    () => { throw new Error('accepted'); },
    (error: HttpError) => ({ status: error.status, fields: error.data.errors }),
  );
  const upload = await ok(api.importImportByAm(0, 1, { berkas: sheet }, { preview: true }));

  let exported = new Blob();
  await api.pesertaExport({ idBhbu: 1 }, {
    fetch: async (...request) => {
      const response = await fetch(...request);
      exported = await response.clone().blob();
      return response;
    },
  });

  // @ts-expect-error a role needs a base role
  const unsent = () => api.roleCreate({ name: 'x' });
  // @ts-expect-error a list is not sorted by an unknown column
  const unsorted = () => api.roleList({ sortBy: 'warna' });
  void [unsent, unsorted];

  return {
    roleNames,
    total: totalRecords,
    created: { id, name },
    rejection,
    uploaded: { rows: upload.jumlahBaris, file: upload.namaBerkas },
    exported,
  };
}
`;

const tsconfig = {
  extends: '../../tsconfig.base.json',
  compilerOptions: {
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    erasableSyntaxOnly: false,
  },
  include: ['.'],
};

describe('a client generated from the API documentation', () => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    server = await startTestServer();
    await mkdir(join(projectRoot, 'test-results'), { recursive: true });
    folder = await mkdtemp(join(projectRoot, 'test-results', 'client-'));
    const { text } = await server.request('GET', '/openapi.json');
    await writeFile(join(folder, 'program.ts'), program);
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
    await copyFile(join(exampleFolder, 'report.ts'), join(folder, 'report.ts'));
    const { generateClient } = (await import(
      pathToFileURL(join(exampleFolder, 'generate.mjs')).href
    )) as { generateClient: GenerateClient };
    await generateClient({ document: text, folder });
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('compiles', () => runTool('typescript/bin/tsc', ['--project', folder], folder));

  it('lists, creates, reads rejected fields, uploads and downloads', async () => {
    const password = 'kapal-selam-kuning-7';
    await server.signIn({ role: 'SUPERADMIN', userName: 'klien', password });
    const bhbuId = await buildBhbu(server.db);
    expect(bhbuId).toBe(1);
    const client = (await import(join(folder, 'program.ts'))) as {
      run: (given: { fetch: typeof fetch; password: string; sheet: File }) => Promise<Outcome>;
    };
    const outcome = await client.run({
      fetch: (input, init) => server.app.fetch(new Request(input, init)),
      password,
      sheet: await buildSheetFile([sheetLine(), sheetLine()]),
    });
    expect(outcome).toMatchObject({
      roleNames: ['ADMIN', 'AM', 'BHBU'],
      total: 11,
      created: { name: 'Peran klien' },
      rejection: { status: 422, fields: { name: [expect.any(String)] } },
      uploaded: { rows: 2, file: 'peserta.xlsx' },
    });
    const start = new Uint8Array(await outcome.exported.slice(0, 2).arrayBuffer());
    expect(new TextDecoder().decode(start)).toBe('PK');
  });

  it('is the one of examples/client, whose program reports with a machine account', async () => {
    const world = await buildOrderWorld(server);
    const { id: userId, token } = await server.signIn({ role: 'BHBU', bhbuId: world.bhbuId });
    await buildPeserta(server.deps, { userId, bhbuId: world.bhbuId });
    await world.submit();
    const rights = ['BACA_PESERTA', 'BACA_PESANAN', 'BACA_TAGIHAN'];
    const made = await server.request('POST', '/AkunMesin', {
      token,
      body: { nama: 'Laporan pagi', hak: rights, berlakuHari: '30' },
    });
    const { report } = (await import(join(folder, 'report.ts'))) as { report: ReportProgram };
    const outcome = await report({
      url: 'http://portal.test',
      token: String(made.json['token']),
      fetch: (input, init) => server.app.fetch(new Request(input, init)),
    });
    expect(outcome).toEqual({
      people: { total: 1, toCorrect: 0 },
      orders: { DIAJUKAN: 1 },
      due: [],
    });
  });
});
