import { request, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { importCalls } from '#contract/domains/import/index.ts';
import { pesertaCalls } from '#contract/domains/peserta/index.ts';
import { personBody } from '#tests/builders/peserta.ts';
import { buildCsvFile, sheetLine } from '#tests/builders/sheet-file.ts';
import { hostileCorpus } from '#tests/server/spreadsheet/hostile-corpus.ts';
import { spell, type Random } from '../random.ts';
import { namePrefix, type Run } from './activities.ts';
import type { Client, Outgoing } from './client.ts';
import { addParticipant, type PersonBody } from './ledger.ts';
import type { ServerProcess } from './server-process.ts';

/** What faults need. */
export interface FaultContext {
  readonly run: Run;
  readonly server: ServerProcess;
  /** An account whose requests are sent badly. */
  readonly client: Client;
}

/** A fault; it counts what came of it. */
export type Fault = (context: FaultContext) => Promise<void>;

/** Waits until the server is ready after a fault, and counts the time. */
async function countRecovery(
  { run, server }: FaultContext,
  name: string,
  cause: () => Promise<string>,
): Promise<void> {
  const from = performance.now();
  const outcome = await cause();
  try {
    await server.waitUntilReady();
    run.statistics.countFault(name, outcome, performance.now() - from);
  } catch (error) {
    run.statistics.countFault(name, 'not ready again');
    run.statistics.violate(`${name}: ${(error as Error).message}`);
  }
}

/** Faults of the server itself. */
export const serverFaults: Readonly<Record<string, Fault>> = {
  'kill -9 of the server': context =>
    countRecovery(context, 'kill -9 of the server', async () => {
      await context.server.kill('SIGKILL');
      return 'ready again';
    }),
  'kill -9 of PostgreSQL': context =>
    countRecovery(context, 'kill -9 of PostgreSQL', async () => {
      if (!context.server.killDatabase()) return 'was not running';
      // Until the server notices, its connections still answer.
      const end = Date.now() + 10_000;
      while ((await context.server.isReady()) && Date.now() < end) await wait(20);
      return 'ready again';
    }),
  'SIGTERM and restart': context =>
    countRecovery(context, 'SIGTERM and restart', async () => {
      await context.server.kill('SIGTERM');
      return 'ready again';
    }),
};

/** How a badly sent request ended. */
type Ending = `answered ${number}` | 'cut by the server' | 'cut by the client' | 'no answer';

/** How long a badly sent request may stay open. */
const openMs = 120_000;

/**
 * Opens a request without sending its body.
 * @param isUnread leaves the response unread until it is resumed
 * @returns the request and how it ends
 */
function open(port: number, { method, path, headers }: Outgoing, isUnread = false) {
  const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false });
  let response: IncomingMessage | undefined;
  let isCutByClient = false;
  const ending = new Promise<Ending>(resolve => {
    setTimeout(() => {
      resolve('no answer');
      sent.destroy();
    }, openMs).unref();
    sent.on('response', message => {
      message.on('error', () => undefined);
      if (isUnread) message.pause();
      else message.resume();
      response = message;
      message.on('close', () =>
        resolve(
          message.complete
            ? `answered ${message.statusCode ?? 0}`
            : isCutByClient
              ? 'cut by the client'
              : 'cut by the server',
        ),
      );
    });
    sent.on('error', () => undefined);
    sent.on('close', () => {
      if (!response) resolve(isCutByClient ? 'cut by the client' : 'cut by the server');
    });
  });
  return {
    sent,
    ending,
    read: () => {
      isUnread = false;
      response?.resume();
    },
    cut: () => {
      isCutByClient = true;
      sent.destroy();
      // The connection may have ended before, with the response unread.
      response?.destroy();
    },
  };
}

const newSheet = (rows: number): File =>
  buildCsvFile(
    Array.from({ length: rows }, () => sheetLine()),
    'lambat.csv',
  );

const countEnding = ({ run }: FaultContext, name: string, ending: Ending): void => {
  run.statistics.countFault(name, ending);
  if (ending === 'answered 500' || ending === 'no answer')
    run.statistics.violate(`${name}: ${ending}`);
};

