import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { formatNik } from '#contract/core/values/nik.ts';
import { buildCsvFile } from '#tests/builders/sheet-file.ts';
import { createAccounts, signIn, startAppServer } from '../cluster/app-servers.ts';
import type { PostgresNode } from '../cluster/postgres.ts';
import type { seedDatabase } from '../cluster/seed-database.ts';
import { makeImportLines } from '../import-lines.ts';
import { knownNiks } from '../seed.ts';
import type { Peer, PeerPaths, PeerRow } from './peer.ts';

const paths: PeerPaths = {
  page: page => `/api/Peserta?pageSize=25&pageNumber=${page}`,
  byName: page => `/api/Peserta?pageSize=25&pageNumber=${page}&sortBy=nama`,
  filterAndSort: page =>
    `/api/Peserta?pageSize=25&pageNumber=${page}&statusData=INVALID&sortBy=tanggalLahir&sortOrder=desc`,
  byNik: nik => `/api/Peserta?pageSize=25&q=${nik}`,
  partOfName: text => `/api/Peserta?pageSize=25&q=${text}`,
  record: id => `/api/Peserta/GetById/${id}`,
};

/** Where a server of ours comes from and where it runs. */
interface PortalOptions {
  readonly name: string;
  /** Folder of a built checkout. */
  readonly checkout: string;
  readonly root: string;
  readonly port: number;
  readonly node: PostgresNode;
  readonly rowCount: number;
}

/** Starts the built server of a checkout on a database of its own, filled by the same checkout. */
export async function startPortal(options: PortalOptions): Promise<Peer & { database: string }> {
  const { name, checkout, root, port, node, rowCount } = options;
  const folder = join(root, `portal-${port}`);
  mkdirSync(folder);
  await node.query(`create database portal_${port}`);
  const database = node.url(`portal_${port}`);
  const environment = { DATABASE_URL: database, LOG_LEVEL: 'error', TRUSTED_PROXIES: '0' };
  const server = await startAppServer(folder, port, environment, checkout);
  const names = Array.from({ length: 10 }, (_, n) => `beban${n}`);
  await createAccounts(database, names);
  const seed = (await import(join(checkout, 'bench/cluster/seed-database.ts'))) as {
    seedDatabase: typeof seedDatabase;
  };
  await seed.seedDatabase(database, rowCount);
  const url = `http://127.0.0.1:${port}`;
  const accounts: { authorization: string }[] = [];
  for (const one of names) accounts.push({ authorization: `Bearer ${await signIn(url, one)}` });
  return {
    name,
    url,
    accounts,
    paths,
    database,
    async importRows(count) {
      const form = new FormData();
      form.append('berkas', buildCsvFile(makeImportLines(count)));
      const post = async (path: string, body: FormData | string): Promise<{ id: number }> => {
        const headers = new Headers(accounts[0]);
        if (typeof body === 'string') headers.set('content-type', 'application/json');
        const response = await fetch(`${url}/api/Peserta${path}`, {
          method: 'POST',
          headers,
          body,
          // A long import answers late.
          signal: AbortSignal.timeout(900_000),
        });
        if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
        return (await response.json()) as { id: number };
      };
      const began = performance.now();
      const { id } = await post('/ImportByAM/0/3?preview=true', form);
      await post(`/impor/${id}/simpan`, JSON.stringify({ modus: 'yangBisa' }));
      return (performance.now() - began) / 1_000;
    },
    stop: server.stop,
  };
}

/** Reads our rows for the peers; a NIK that only its index knows is replaced by another one. */
export async function readRows(database: string): Promise<PeerRow[]> {
  const client = new pg.Client(database);
  await client.connect();
  const { rows } = await client.query<Omit<PeerRow, 'nik'>>(
    `select id, nama, tanggal_lahir::text as "tanggalLahir", jenis_kelamin as "jenisKelamin",
      no_hp as "noHP", alamat, kab_kota as "kabKota", kategori, nip,
      case when is_valid then 'VALID' else 'INVALID' end as "statusData"
    from peserta order by id`,
  );
  await client.end();
  return rows.map((row, n) => ({
    ...row,
    nik:
      knownNiks[n] ??
      formatNik({
        region: `32.${10 + (n % 60)}.${10 + (Math.floor(n / 60) % 60)}`,
        birthDate: '1985-03-02',
        sex: 'L',
        serial: 1 + (n % 9_000),
      }),
  }));
}
