import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { bhbuCalls } from '#contract/domains/bhbu/calls.ts';
import { outboxCalls } from '#contract/domains/outbox.ts';
import { dashboardCalls } from '#contract/domains/dashboard/index.ts';
import { pesertaCalls } from '#contract/domains/peserta/index.ts';
import { vaksinasiCalls } from '#contract/domains/vaksinasi/index.ts';
import { openDb } from '#server/platform/db/client.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { pesertaCountDifferences } from '#tests/server/peserta/count-differences.ts';
import { namePrefix, type Run } from './activities.ts';
import type { Client } from './client.ts';
import type { MailServer } from './mail-server.ts';

const pageSize = 500;

/** Reads every page of a list. */
async function readAll<R>(
  readPage: (pageNumber: number) => Promise<{ data: R[]; nextPage: number | null }>,
): Promise<R[]> {
  const all: R[] = [];
  for (let page: number | null = 1; page !== null;) {
    const { data, nextPage }: { data: R[]; nextPage: number | null } = await readPage(page);
    all.push(...data);
    page = nextPage;
  }
  return all;
}

const countBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
};

/** What the API says of the run's data, to be compared with the database. */
export interface ApiCounts {
  readonly participants: number;
  readonly counters: Readonly<Record<'terupload' | 'valid' | 'invalid' | 'done', number>>;
}

/** Compares the ledger with what the server returns, and reports each difference. */
export async function compareWithLedger(run: Run, admin: Client): Promise<void> {
  const { ledger, statistics } = run;
  const stored = await readAll(pageNumber =>
    admin.untilAnswered(pesertaCalls.list, { query: { q: namePrefix, pageSize, pageNumber } }),
  );
  const byId = new Map(stored.map(one => [one.id, one]));
  const byName = countBy(stored, ({ nama }) => nama.toUpperCase());

  for (const { id, nama, alamat, version, changes } of ledger.participants) {
    const found = byId.get(id);
    if (!found) statistics.violate('lost: a participant');
    else if (found.alamat !== alamat) statistics.violate('lost: a change of a participant');
    else if (found.version < version) statistics.violate('lost: a version of a participant');
    else if (found.version < 1 + changes) statistics.violate('fewer versions than changes');
    if ((byName.get(nama.toUpperCase()) ?? 0) > 1) statistics.violate('doubled: a participant');
  }
  for (const { marker, rows } of ledger.imports) {
    const names = [...byName].filter(([name]) => name.startsWith(marker));
    if (names.length < rows) statistics.violate('lost: rows of a saved import');
    if (names.some(([, times]) => times > 1)) statistics.violate('doubled: a row of an import');
  }
  const expected =
    ledger.participants.length +
    ledger.imports.reduce((sum, { rows }) => sum + rows, 0) +
    ledger.vouchers.filter(({ isBound }) => isBound).length;
  if (stored.length !== expected)
    statistics.violate(`${stored.length} participants instead of ${expected}`);

  for (const idBHBU of new Set(ledger.notes.map(note => note.idBHBU))) {
    const params = { id: idBHBU };
    const notes = await readAll(pageNumber =>
      admin.untilAnswered(bhbuCalls.notes, { params, query: { pageSize, pageNumber } }),
    );
    const times = countBy(notes, ({ teks }) => teks);
    for (const { text } of ledger.notes.filter(note => note.idBHBU === idBHBU)) {
      if (!times.has(text)) statistics.violate('lost: a note');
      if ((times.get(text) ?? 0) > 1) statistics.violate('doubled: a note');
    }
  }
  const visited = ledger.participants.filter(({ visits }) => visits.length > 0);
  const checkVisits = async (): Promise<void> => {
    for (let known = visited.pop(); known; known = visited.pop()) {
      const { id, visits } = known;
      const { dosis } = await admin.untilAnswered(vaksinasiCalls.ofPeserta, {
        params: { id },
        query: {},
      });
      const ids = dosis.map(one => one.id);
      if (!visits.every(visit => ids.includes(visit))) statistics.violate('lost: a visit');
      if (ids.length > visits.length) statistics.violate('doubled: a visit');
    }
  };
  await Promise.all([1, 2, 3, 4].map(checkVisits));
}

