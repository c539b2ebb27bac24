// Runs the server and the console for development, both reloading on changes.
import { spawn } from 'node:child_process';

const run = (name, args) => {
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  child.on('exit', code => {
    console.error(`${name} ended`);
    process.exit(code ?? 1);
  });
  return child;
};

const children = [
  run('server', ['node_modules/tsx/dist/cli.mjs', 'watch', 'server/app/main.ts']),
  run('console', ['node_modules/vite/bin/vite.js']),
];
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => children.forEach(child => child.kill(signal)));
}
