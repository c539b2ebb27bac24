import { describe, expect, it } from 'vitest';
import {
  giveUpMs,
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
function startSupervisor(restart: (attempt: number) => Promise<SupervisedServer>, waitedMs = 0) {
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
      time += waitedMs;
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

  it('goes on for half an hour, as on a full disk, then gives up with a reason', async () => {
    const perWait = 60_000;
    const { first, did, stop } = startSupervisor(
      () => Promise.reject(new Error('diska penuh')),
      perWait,
    );
    first.end();
    await waitUntil(() => did.some(one => one.includes('dihentikan')));
    const waits = Array.from({ length: giveUpMs / perWait }, (_, n) => `wait ${n + 1}`);
    expect(did.filter(one => one.startsWith('wait'))).toEqual(waits);
    expect(did.at(-1)).toMatch(
      /^Basis data tidak dapat dijalankan selama 30 menit.*\ndiska penuh$/s,
    );
    await stop();
  });

  it('runs again by itself once the cause is gone', async () => {
    const { first, did, stop } = startSupervisor(
      attempt =>
        attempt < 20 ? Promise.reject(new Error('diska penuh')) : Promise.resolve(fakeServer()),
      60_000,
    );
    first.end();
    await waitUntil(() => did.includes('runs'));
    expect(did.filter(one => one.startsWith('restart'))).toHaveLength(20);
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
