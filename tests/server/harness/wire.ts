import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';
import { onTestFinished } from 'vitest';

/** A statement as a client sent it. */
export interface SentStatement {
  /** Empty for an unnamed statement. */
  readonly name: string;
  readonly text: string;
}

/** A proxy that records the statements that its clients send to the database. */
export interface RecordedDatabase {
  readonly connectionString: string;
  readonly statements: readonly SentStatement[];
}

/** Reads the statements of one connection; the first message, which has no type, is the startup. */
function createReader(add: (statement: SentStatement) => void): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0);
  let hasStarted = false;
  return bytes => {
    rest = Buffer.concat([rest, bytes]);
    for (;;) {
      const start = hasStarted ? 1 : 0;
      if (rest.length < start + 4) return;
      const end = start + rest.readInt32BE(start);
      if (rest.length < end) return;
      const [name = '', text = ''] = rest.toString('utf8', start + 4, end).split('\0');
      if (hasStarted && rest[0] === 0x51) add({ name: '', text: name });
      if (hasStarted && rest[0] === 0x50) add({ name, text });
      hasStarted = true;
      rest = rest.subarray(end);
    }
  };
}

/** Puts a recording proxy in front of a database until the test ends. */
export async function recordStatements(connectionString: string): Promise<RecordedDatabase> {
  const { host, port, user, password, database } = new pg.Client(connectionString);
  const statements: SentStatement[] = [];
  const sockets = new Set<Socket>();
  const proxy = createServer(client => {
    const server = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    const read = createReader(statement => statements.push(statement));
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    client.on('data', (bytes: Buffer) => {
      read(bytes);
      server.write(bytes);
    });
    server.on('data', (bytes: Buffer) => void client.write(bytes));
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  const address = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    connectionString: `postgresql://${user}:${password}@${address}/${database}`,
    statements,
  };
}
