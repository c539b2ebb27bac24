import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createCode } from '#contract/domains/voucher/code.ts';
import type { VoucherTransaction } from '#contract/domains/voucher/transaction.ts';
import { buildUser } from '#tests/builders/user.ts';
import { printBaseline } from './baseline.ts';
import { measure, printTableHead, printTableRow } from './measure.ts';
import { seedVouchers } from './seed-vouchers.ts';
import { seedPeserta } from './seed.ts';
import { startBenchServer } from './server.ts';

/** Targets of the p95 of lists and of a check, in ms. */
const listLimit = 50;
const checkLimit = 10;

/** Vouchers of the batch whose issue is measured, and the target of the issue in ms. */
const issued = 100_000;
const issueLimit = 10_000;

/** Simultaneous uses. */
const callers = 50;

type Deps = Awaited<ReturnType<typeof startBenchServer>>['deps'];

/** Calls the API; fails on an answer of 400 or more. */
type Call = (
  path: string,
  token: string,
  init?: { readonly method?: string; readonly body?: object },
) => Promise<unknown>;

interface Sample {
  readonly id: number;
  readonly code: string;
  readonly batch: number;
}

/** Returns vouchers in a state. */
async function sample({ db }: Deps, status: string, count: number): Promise<Sample[]> {
  const { rows } = await db.execute<Record<keyof Sample, never>>(sql`
    select id, code, voucher_transaction_id as batch from voucher
    where status = ${status} order by md5(code) limit ${count}`);
  return rows;
}

/**
 * Registers holders of bound vouchers at a facility, one voucher a person, half of them in the
 * largest batch.
 * @returns their vouchers
 */
async function holdersAt({ db }: Deps, idFaskes: number, count: number): Promise<Sample[]> {
  const { rows } = await db.execute<Record<keyof Sample, never> & { readonly holder: number }>(sql`
    with bound as (
      select distinct on (v.id_peserta) v.id, v.code, v.voucher_transaction_id as batch, v.id_peserta as holder
      from voucher v join peserta p on p.id = v.id_peserta
      where v.status = 'TERIKAT' and p.vaccination_type = 0 and p.is_valid and p.is_active and p.id % 3 <> 0
    )
    (select * from bound where batch = 1 limit ${count / 2})
    union all (select * from bound where batch <> 1 order by md5(code) limit ${count / 2})`);
  const ids = (values: number[]) => sql`any(${sql.param(values)}::int[])`;
  await db.execute(
    sql`update peserta set faskes_id = ${idFaskes} where id = ${ids(rows.map(row => row.holder))}`,
  );
  await db.execute(
    sql`update voucher set id_faskes = ${idFaskes} where id = ${ids(rows.map(({ id }) => id))}`,
  );
  return rows;
}

/** Measures what a clinic asks for each person who comes with a code. */
async function measureChecks(deps: Deps, call: Call): Promise<void> {
  const rounds = 100;
  const cases = ['AKTIF', 'TERIKAT', 'TERPAKAI', 'KEDALUWARSA'] as const;
  for (const status of cases) {
    const { token } = await buildUser(deps, { role: 'FASKES', faskesId: 1 });
    const vouchers =
      status === 'TERIKAT'
        ? await holdersAt(deps, 1, 2 * rounds)
        : await sample(deps, status, rounds + 1);
    printTableRow(
      await measure(
        `check of a code, ${status}`,
        rounds,
        round => {
          const { code = '' } = vouchers[(round + 1) % vouchers.length] ?? {};
          return call(`Voucher/checkvoucher/${code}`, token);
        },
        checkLimit,
      ),
    );
  }
  const { token } = await buildUser(deps, { role: 'FASKES', faskesId: 1 });
  printTableRow(
    await measure(
      'check of an unknown code',
      15,
      () => call(`Voucher/checkvoucher/${createCode('VGR', randomBytes(12))}`, token),
      checkLimit,
    ),
  );
}

