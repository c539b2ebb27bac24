import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** The command of the generator, beside its main file. */
const generator = join(dirname(createRequire(import.meta.url).resolve('oazapfts')), 'cli.js');

/**
 * Writes `openapi.json` and the client `api.ts` into a folder.
 * @param {{ document: string, folder: string }} options the OpenAPI document as the portal serves it
 * @throws Error with what the generator printed
 */
export async function generateClient({ document, folder }) {
  await writeFile(join(folder, 'openapi.json'), document);
  await promisify(execFile)(process.execPath, [generator, 'openapi.json', 'api.ts'], {
    cwd: folder,
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const url = process.env.PORTAL_URL;
  if (!url) {
    console.error('PORTAL_URL=https://… npm run generate');
    process.exit(1);
  }
  const response = await fetch(`${url}/api/openapi.json`);
  if (!response.ok) throw new Error(`${url}/api/openapi.json: HTTP ${response.status}`);
  await generateClient({
    document: await response.text(),
    folder: dirname(fileURLToPath(import.meta.url)),
  });
  console.log('api.ts is written.');
}
