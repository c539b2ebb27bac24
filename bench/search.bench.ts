import { buildUser } from '#tests/builders/user.ts';
import { companyCount, knownNiks, seedPeserta } from './seed.ts';
import { measure, printTableHead, printTableRow } from './measure.ts';
import { printBaseline } from './baseline.ts';
import { startBenchServer } from './server.ts';

/** Measures the search over all kinds of records with a million participants. */
export async function bench(): Promise<void> {
  const rows = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
  const { app, deps, stop } = await startBenchServer();
  try {
    await seedPeserta(deps, rows);
    const admin = await buildUser(deps, { role: 'ADMIN' });
    const company = await buildUser(deps, { role: 'BHBU', bhbuId: 1 });
    const small = await buildUser(deps, { role: 'BHBU', bhbuId: companyCount });
    const facility = await buildUser(deps, { role: 'FASKES', faskesId: 2 });
    const staff = await buildUser(deps, { role: 'LEGAL' });
    const search = async (q: string, token: string): Promise<void> => {
      const request = new Request('http://bench/api/Cari', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ q }),
      });
      const answer = await app.fetch(request);
      if (answer.status !== 200) throw new Error(`${q}: ${await answer.text()}`);
    };
    await printBaseline(deps);
    printTableHead(`search, ${rows} participants, ${companyCount} companies`);
    const texts = {
      'two letters': 'ku',
      'two letters that no name has': 'xq',
      'one name': 'kunomi',
      'a name that few have': 'kunomi sa',
      'part of many names': 'ara',
      'end of many names': 'sara',
      'no name': 'zzqx',
      wildcards: '%_%',
      'a phone number': '0812 0000 0007',
      'part of a number': '00017',
      'the number of an order': 'PO/VGR/2026/01/00017',
    };
    const callers = { admin, company, 'small company': small, facility, staff };
    for (const [who, { token }] of Object.entries(callers)) {
      for (const [what, q] of Object.entries(texts)) {
        printTableRow(await measure(`${who}: ${what}`, 20, () => search(q, token), 50));
      }
      const byNik = (round: number) => search(knownNiks[(round + 1) * 7] ?? '', token);
      if (who === 'admin') printTableRow(await measure('admin: a NIK', 40, byNik, 50));
    }
  } finally {
    await stop();
  }
}