/** Measures issuing, activating and voiding a batch of 100,000 vouchers. */
async function measureIssue(call: Call, admin: string): Promise<void> {
  const batches: VoucherTransaction[] = [];
  const body = { voucherContractId: 1, jumlah: issued };
  const issue = await measure(
    `issue of ${issued} vouchers`,
    3,
    async () => {
      const made = await call('VoucherTransaction', admin, { method: 'POST', body });
      batches.push(made as VoucherTransaction);
    },
    issueLimit,
  );
  printTableRow(issue);
  const change = (event: 'activate' | 'void') => async (round: number) => {
    const { id, version } = batches[round + 1] ?? { id: 0, version: 0 };
    const alasan = event === 'void' ? 'Contoh' : undefined;
    const changed = await call(`VoucherTransaction/keadaan/${id}`, admin, {
      method: 'PUT',
      body: { event, version, ...(alasan === undefined ? {} : { alasan }) },
    });
    batches[round + 1] = changed as VoucherTransaction;
  };
  for (const event of ['activate', 'void'] as const) {
    printTableRow(await measure(`${event} a batch of ${issued}`, 3, change(event), issueLimit));
  }
}

/**
 * Compares uses one after another with simultaneous ones: of vouchers of one batch, of several
 * batches, and of a single voucher.
 */
async function measureUses(deps: Deps, call: Call): Promise<void> {
  const idFaskes = 1;
  const { token } = await buildUser(deps, { role: 'FASKES', faskesId: idFaskes });
  const use = (id: number) => call(`Voucher/${id}/use`, token, { method: 'PUT', body: {} });
  const held = await holdersAt(deps, idFaskes, 6 * callers);
  const inBatch = held.filter(({ batch }) => batch === 1);
  const spread = held.filter(({ batch }) => batch !== 1);
  const take = () => inBatch.pop()?.id ?? 0;
  const alone = await measure('use of a voucher', callers, () => use(take()));
  printTableRow(alone);
  const together = async (name: string, ids: readonly number[]) => {
    const started = performance.now();
    await Promise.all(ids.map(id => use(id)));
    const each = (performance.now() - started) / ids.length;
    const ratio = (each / alone.p50).toFixed(2);
    console.log(
      `${ids.length} simultaneous uses ${name}: ${each.toFixed(1)} ms each, ratio ${ratio}`,
    );
  };
  await together('in one batch', Array.from({ length: callers }, take));
  await together(
    'in several batches',
    spread.slice(0, callers).map(({ id }) => id),
  );
  const id = take();
  const answers = await Promise.allSettled(Array.from({ length: callers }, () => use(id)));
  const used = answers.filter(({ status }) => status === 'fulfilled').length;
  console.log(`${callers} simultaneous uses of one voucher: ${used} used it`);
}

