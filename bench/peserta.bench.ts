import { count, isNull, sql } from 'drizzle-orm';
import { peserta, pesertaTotal } from '#server/platform/db/schema/index.ts';
import { saveRegistrations } from '#server/domains/peserta/index.ts';
import { person } from '#tests/builders/peserta.ts';
import { buildUser } from '#tests/builders/user.ts';
import { companyCount, seedPeserta, knownNiks } from './seed.ts';
import { measure, peakMemory, printTableHead, printTableRow } from './measure.ts';
import { printBaseline } from './baseline.ts';
import { startBenchServer } from './server.ts';

/** Measures list pages, totals, searches and exports over a million participants. */
export async function bench(): Promise<void> {
  const rows = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
  const server = await startBenchServer();
  const { app, deps } = server;
  try {
    const started = performance.now();
    await seedPeserta(deps, rows);
    console.log(
      `${rows} participants made in ${Math.round((performance.now() - started) / 1000)} s`,
    );

    const admin = await buildUser(deps, { role: 'ADMIN' });
    const company = await buildUser(deps, { role: 'BHBU', bhbuId: 1 });
    const facility = await buildUser(deps, { role: 'FASKES', faskesId: 2 });
    const get = async (path: string, token = admin.token): Promise<unknown> => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await app.fetch(new Request(`http://bench/api/${path}`, { headers }));
      if (answer.status !== 200) throw new Error(`${path}: ${await answer.text()}`);
      return await answer.json();
    };
    const ask = (query: string, token?: string) => get(`Peserta?${query}`, token);
    const deep = Math.max(25, Math.floor(rows / 50));
    const filters = 'vaccinationType=0&statusData=VALID&isActive=1';
    const page = (query: string, token?: string) => () => ask(query, token);
    // Each round visits another page in the middle for the first time.
    const deepPage = (query: string) => (round: number) =>
      ask(`${query}&pageNumber=${deep - 20 + 2 * round}`);
    const measureRow = async (
      name: string,
      times: number,
      work: (round: number) => Promise<unknown>,
      limit?: number,
    ) => {
      printTableRow(await measure(name, times, work, limit));
    };
    await printBaseline(deps);
    printTableHead(`${rows} participants, ${companyCount} companies`);
    for (const order of ['createdAt', 'nama', 'tanggalLahir', 'statusData', 'modifiedAt']) {
      await measureRow(`all by ${order}, page 1`, 40, page(`sortBy=${order}`), 50);
      await measureRow(
        `all by ${order}, pages around ${deep}`,
        15,
        deepPage(`sortBy=${order}`),
        50,
      );
    }
    await measureRow('filtered by name, page 1', 40, page(`${filters}&sortBy=nama`), 50);
    await measureRow(
      `filtered by name, pages around ${deep}`,
      15,
      deepPage(`${filters}&sortBy=nama`),
      50,
    );
    const backwards = `${filters}&sortBy=createdAt&sortOrder=desc`;
    await measureRow(`filtered, newest first, pages around ${deep}`, 15, deepPage(backwards), 50);
    await measureRow(
      'filtered by two companies’ facility',
      20,
      page(`${filters}&idFaskes=7&sortBy=nama`),
      50,
    );
    await measureRow('largest company by name, page 1', 20, page('sortBy=nama', company.token), 50);
    await measureRow(
      'a facility by birth date, page 1',
      20,
      page('sortBy=tanggalLahir', facility.token),
      50,
    );
    const boosters = 'vaccinationType=1&isEligible=true&sortBy=nama';
    await measureRow('boosters who may have one, page 1', 20, page(boosters), 50);
    await measureRow('the same of the largest company', 20, page(boosters, company.token), 50);
    await measureRow(
      'boosters given elsewhere, of a facility',
      20,
      () => get('Peserta/GetAllFaskesBooster?sortBy=createdAt', facility.token),
      50,
    );
    await measureRow(
      'search by NIK',
      60,
      round => ask(`nik=${knownNiks[(round + 1) % knownNiks.length] ?? ''}`),
      30,
    );
    // The console requests the total separately from the rows, so both are measured.
    const names = { few: 'kunomi sa', 'one name': 'kunomi', many: 'ara' };
    for (const [which, q] of Object.entries(names)) {
      const found = `q=${encodeURIComponent(q)}`;
      await measureRow(`search by part of a name, ${which}`, 20, page(`${found}&tanpaTotal=1`), 30);
      await measureRow('count of the matches', 20, () => get(`Peserta/jumlah?${found}`), 250);
    }
    await measureRow('many in one company', 20, page('q=ara&tanpaTotal=1', company.token), 30);
    await measureRow(
      'total by the stored counts',
      40,
      () => deps.db.select({ n: sql`sum(n)` }).from(pesertaTotal),
      50,
    );
    await measureRow(
      'total by counting, a day of vaccination',
      20,
      page('TanggalVaksinasi=2026-03-01&pageSize=1'),
      250,
    );
    await measureRow(
      'total by counting, everything',
      10,
      () => deps.db.select({ n: count() }).from(peserta).where(isNull(peserta.deletedAt)),
      250,
    );

    await compareStoredCounts(deps);
    await benchExport(app, admin.token);
    await benchSave(deps, admin.id);
  } finally {
    await server.stop();
  }
}

