import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = join(import.meta.dirname, 'directus');

/** Returns a file of the installed packages. */
export const peerFile = (path: string): string => join(folder, 'node_modules', path);

/** Compiles the driver of SQLite, which the package would fetch from elsewhere. */
function compileSqlite(): void {
  const cwd = peerFile('sqlite3');
  if (existsSync(join(cwd, 'build/Release/node_sqlite3.node'))) return;
  console.log('compiling sqlite3');
  const nodeDir = resolve(process.execPath, '../..');
  const headers = existsSync(join(nodeDir, 'include/node/node.h')) ? [`--nodedir=${nodeDir}`] : [];
  const args = ['rebuild', '--release', ...headers];
  execFileSync(peerFile('.bin/node-gyp'), args, { cwd, stdio: 'ignore' });
}

/**
 * Installs Directus, once, into a folder whose package.json is apart from ours. SQLite needs a C++
 * compiler; the sandbox of Directus' extensions and flows, which would take minutes to compile, is
 * replaced by an empty object because the bench has neither.
 */
export function installDirectus(): void {
  if (!existsSync(peerFile('directus'))) {
    console.log('installing Directus; this takes some minutes');
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
    execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  mkdirSync(peerFile('isolated-vm/out'), { recursive: true });
  writeFileSync(peerFile('isolated-vm/out/isolated_vm.js'), 'exports.ivm = {};\n');
  compileSqlite();
}