/** Measures checks, lists, issuing and uses over 1,000,000 vouchers. */
export async function bench(): Promise<void> {
  const rows = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
  const server = await startBenchServer();
  const { app, deps } = server;
  try {
    await seedPeserta(deps, Math.floor(rows / 10));
    const started = performance.now();
    await seedVouchers(deps, rows);
    const seconds = (performance.now() - started) / 1000;
    const { rows: counts } = await deps.db.execute(
      sql`select status, count(*)::int as n from voucher group by status order by n desc`,
    );
    console.log(`vouchers inserted through their triggers in ${Math.round(seconds)} s`, counts);
    const admin = await buildUser(deps, { role: 'ADMIN' });
    const company = await buildUser(deps, { role: 'BHBU', bhbuId: 1 });
    const facility = await buildUser(deps, { role: 'FASKES', faskesId: 1 });
    const call: Call = async (path, token, { method = 'GET', body } = {}) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const init = body ? { method, headers, body: JSON.stringify(body) } : { method, headers };
      const answer = await app.fetch(new Request(`http://bench/api/${path}`, init));
      if (answer.status >= 400) throw new Error(`${path}: ${await answer.text()}`);
      return (await answer.json()) as unknown;
    };
    const measureGet = async (name: string, path: string, token = admin.token) => {
      printTableRow(await measure(name, 30, () => call(path, token), listLimit));
    };
    const [held] = await sample(deps, 'TERPAKAI', 1);
    const { rows: holder } = await deps.db.execute<{ id: number }>(
      sql`select id_peserta as id from voucher where id = ${held?.id ?? 0}`,
    );
    await printBaseline(deps);
    printTableHead(`${rows} vouchers`);
    await measureChecks(deps, call);
    for (const by of ['id', 'validUntil', 'status']) {
      for (const order of ['asc', 'desc']) {
        await measureGet(`vouchers by ${by} ${order}`, `Voucher?sortBy=${by}&sortOrder=${order}`);
      }
    }
    const deep = Math.max(1, Math.floor(rows / 2 / 10));
    await measureGet(`vouchers, page ${deep}`, `Voucher?pageNumber=${deep}`);
    await measureGet(
      `vouchers by validUntil, page ${deep}`,
      `Voucher?sortBy=validUntil&pageNumber=${deep}`,
    );
    const ofBatch = 'Voucher?VoucherTransactionId=1';
    await measureGet('vouchers of the largest batch', ofBatch);
    for (const by of ['validUntil', 'status']) {
      await measureGet(`vouchers of it by ${by}`, `${ofBatch}&sortBy=${by}&sortOrder=desc`);
    }
    const deepOfBatch = Math.max(1, Math.floor(rows / 20 / 10));
    await measureGet(`vouchers of it, page ${deepOfBatch}`, `${ofBatch}&pageNumber=${deepOfBatch}`);
    await measureGet('vouchers of it, used', `${ofBatch}&status=TERPAKAI`);
    await measureGet('vouchers of another batch', 'Voucher?VoucherTransactionId=501');
    await measureGet('vouchers of the largest company', 'Voucher?idBHBU=1');
    await measureGet('vouchers of it by status', 'Voucher?idBHBU=1&sortBy=status&sortOrder=desc');
    await measureGet('vouchers of a contract', 'Voucher?voucherContractId=1');
    await measureGet('vouchers in a state', 'Voucher?status=TERIKAT');
    await measureGet('vouchers of a facility', 'Voucher?idFaskes=1');
    await measureGet('vouchers of a participant', `Voucher?idPeserta=${holder[0]?.id ?? 0}`);
    await measureGet('vouchers not used', 'Voucher?belumDipakai=true');
    await measureGet('vouchers that expire soon', 'Voucher?belumDipakai=true&kedaluwarsaDalam=30');
    await measureGet('search for a code', `Voucher?q=${held?.code ?? ''}`);
    await measureGet('search that finds none', 'Voucher?q=tidak%20ada');
    await measureGet('vouchers that the company sees', 'Voucher', company.token);
    await measureGet('vouchers that the facility sees', 'Voucher', facility.token);
    await measureGet('one voucher', `Voucher/${held?.id ?? 0}`);
    await measureGet('one voucher by its code', `Voucher/${held?.code ?? ''}/code`);
    await measureGet('participants of the largest batch', 'Voucher/peserta/1');
    await measureGet(
      'tickets of the largest batch, 50',
      'Voucher/print?VoucherTransactionId=1&pageSize=50',
    );
    await measureGet('figures of all companies', 'Voucher/ringkasan');
    await measureGet('figures of the largest company', 'Voucher/ringkasan', company.token);
    for (const by of ['tanggal', 'bhbuName', 'jumlah', 'validUntil', 'status']) {
      await measureGet(`batches by ${by}`, `VoucherTransaction?sortBy=${by}&sortOrder=desc`);
    }
    await measureGet('batches with vouchers left', 'VoucherTransaction?belumDipakai=true');
    await measureGet('batches of the company', 'VoucherTransaction/getByIdBHBU', company.token);
    await measureGet('one batch', 'VoucherTransaction/1');
    await measureGet('contracts', 'VoucherContract');
    await measureGet('tasks of the dashboard', 'Dashboard/pekerjaan');
    await measureGet('tasks of the company', 'Dashboard/pekerjaan', company.token);
    await measureIssue(call, admin.token);
    await measureUses(deps, call);
  } finally {
    await server.stop();
  }
}
