import { formatNik } from '#contract/values/nik.ts';
import type { Import } from '#contract/import/index.ts';
import { buildSheetFile, sheetLine } from '#tests/builders/sheet-file.ts';
import { buildUser } from '#tests/builders/user.ts';
import { companyCount, seedPeserta } from './seed.ts';
import { peakMemory } from './measure.ts';
import { printBaseline } from './baseline.ts';
import { startBenchServer } from './server.ts';

/** Measures three file sizes against a filled table: validate, save, validate again, undo. */
export async function bench(): Promise<void> {
  const rows = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
  const server = await startBenchServer();
  const { app, deps } = server;
  try {
    await seedPeserta(deps, rows);
    console.log(`beside ${rows} participants of ${companyCount} companies\n`);
    await printBaseline(deps);
    const company = await buildUser(deps, { role: 'BHBU', bhbuId: 3 });
    const request = async (method: string, path: string, body?: FormData | object) => {
      const isForm = body instanceof FormData;
      const answer = await app.fetch(
        new Request(`http://bench/api${path}`, {
          method,
          headers: {
            authorization: `Bearer ${company.token}`,
            ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
          },
          ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
        }),
      );
      if (answer.status !== 200) throw new Error(`${path}: ${await answer.text()}`);
      return (await answer.json()) as Import;
    };
    let personCount = 0;
    for (const size of [1_000, 10_000, 100_000]) {
      const lines = Array.from({ length: size }, (_, i) => {
        personCount += 1;
        const month = String(1 + (personCount % 12)).padStart(2, '0');
        const birthDate = `19${60 + (personCount % 40)}-${month}-1${personCount % 10}`;
        const serial = 1 + (Math.floor(personCount / 12) % 9_998);
        return sheetLine({
          nik: formatNik({ region: '32.73.05', birthDate, sex: 'L', serial }),
          tanggalLahir: birthDate.split('-').reverse().join('-'),
          nama: `ORANG ${pronounceable(personCount * 7)} ${pronounceable(personCount)}`,
          ...(i % 50 === 0 ? { kabKota: 'Kota Bandng' } : {}),
        });
      });
      const form = new FormData();
      form.append('berkas', await buildSheetFile(lines, { fields }));
      const results: string[] = [];
      const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
        const started = performance.now();
        const { result, mb } = await peakMemory(work);
        const seconds = (performance.now() - started) / 1000;
        results.push(
          `${what} ${seconds.toFixed(1)} s (${((seconds * 1000) / size).toFixed(2)} ms a row, ${mb.toFixed(0)} MB)`,
        );
        return result;
      };
      const path = '/Peserta/Import/0?preview=true';
      const file = await timed('validated', () => request('POST', path, form));
      await timed('saved', () =>
        request('POST', `/Peserta/impor/${file.id}/simpan`, { modus: 'yangBisa' }),
      );
      const again = await timed('the same again', () => request('POST', path, form));
      if (again.jumlah.sama < size * 0.9) throw new Error(JSON.stringify(again.jumlah));
      await timed('taken back', () => request('POST', `/Peserta/impor/${file.id}/urungkan`));
      console.log(`${size} rows: ${results.join(', ')}`);
    }
  } finally {
    await server.stop();
  }
}

const fields = [
  'isWNI',
  'nik',
  'nama',
  'tanggalLahir',
  'jenisKelamin',
  'noHP',
  'alamat',
  'kabKota',
  'kategori',
  'persetujuan',
] as const;

/** Turns a number into a pronounceable word, so that names differ. */
function pronounceable(n: number): string {
  const parts = [
    'BA',
    'DI',
    'KU',
    'LA',
    'MI',
    'NO',
    'RA',
    'SA',
    'TI',
    'WU',
    'YA',
    'HA',
    'RI',
    'TO',
    'SE',
  ];
  let text = '';
  for (let left = n; left > 0; left = Math.floor(left / parts.length))
    text += parts[left % parts.length] ?? '';
  return text || 'BA';
}
