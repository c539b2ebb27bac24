import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const here = import.meta.dirname;
const modules = join(here, 'node_modules');

/** Packages of Directus with native code, and the file that is built. */
const native: Readonly<Record<string, string>> = {
  'isolated-vm': 'out/isolated_vm.node',
  sqlite3: 'build/Release/node_sqlite3.node',
};

/**
 * Installs the peers into their own folder, once. Their native code is compiled here, because the
 * packages would fetch it from elsewhere; that needs a C++ compiler.
 */
export function installPeers(): void {
  if (!existsSync(join(modules, 'directus'))) {
    console.log('installing Directus and json-server; this takes some minutes');
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
    execFileSync('npm', args, { cwd: here, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  for (const [name, file] of Object.entries(native)) {
    const folder = join(modules, name);
    if (existsSync(join(folder, file))) continue;
    console.log(`compiling ${name}`);
    const nodeDir = resolve(process.execPath, '../..');
    const headers = existsSync(join(nodeDir, 'include/node/node.h'))
      ? [`--nodedir=${nodeDir}`]
      : [];
    const program = join(modules, '.bin/node-gyp');
    execFileSync(program, ['rebuild', '--release', ...headers], { cwd: folder, stdio: 'ignore' });
  }
}

/** Returns the file of a program of the peers. */
export const peerProgram = (path: string): string => join(modules, path);