/** Sends an upload in pieces with pauses; some are never finished. */
async function uploadSlowly(context: FaultContext): Promise<void> {
  const { client, server } = context;
  const outgoing = await client.prepare(importCalls.importByAM, {
    params: { idFaskes: 0, idBHBU: 1 },
    query: { preview: 'true' },
    body: { berkas: newSheet(200) },
  });
  const body = outgoing.body ?? Buffer.alloc(0);
  const { sent, ending, cut } = open(server.port, outgoing);
  const pieces = client.random.between(3, 8);
  const isUnfinished = client.random.below(3) === 0;
  const size = Math.ceil(body.length / pieces);
  for (let piece = 0; piece < pieces - (isUnfinished ? 1 : 0) && sent.writable; piece++) {
    sent.write(body.subarray(piece * size, (piece + 1) * size));
    await client.pause(200, 2_500);
  }
  if (isUnfinished) await Promise.race([ending, wait(20_000).then(cut)]);
  else sent.end();
  countEnding(context, isUnfinished ? 'upload never finished' : 'upload with pauses', await ending);
}

/** Requests an export and does not read it for a while, or at all. */
async function leaveExportUnread(context: FaultContext): Promise<void> {
  const { client, server } = context;
  const outgoing = await client.prepare(pesertaCalls.export, { query: {} });
  const { sent, ending, read, cut } = open(server.port, outgoing, true);
  sent.end();
  await client.pause(3_000, 15_000);
  if (client.random.below(2) === 0) cut();
  else read();
  countEnding(context, 'export left unread', await ending);
}

/** Uploads a file made to cost time or memory. */
async function uploadHostileFile(context: FaultContext): Promise<void> {
  const { client, server } = context;
  const { kind, build } = client.random.pick(hostileCorpus);
  const file = new File([new Uint8Array(build(0.3))], `jahat.${kind}`);
  const outgoing = await client.prepare(importCalls.importByAM, {
    params: { idFaskes: 0, idBHBU: 1 },
    query: { preview: 'true' },
    body: { berkas: file },
  });
  const { sent, ending } = open(server.port, outgoing);
  sent.end(outgoing.body);
  countEnding(context, 'hostile spreadsheet', await ending);
}

/** Sends half of a body and cuts the connection; nothing may be saved. */
async function cutBody(context: FaultContext): Promise<void> {
  const { client, server, run } = context;
  const body = personBody({ nama: `Terpotong ${spell(run.next())}`, idBHBU: 1 }) as PersonBody;
  const outgoing = await client.prepare(pesertaCalls.create, { body });
  const { sent, ending, cut } = open(server.port, outgoing);
  sent.write(outgoing.body?.subarray(0, outgoing.body.length / 2));
  await client.pause(0, 300);
  cut();
  countEnding(context, 'connection cut in the body', await ending);
}

/** Cuts the connection before the answer, then repeats the request with its key. */
async function cutAnswer(context: FaultContext): Promise<void> {
  const { client, server, run } = context;
  const number = run.next();
  const idFaskes = 1;
  const nama = `${namePrefix} ${spell(number)}`;
  const alamat = 'Jalan Beban Nomor 2';
  const input = { body: personBody({ nama, idBHBU: 1, idFaskes, alamat }) as PersonBody };
  const key = `soak-cut-${number}`;
  const outgoing = await client.prepare(pesertaCalls.create, input, { key });
  const { sent, ending, cut } = open(server.port, outgoing);
  sent.end(outgoing.body);
  await client.pause(0, 60);
  cut();
  const ended = await ending;
  try {
    const { id, version } = await client.untilAnswered(pesertaCalls.create, input, { key });
    const known = { id, nama, ...input, idFaskes, version, alamat };
    addParticipant(run.ledger, { ...known, changes: 0, visits: [] });
    run.statistics.countWrite('participant created');
  } catch (error) {
    run.statistics.violate(`repeated with its key: ${(error as Error).message}`);
  }
  countEnding(context, 'connection cut before the answer', ended);
}

/** Faults of clients. */
export const clientFaults: readonly Fault[] = [
  uploadSlowly,
  leaveExportUnread,
  uploadHostileFile,
  cutBody,
  cutAnswer,
];

/** Returns the items in a random order, again and again, so that each is used equally often. */
export function* deal<T>(items: readonly T[], random: Random): Generator<T, never, undefined> {
  for (;;) yield* random.shuffle(items);
}
