import { buildUser } from '#tests/builders/user.ts';
import { measure, printTableHead, printTableRow } from './measure.ts';
import { startBenchServer } from './server.ts';

/** What a stranger may ask without an account; the last two cost a database query or a list. */
const paths = [
  '/api/openapi.json',
  '/api/docs/swagger-ui-bundle.js',
  '/api/tidak-ada',
  '/api/healthz',
  '/api/public/getKabKota',
];

/** Requests that the stranger keeps open. */
const strangers = 16;

/** Measures the list of an account alone, and while a stranger asks each public path without a pause. */
export async function bench(): Promise<void> {
  const { app, deps, stop } = await startBenchServer();
  try {
    const { token } = await buildUser(deps, { role: 'ADMIN' });
    const list = async (): Promise<void> => {
      const headers = { authorization: `Bearer ${token}` };
      const response = await app.fetch(new Request('http://bench/api/role', { headers }));
      await response.text();
    };
    printTableHead(`a list while a stranger keeps ${strangers} requests open`);
    const alone = await measure('alone', 200, list);
    printTableRow(alone);
    for (const path of paths) {
      let isOver = false;
      const ask = async (): Promise<void> => {
        while (!isOver) {
          const response = await app.fetch(new Request(`http://bench${path}`), '203.0.113.7');
          await response.arrayBuffer();
          // A request over a connection gives way to the event loop.
          await new Promise(resolve => setImmediate(resolve));
        }
      };
      const asking = Array.from({ length: strangers }, ask);
      const busy = await measure(path, 200, list);
      isOver = true;
      await Promise.all(asking);
      printTableRow(busy);
      console.log(`${(busy.p50 / alone.p50).toFixed(1)} times as long as alone`);
    }
  } finally {
    await stop();
  }
}
