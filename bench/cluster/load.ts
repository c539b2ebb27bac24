import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Requests of one measurement. */
export interface Load {
  /** Address without a path. */
  readonly url: string;
  /** Headers of each client; a client sends one request after the other. */
  readonly clients: readonly Readonly<Record<string, string>>[];
  /** Returns the path of the n-th request. */
  readonly path: (n: number) => string;
  readonly seconds: number;
  /** Ends the load earlier. */
  readonly isDone?: () => boolean;
  /** Pause of a client after each answer; 0 unless given. */
  readonly pauseMs?: number;
}

/** What a load measured; durations in ms. */
export interface LoadResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly failures: number;
}

/**
 * Sends one request over a keep-alive connection and reads the whole answer.
 * @returns whether it was answered with 200
 */
export const send = (
  url: string,
  path: string,
  agent: Agent,
  headers: Readonly<Record<string, string>>,
): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { agent, headers }, response => {
      response.resume();
      response.on('end', () => resolve(response.statusCode === 200));
    });
    sent.on('error', reject);
    sent.end();
  });

/** Lets all clients send requests for some seconds. */
export async function runLoad({
  url,
  clients,
  path,
  seconds,
  isDone = () => false,
  pauseMs = 0,
}: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients.length });
  const durations: number[] = [];
  let failures = 0;
  let n = 0;
  const began = performance.now();
  const end = began + seconds * 1_000;
  await Promise.all(
    clients.map(async headers => {
      while (performance.now() < end && !isDone()) {
        const sentAt = performance.now();
        if (!(await send(url, path(n++), agent, headers))) failures += 1;
        durations.push(performance.now() - sentAt);
        if (pauseMs > 0) await wait(pauseMs);
      }
    }),
  );
  const took = (performance.now() - began) / 1_000;
  agent.destroy();
  durations.sort((a, b) => a - b);
  const at = (part: number): number => durations[Math.floor(durations.length * part)] ?? 0;
  return {
    perSecond: durations.length / took,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    failures,
  };
}

/** CPU seconds that all processes of this machine and some of them have used. */
export interface CpuTimes {
  /** Of all cores, without idling. */
  readonly machine: number;
  readonly processes: number;
}

/** CPU time of a process and its ended children in hundredths of a second; 0 for one that has ended. */
function readProcessTime(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may contain spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  } catch {
    return 0;
  }
}

/** Reads the CPU time of the machine and of processes, in seconds (Linux). */
export function readCpu(pids: readonly number[]): CpuTimes {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number);
  const processes = pids.reduce((sum, pid) => sum + readProcessTime(pid), 0);
  return { machine: (user + nice + system + irq + softirq) / 100, processes: processes / 100 };
}
