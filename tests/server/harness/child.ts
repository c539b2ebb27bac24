import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A TypeScript file that runs in a process of its own. */
export interface Child {
  readonly pid: number;
  /** Every line written to stdout so far. */
  readonly lines: readonly string[];
  /**
   * Waits for a line that starts with `beginning` and resolves to the rest of it.
   * @throws Error when the process ends before
   */
  readonly says: (beginning: string) => Promise<string>;
  readonly tell: (line: string) => void;
  readonly kill: () => void;
  /** Resolves to the exit code after the last line. */
  readonly ended: Promise<number | null>;
}

const root = join(import.meta.dirname, '..', '..', '..');

/** Runs a file of the project as a process, optionally under another user id. */
export function runChild(file: string, args: readonly string[], uid?: number): Child {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, file), ...args], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const lines: string[] = [];
  let complaints = '';
  const wake = new Set<() => void>();
  const wakeAll = (): void => {
    for (const one of wake) one();
  };
  let over = false;
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  // A write to a killed process fails; only its output matters.
  child.stdin.on('error', () => undefined);
  createInterface({ input: child.stdout }).on('line', line => {
    lines.push(line);
    wakeAll();
  });
  const ended = new Promise<number | null>(resolve => {
    child.once('close', code => {
      over = true;
      resolve(code);
      wakeAll();
    });
  });

  return {
    pid: child.pid ?? 0,
    lines,
    ended,
    tell: line => void child.stdin.write(`${line}\n`),
    kill: () => void child.kill('SIGKILL'),
    says: beginning =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const line = lines.find(one => one.startsWith(beginning));
          if (line === undefined && !over) return;
          wake.delete(look);
          if (line !== undefined) resolve(line.slice(beginning.length).trim());
          else
            reject(
              new Error(`${file} ended without '${beginning}': ${lines.join(' | ')} ${complaints}`),
            );
        };
        wake.add(look);
        look();
      }),
  };
}