type BenchServer = Awaited<ReturnType<typeof startBenchServer>>;

async function compareStoredCounts({ db }: BenchServer['deps']): Promise<void> {
  const [stored] = await db.select({ n: sql<string>`sum(n)` }).from(pesertaTotal);
  const [actual] = await db.select({ n: count() }).from(peserta).where(isNull(peserta.deletedAt));
  const lines = await db.$count(pesertaTotal);
  console.log(`\nkept counts ${stored?.n ?? '-'} in ${lines} lines, counted ${actual?.n ?? '-'}`);
}

async function benchExport(app: BenchServer['app'], token: string): Promise<void> {
  const calls = [
    'Export',
    'Export?ExportVersion=2',
    'ExportFaskes',
    'Export?VaccinationType=1',
    'exportfaskesexternal',
  ];
  for (const call of calls) {
    const started = performance.now();
    const {
      result: bytes,
      mb,
      before,
    } = await peakMemory(async () => {
      const answer = await app.fetch(
        new Request(`http://bench/api/Peserta/${call}`, {
          headers: { authorization: `Bearer ${token}` },
        }),
      );
      let size = 0;
      const body = answer.body as AsyncIterable<Uint8Array> | null;
      if (body) for await (const chunk of body) size += chunk.byteLength;
      return size;
    });
    const seconds = (performance.now() - started) / 1000;
    console.log(
      `all of ${call}: ${seconds.toFixed(1)} s (limit 60), ` +
        `${(bytes / 1_000_000).toFixed(0)} MB of file, ${mb.toFixed(0)} MB of memory (limit 250; ${before.toFixed(0)} before)`,
    );
  }
}

async function benchSave(deps: BenchServer['deps'], userId: number): Promise<void> {
  const many = 20_000;
  const registrations = Array.from({ length: many }, (_, i) => ({
    id: null,
    bhbuId: 2,
    vaccinationType: 0 as const,
    person: person({ tanggalLahir: `19${60 + (i % 40)}-0${1 + (i % 9)}-1${i % 10}` }),
    issues: [],
    userId,
    importId: 1,
    saluran: 'UNGGAHAN' as const,
  }));
  const started = performance.now();
  const { mb } = await peakMemory(() =>
    deps.db.transaction(tx =>
      saveRegistrations(
        { db: tx, deps, now: new Date(), user: { fullName: 'Bench' } },
        registrations,
      ),
    ),
  );
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `saving ${many} registrations in one transaction: ${seconds.toFixed(1)} s, ` +
      `${((seconds * 1000) / many).toFixed(2)} ms each, ${mb.toFixed(0)} MB of memory`,
  );
}
