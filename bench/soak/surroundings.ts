import { setTimeout as wait } from 'node:timers/promises';
import { bhbuCalls } from '#contract/domains/bhbu/calls.ts';
import { pesertaCalls } from '#contract/domains/peserta/index.ts';
import { Refused, type Client } from './client.ts';
import type { FaultContext } from './faults.ts';
import { faultyMode, type MailServer } from './mail-server.ts';
import type { SmallDisk } from './small-disk.ts';

/** Free space in MB below which the server refuses writes on the disk of a run, and some space that it may not use up. */
const nearlyFullMb = 200;

/** How a call ends: its status, or that the connection was lost. */
const endOf = async (call: Promise<unknown>): Promise<string> =>
  await call.then(
    () => '200',
    (error: unknown) => (error instanceof Refused ? String(error.status) : 'lost'),
  );

/** A write and a read of an administrator. */
const tryBoth = async (client: Client): Promise<readonly [string, string]> => [
  await endOf(
    client.once(bhbuCalls.addNote, { params: { id: 1 }, body: { teks: 'Cakram hampir penuh' } }),
  ),
  await endOf(client.once(pesertaCalls.list, { query: { pageSize: 1 } })),
];

/** The disk of the data is nearly full for a while: writes are refused with 503, and reading goes on. */
export const fillDiskNearly =
  (disk: SmallDisk) =>
  async ({ run, client }: FaultContext): Promise<void> => {
    disk.fill(nearlyFullMb);
    // A measurement of the free space holds for a second.
    await wait(1_500);
    const [write, read] = await tryBoth(client);
    // Another fault may have ended the server at the same time.
    if (write === '200') run.statistics.violate('a write was accepted on a nearly full disk');
    if (!['200', '503', 'lost'].includes(read))
      run.statistics.violate(`a read on a nearly full disk: ${read}`);
    await wait(3_000);
    disk.empty();
    run.statistics.countFault('disk nearly full', `write ${write}, read ${read}`);
  };

/** The disk of the data is full for ten seconds, which ends PostgreSQL when it writes; it comes back by itself. */
export const fillDisk =
  (disk: SmallDisk) =>
  async ({ run, server }: FaultContext): Promise<void> => {
    disk.fill(0);
    await wait(10_000);
    disk.empty();
    const from = performance.now();
    try {
      await server.waitUntilReady();
      run.statistics.countFault('disk full for 10 s', 'ready again', performance.now() - from);
    } catch (error) {
      run.statistics.countFault('disk full for 10 s', 'not ready again');
      run.statistics.violate(`disk full: ${(error as Error).message}`);
    }
  };

/** The mail server misbehaves for a while. */
export const failMail =
  (mail: MailServer) =>
  async ({ run, client }: FaultContext): Promise<void> => {
    mail.mode = faultyMode(client.random);
    const { mode } = mail;
    await client.pause(5_000, 15_000);
    mail.mode = 'accepts';
    run.statistics.countFault('mail server fails', mode);
  };