/** Reads the counts that people see. */
export async function readApiCounts(admin: Client): Promise<ApiCounts> {
  const count = async (call: typeof dashboardCalls.doneByAdmin): Promise<number> =>
    (await admin.untilAnswered(call, { query: {} })).jumlah;
  const { totalRecords } = await admin.untilAnswered(pesertaCalls.count, { query: {} });
  return {
    participants: totalRecords,
    counters: {
      terupload: await count(dashboardCalls.teruploadByAdmin),
      valid: await count(dashboardCalls.validByAdmin),
      invalid: await count(dashboardCalls.invalidByAdmin),
      done: await count(dashboardCalls.doneByAdmin),
    },
  };
}

/** How long mails may take to be delivered once the mail server accepts them again: their retries wait for minutes. */
const mailsMs = 240_000;

/** Waits until no mail waits any more. */
export async function awaitMails({ statistics }: Run, admin: Client): Promise<void> {
  const end = Date.now() + mailsMs;
  for (;;) {
    const { totalRecords } = await admin.untilAnswered(outboxCalls.list, {
      query: { status: 'pending' },
    });
    if (totalRecords === 0) return;
    if (Date.now() > end) {
      statistics.violate(`${totalRecords} mails still wait`);
      return;
    }
    await admin.pause(1_000, 2_000);
  }
}

/** Runs the built command that recomputes the seals of the audit log. */
export async function verifyAuditLog(
  { statistics }: Run,
  program: string,
  dataDir: string,
): Promise<void> {
  const command = join(dirname(program), 'audit-verify.js');
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, [command], { env }).catch((error: unknown) => {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    statistics.violate(`audit log: ${(stdout + stderr).trim().slice(0, 300)}`);
  });
}

/** Opens the database of the stopped server and compares it with the API and the ledger. */
export async function compareWithDatabase(
  { ledger, statistics }: Run,
  dataDir: string,
  api: ApiCounts,
  mail: Pick<MailServer, 'accepted'>,
): Promise<void> {
  const log = { info: () => undefined, warn: () => undefined };
  const embedded = await startEmbedded({ dataDir, log });
  const { db, pool, close } = openDb(embedded.connectionString, { statementTimeoutMs: 0 });
  const number = async (query: string, values: unknown[] = []): Promise<number> =>
    Number((await pool.query<{ n: string }>(query, values)).rows[0]?.n);
  const expectEqual = (what: string, found: number, expected: number): void => {
    if (found !== expected) statistics.violate(`${what}: ${found} instead of ${expected}`);
  };
  try {
    expectEqual(
      'participants in the list',
      api.participants,
      await number('select count(*) as n from peserta where deleted_at is null'),
    );
    // The figures of the dashboard leave out people who were deactivated.
    const regular = 'from peserta where deleted_at is null and is_active and vaccination_type = 0';
    const { counters } = api;
    expectEqual(
      'dashboard: uploaded',
      counters.terupload,
      await number(`select count(*) as n ${regular}`),
    );
    expectEqual(
      'dashboard: valid',
      counters.valid,
      await number(`select count(*) as n ${regular} and is_valid`),
    );
    expectEqual(
      'dashboard: invalid',
      counters.invalid,
      await number(`select count(*) as n ${regular} and not is_valid`),
    );
    expectEqual(
      'dashboard: done',
      counters.done,
      await number(`select count(*) as n ${regular} and dosis_diberikan >= 2`),
    );
    expectEqual(
      'kept counts that differ from a recount',
      (await pesertaCountDifferences(db)).length,
      0,
    );
    expectEqual(
      'people registered twice',
      await number(`select count(*) as n from (select from peserta where deleted_at is null
        group by person_key, bhbu_id, vaccination_type having count(*) > 1) doubled`),
      0,
    );
    // A mail in flight when the server is killed may arrive twice, with the same Message-ID.
    const sent = await number(
      "select count(*) as n from outbox where status = 'done' and created_at > (select min(at) from audit_log where action = 'voucherTransaction.send' and record_id = any($1::text[]))",
      [ledger.vouchers.map(({ idTransaction }) => String(idTransaction))],
    );
    if (mail.accepted.size < sent)
      statistics.violate(`${sent} mails were sent, ${mail.accepted.size} arrived`);
    if (mail.accepted.has('without Message-ID')) statistics.violate('a mail without a Message-ID');
    const ids = ledger.participants.map(({ id }) => String(id));
    const entries = (action: string): Promise<number> =>
      number(
        'select count(*) as n from audit_log where action = $1 and record_id = any($2::text[])',
        [action, ids],
      );
    expectEqual('audit entries of creation', await entries('peserta.create'), ids.length);
    const changes = ledger.participants.reduce((sum, one) => sum + one.changes, 0);
    expectEqual('audit entries of changes', await entries('peserta.update'), changes);
  } finally {
    await close();
    await embedded.stop();
  }
}
