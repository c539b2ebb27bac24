import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A TypeScript file that runs in a separate process. */
export interface TestProcess {
  readonly pid: number;
  /** Every line written to stdout so far. */
  readonly lines: readonly string[];
  /**
   * Waits for a line that starts with `beginning` and resolves to the rest of it.
   * @throws Error when the process ends before
   */
  readonly waitForLine: (beginning: string) => Promise<string>;
  readonly writeLine: (line: string) => void;
  readonly kill: () => void;
  /** Resolves to the exit code after the last line. */
  readonly exitCode: Promise<number | null>;
}

const projectRoot = join(import.meta.dirname, '..', '..', '..');

/** Runs a file of the project as a process, optionally under another user id. */
export function startProcess(file: string, args: readonly string[], uid?: number): TestProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', join(projectRoot, file), ...args], {
    cwd: projectRoot,
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const lines: string[] = [];
  let stderrText = '';
  const listeners = new Set<() => void>();
  const notifyAll = (): void => {
    for (const one of listeners) one();
  };
  let hasEnded = false;
  child.stderr.on('data', (chunk: Buffer) => (stderrText += chunk.toString()));
  // A write to a killed process fails; only its output matters.
  child.stdin.on('error', () => undefined);
  createInterface({ input: child.stdout }).on('line', line => {
    lines.push(line);
    notifyAll();
  });
  const ended = new Promise<number | null>(resolve => {
    child.once('close', code => {
      hasEnded = true;
      resolve(code);
      notifyAll();
    });
  });

  return {
    pid: child.pid ?? 0,
    lines,
    exitCode: ended,
    writeLine: line => void child.stdin.write(`${line}\n`),
    kill: () => void child.kill('SIGKILL'),
    waitForLine: beginning =>
      new Promise((resolve, reject) => {
        const checkLines = (): void => {
          const line = lines.find(one => one.startsWith(beginning));
          if (line === undefined && !hasEnded) return;
          listeners.delete(checkLines);
          if (line !== undefined) resolve(line.slice(beginning.length).trim());
          else
            reject(
              new Error(`${file} ended without '${beginning}': ${lines.join(' | ')} ${stderrText}`),
            );
        };
        listeners.add(checkLines);
        checkLines();
      }),
  };
}
