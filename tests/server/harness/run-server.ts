import { Writable } from 'node:stream';
import { inject, onTestFinished } from 'vitest';
import { readSettings } from '#server/app/env.ts';
import { createLogger } from '#server/platform/http/log.ts';
import { startServer, type RunningServer } from '#server/app/start-server.ts';
import type { TestDatabase } from './database.ts';

/** The application key of the servers, as in the environment. */
export const appKeyText = Buffer.alloc(32, 7).toString('base64');

/** A server that listens on a port, with what it has logged. */
export interface ListeningServer extends RunningServer {
  readonly readLogs: () => string;
}

/**
 * Starts the server on an external database, on any free port, until the test ends. With one
 * connection string it has one role for everything, and no pooler.
 */
export async function runServer(
  database: string | Omit<TestDatabase, 'drop'>,
  environment: Record<string, string> = {},
): Promise<ListeningServer> {
  const lines: string[] = [];
  const write = (chunk: Buffer, _encoding: string, done: () => void): void => {
    lines.push(chunk.toString());
    done();
  };
  const server = await startServer({
    settings: readSettings({
      ...(typeof database === 'string'
        ? { DATABASE_URL: database }
        : {
            DATABASE_URL: database.pooledConnectionString,
            DATABASE_DIRECT_URL: database.serverConnectionString,
            DATABASE_POOLING: inject('testServer').pooling,
            DATABASE_OWNER_URL: database.connectionString,
          }),
      APP_KEY: appKeyText,
      PORT: '0',
      ...environment,
    }),
    clock: () => new Date(),
    log: createLogger('info', new Writable({ write })),
    consoleDir: null,
  });
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopping ??= server.stop());
  onTestFinished(stop);
  return { ...server, stop, readLogs: () => lines.join('') };
}
