import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { peerProgram } from './install.ts';
import type { Peer, PeerRow } from './peer.ts';

/** Starts json-server on a file with the rows. */
export async function startJsonServer(
  root: string,
  port: number,
  rows: readonly PeerRow[],
): Promise<Peer> {
  const file = join(root, 'db.json');
  // Its ids are texts.
  const peserta = rows.map(row => ({ ...row, id: String(row.id) }));
  writeFileSync(file, JSON.stringify({ peserta }));
  const program = peerProgram('json-server/lib/bin.js');
  const child = spawn(process.execPath, [program, file, '--port', String(port)], {
    cwd: root,
    stdio: 'ignore',
  });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const url = `http://localhost:${port}`;
  for (let attempt = 0; attempt < 600; attempt++) {
    if (
      await fetch(`${url}/peserta/1`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await wait(100);
  }
  return {
    name: 'json-server 1.0 beta',
    url,
    headers: {},
    listPath: page => `/peserta?_page=${page}&_per_page=25&_sort=nama`,
    recordPath: id => `/peserta/${id}`,
    nikPath: nik => `/peserta?nik=${nik}&_page=1&_per_page=25`,
    stop() {
      child.kill('SIGKILL');
      process.off('exit', kill);
      return Promise.resolve();
    },
  };
}
