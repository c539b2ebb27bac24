import { serve } from '@hono/node-server';
import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, openAsBlob, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildBhbu } from '#tests/builders/peserta.ts';
import { buildUser } from '#tests/builders/user.ts';
import { hostileCorpus } from '#tests/server/spreadsheet/hostile-corpus.ts';
import { startBenchServer } from './server.ts';

/** Target for an upload, in seconds and MB over the whole process. */
const target = { seconds: 2, megabytes: 400 };

/** An upload beyond these limits is stopped by ending the server process. */
const abandon = { seconds: 60, megabytes: 4_000 };

interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  readonly token: string;
}

interface Outcome {
  readonly seconds: number;
  /** Processor time of all threads of the server process. */
  readonly cpuSeconds: number;
  /** Peak resident memory of the server process. */
  readonly megabytes: number;
  readonly answer: string;
}

/** Returns the resident memory of a process; Linux only. */
function residentMb({ pid }: ChildProcess): number {
  try {
    const pages = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1];
    return (Number(pages) * 4096) / 1e6;
  } catch {
    return 0;
  }
}

/** Returns the processor time of a process; Linux only. */
function cpuSecondsOf({ pid }: ChildProcess): number {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return NaN;
  }
}

async function startServerProcess(): Promise<ServerProcess> {
  const child = fork(import.meta.filename, ['serve']);
  return await new Promise((resolve, reject) => {
    child.once('message', message => {
      resolve({ child, ...(message as Omit<ServerProcess, 'child'>) });
    });
    child.once('exit', code => reject(new Error(`The server ended with ${code}.`)));
  });
}

/** Uploads one file and measures the server process until it answers. */
async function uploadTo(
  { child, url, token }: ServerProcess,
  path: string,
  name: string,
): Promise<Outcome> {
  const form = new FormData();
  form.append('berkas', await openAsBlob(path), name);
  const gone = new AbortController();
  const started = performance.now();
  const cpu = cpuSecondsOf(child);
  const state = { answer: '' };
  const sent = fetch(`${url}/api/Peserta/Import/0?preview=true`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
    signal: gone.signal,
  }).then(async response => {
    const body = (await response.json()) as { detail?: string; jumlahBaris?: number };
    return `${response.status} ${body.detail ?? `${body.jumlahBaris} rows`}`;
  });
  sent.then(
    answer => (state.answer = answer),
    () => (state.answer ||= 'no answer'),
  );
  let megabytes = 0;
  const seconds = (): number => (performance.now() - started) / 1000;
  while (state.answer === '') {
    await wait(5);
    megabytes = Math.max(megabytes, residentMb(child));
    if (seconds() > abandon.seconds || megabytes > abandon.megabytes) {
      state.answer = 'abandoned';
      gone.abort();
      child.kill('SIGKILL');
    }
  }
  return { ...state, seconds: seconds(), cpuSeconds: cpuSecondsOf(child) - cpu, megabytes };
}

/**
 * Uploads every file of the hostile corpus to one server and measures the time, the peak memory of
 * the whole process and the memory that remains. `BENCH_FILES` selects files by a pattern.
 */
export async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  const wanted = new RegExp(process.env['BENCH_FILES'] ?? '');
  const files = hostileCorpus.filter(({ name }) => wanted.test(name));
  let server = await startServerProcess();
  const atStart = residentMb(server.child);
  const worst = { seconds: 0, megabytes: 0, over: 0 };
  console.log(
    `${''.padEnd(52)}${'file'.padStart(9)}${'time'.padStart(9)}${'cpu'.padStart(9)}${'peak'.padStart(10)}`,
  );
  try {
    for (const { name, kind, build } of files) {
      const path = join(folder, `file.${kind}`);
      const bytes = build();
      writeFileSync(path, bytes);
      const { seconds, cpuSeconds, megabytes, answer } = await uploadTo(
        server,
        path,
        `peserta.${kind}`,
      );
      worst.seconds = Math.max(worst.seconds, seconds);
      worst.megabytes = Math.max(worst.megabytes, megabytes);
      const isOver = seconds > target.seconds || megabytes > target.megabytes;
      if (isOver) worst.over += 1;
      console.log(
        `${`${kind} ${name}`.padEnd(52)}${`${(bytes.length / 1e6).toFixed(1)} MB`.padStart(9)}` +
          `${`${seconds.toFixed(1)} s`.padStart(9)}${`${cpuSeconds.toFixed(1)} s`.padStart(9)}` +
          `${megabytes.toFixed(0)} MB`.padStart(10) +
          ` ${isOver ? '✗' : '✓'} ${answer.slice(0, 90)}`,
      );
      if (answer === 'abandoned' || answer === 'no answer') server = await startServerProcess();
    }
    await wait(3_000);
    console.log(
      `\n${files.length} files: at most ${worst.seconds.toFixed(1)} s and ${worst.megabytes.toFixed(0)} MB; ` +
        `${worst.over} over ${target.seconds} s or ${target.megabytes} MB; ` +
        `${atStart.toFixed(0)} MB before, ${residentMb(server.child).toFixed(0)} MB after`,
    );
  } finally {
    server.child.kill('SIGTERM');
    rmSync(folder, { recursive: true });
  }
}

/** Runs the server process, which sends its address and a token when it listens. */
async function serveUploads(): Promise<void> {
  const { app, deps, stop } = await startBenchServer();
  const bhbuId = await buildBhbu(deps.db);
  const { token } = await buildUser(deps, { role: 'BHBU', bhbuId });
  process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
  const server = serve(
    { hostname: '127.0.0.1', port: 0, fetch: request => app.fetch(request) },
    () => {
      const { port } = server.address() as AddressInfo;
      process.send?.({ url: `http://127.0.0.1:${port}`, token });
    },
  );
}

if (process.argv[1] === import.meta.filename && process.argv[2] === 'serve') await serveUploads();
