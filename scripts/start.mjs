// Starts the application; builds it first when there is no build or it is older than the sources.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

const newest = path => {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map(name => newest(join(path, name))));
};

const sources = [
  'src',
  'server',
  'contract',
  'documents',
  'public',
  'index.html',
  'index.en.html',
  'package-lock.json',
  'vite.config.ts',
  'vite.server.config.ts',
]
  .map(name => join(root, name))
  .filter(existsSync);
const built = ['dist/console/index.html', 'dist/console/index.en.html', 'dist/server/main.js'].map(
  name => join(root, name),
);
const stale =
  !built.every(existsSync) || Math.max(...sources.map(newest)) > Math.min(...built.map(newest));

if (stale) {
  console.log('Membangun Portal Vaksin …');
  const build = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
}
await import('../dist/server/main.js');
