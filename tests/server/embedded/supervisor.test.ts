import { describe, expect, it } from 'vitest';
import {
  maxFailures,
  supervise,
  type SupervisedServer,
} from '#server/platform/db/embedded/supervisor.ts';
import { waitUntil } from '../harness/wait-until.ts';

/** A server process without a process. */
function fakeServer(): SupervisedServer & { readonly end: () => void } {
  let end: () => void = () => undefined;
  const exited = new Promise<void>(resolve => (end = resolve));
  return {
    exited,
    end,
    stop: () => {
      end();
      return Promise.resolve();
    },
  };
}

/** A supervised server whose restarts a test decides; it records what the supervisor does. */
function startSupervisor(restart: (attempt: number) => Promise<SupervisedServer>) {
  const first = fakeServer();
  const did: string[] = [];
  let attempts = 0;
  let time = 0;
  const { stop } = supervise(first, {
    restart: () => {
      attempts += 1;
      did.push(`restart ${attempts}`);
      return restart(attempts);
    },
    log: { info: () => did.push('runs'), warn: () => did.push('warned') },
    onFailure: error => did.push(error.message),
    backoffMs: attempt => {
      did.push(`wait ${attempt}`);
      return 0;
    },
    now: () => time,
  });
  return { first, did, stop, advance: (ms: number) => (time += ms) };
}

describe('the supervisor', () => {
  it('restarts a server that ends, again and again', async () => {
    const servers = [fakeServer(), fakeServer()];
    const { first, did, stop, advance } = startSupervisor(attempt =>
      Promise.resolve(servers[attempt - 1] ?? fakeServer()),
    );
    first.end();
    await waitUntil(() => did.filter(one => one === 'runs').length === 1);
    advance(700_000);
    servers[0]?.end();
    await waitUntil(() => did.filter(one => one === 'runs').length === 2);
    expect(did).toEqual([
      ...['warned', 'wait 1', 'restart 1', 'runs'],
      ...['warned', 'wait 1', 'restart 2', 'runs'],
    ]);
    await stop();
  });

  it('waits longer after each failed start, then gives up with a reason', async () => {
    const { first, did, stop } = startSupervisor(() => Promise.reject(new Error('diska penuh')));
    first.end();
    await waitUntil(() => did.some(one => one.includes('dihentikan')));
    const waits = Array.from({ length: maxFailures - 1 }, (_, i) => `wait ${i + 1}`);
    expect(did.filter(one => one.startsWith('wait'))).toEqual(waits);
    expect(did.at(-1)).toMatch(/^Basis data berhenti 5 kali dalam 10 menit.*\ndiska penuh$/s);
    await stop();
  });

  it('does not restart a server that was stopped', async () => {
    const { did, stop } = startSupervisor(() => Promise.resolve(fakeServer()));
    await stop();
    expect(did).toEqual([]);
  });

  it('stops a server whose restart ends after the stop', async () => {
    const late = fakeServer();
    let finish: (server: SupervisedServer) => void = () => undefined;
    const { first, did, stop } = startSupervisor(() => new Promise(resolve => (finish = resolve)));
    first.end();
    await waitUntil(() => did.includes('restart 1'));
    const stopped = stop();
    finish(late);
    await stopped;
    await late.exited;
    expect(did).not.toContain('runs');
  });
});
