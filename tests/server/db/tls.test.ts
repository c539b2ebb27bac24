import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '#server/platform/db/pool.ts';

/** A server that answers every request for TLS with "no", as a PostgreSQL without a certificate does. */
const plain = createServer(socket => {
  socket.on('error', () => undefined);
  socket.once('data', (request: Buffer) => {
    // 80877103 is the code of the request (PostgreSQL, "SSLRequest").
    asked.push(request.length === 8 && request.readInt32BE(4) === 80_877_103);
    socket.on('data', (bytes: Buffer) => sentInClear.push(bytes));
    socket.write('N');
  });
});
const asked: boolean[] = [];
const sentInClear: Buffer[] = [];

beforeAll(() => new Promise<void>(resolve => plain.listen(0, '127.0.0.1', resolve)));
afterAll(() => plain.close());

describe('a connection to the database with sslmode=verify-full', () => {
  it('is refused by the client when the database has no TLS, before the password is sent', async () => {
    const { port } = plain.address() as AddressInfo;
    const pool = openPool(`postgres://portal:rahasia@127.0.0.1:${port}/portal?sslmode=verify-full`);
    await expect(pool.query('select 1')).rejects.toThrow(/SSL/);
    await pool.end();
    expect(asked.length).toBeGreaterThan(0);
    expect(asked).not.toContain(false);
    expect(sentInClear).toEqual([]);
  });
});
