import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Peserta } from '#contract/peserta/index.ts';
import { buildBhbu, personBody } from '../../builders/peserta.ts';
import { sheetFile, sheetLine } from '../../builders/sheet.ts';
import { fetchBook } from './fetched.ts';
import {
  counts,
  imporOf,
  rowsOf,
  saveIt,
  send,
  startImporWorld,
  type ImporWorld,
} from './world.ts';

let world: ImporWorld;

beforeAll(async () => {
  world = await startImporWorld();
});
afterAll(() => world.server.stop());

/** Texts that break programs, used as addresses, because an address accepts nearly any text. */
const naughty = [
  '=1+1 Jalan Rumus',
  '@SUM(A1:A9) Jalan',
  '-2+3 Jalan Kurang',
  '+62 Jalan Tambah',
  "'=1+1 Jalan Petik",
  "' Jalan Petik",
  '"Jalan" "Kutip"',
  '=HYPERLINK("http://contoh.invalid","klik")',
  "'; drop table peserta; --",
  '<script>alert(1)</script>',
  '<c><f>1+1</f></c>]]>&amp;',
  '_x0041_ Jalan Garis',
  '\u202eJalan Terbalik\u202c',
  'Jalan\u200bTanpa\u200dLebar\ufeff',
  'Jalan \u{1f468}\u200d\u{1f469}\u200d\u{1f467} Keluarga',
  'Jalan e\u0301 \u0041\u030a',
  'شارع الحرية رقم ١٠',
  '自由街道十号第十条巷',
  'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334 Jalan Zalgo',
  'Jalan \\ Garis / Miring %00 %n %s {{7*7}}',
  'Jalan   Tiga\tTab\nBaris',
  'Jalan \ud800 Setengah',
  'Jalan \u0001 Kendali \u007f',
  '000123456789',
  '1E5000000000',
  'null undefined NaN',
] as const;

/** Whether a rejection has a readable Indonesian sentence as its detail. */
const refusedInWords = (json: Record<string, unknown>): boolean =>
  /^[A-Z].+\.$/.test(String(json['detail'])) && !/[{}[\]]|undefined/.test(String(json['detail']));

/** Replaces lone surrogates, as a UTF-8 decoder does. */
const speakable = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

async function newCompany(): Promise<ImporWorld> {
  const bhbuId = await buildBhbu(world.server.db);
  return { ...world, bhbuId, company: await world.server.signIn({ role: 'BHBU', bhbuId }) };
}

const kept = async ({ server, company }: ImporWorld): Promise<Peserta[]> => {
  const told = await server.ask('GET', '/Peserta?pageSize=200', { token: company.token });
  return (told.json as { data: Peserta[] }).data;
};

describe('texts that break programs', () => {
  it('are accepted by the form, exported, and unchanged when imported again', async () => {
    const there = await newCompany();
    for (const alamat of naughty) {
      const told = await there.server.ask('POST', '/Peserta', {
        token: there.company.token,
        body: personBody({ alamat }),
      });
      expect([alamat, told.status]).toEqual([alamat, 201]);
      expect(told.json['alamat']).toBe(speakable(alamat).trim());
    }
    const before = await kept(there);
    const again = imporOf(await send(there, await fetchBook(there, '/Peserta/Export')));
    const other = (await rowsOf(there, again)).filter(row => row.hasil !== 'sama');
    expect(other.map(({ nilai, temuan }) => [nilai.alamat, temuan])).toEqual([]);
    expect(await kept(there)).toEqual(before);
  });

  it('are read from a file as one line and are unchanged the second time', async () => {
    const there = await newCompany();
    const lines = naughty.map(alamat => sheetLine({ alamat, pekerjaan: alamat.slice(0, 40) }));
    const file = imporOf(await send(there, await sheetFile(lines)));
    expect(counts(file)).toEqual({ baru: naughty.length });
    expect((await saveIt(there, file, 'semua')).status).toBe(200);
    const addresses = (await kept(there)).map(one => one.alamat);
    const oneLine = naughty.map(text =>
      speakable(text)
        .replace(/[\s\u00a0\u200b\ufeff]+/g, ' ')
        .trim()
        // The leading apostrophe that marks a text in a spreadsheet is not part of the text.
        .replace(/^'(?=[=+\-@\t\d])/, ''),
    );
    expect(addresses.sort()).toEqual([...oneLine].sort());
    for (const book of [await sheetFile(lines), await fetchBook(there, '/Peserta/Export')]) {
      const again = imporOf(await send(there, book));
      expect(counts(again)).toEqual({ sama: naughty.length });
    }
  });

  it('are accepted or rejected with a sentence in every field', async () => {
    const { server, company } = world;
    const fields = ['nama', 'nik', 'noHP', 'email', 'kabKota', 'kodePos', 'nip', 'tanggalLahir'];
    for (const text of [...naughty, 'a\0b', 'x'.repeat(50_000)]) {
      for (const field of fields) {
        const told = await server.ask('POST', '/Peserta', {
          token: company.token,
          body: personBody({ [field]: text }),
        });
        expect([field, text.slice(0, 50), [201, 400, 422].includes(told.status)]).toEqual([
          field,
          text.slice(0, 50),
          true,
        ]);
        if (told.status !== 201)
          expect(refusedInWords(told.json), String(told.json['detail'])).toBe(true);
      }
    }
    const lines = [...naughty, 'a\0b', 'x'.repeat(30_000)].flatMap(text =>
      (['nama', 'nik', 'noHP', 'email', 'kabKota', 'kodePos', 'nip', 'kodeFaskes'] as const).map(
        field => sheetLine({ [field]: text }),
      ),
    );
    const told = await send(world, await sheetFile(lines));
    expect(told.status).toBe(200);
    expect((await rowsOf(world, imporOf(told))).length).toBe(lines.length);
    expect((await saveIt(world, imporOf(told))).status).toBe(200);
    const book = await fetchBook(world, `/Peserta/impor/${imporOf(told).id}/perbaikan`);
    expect((await send(world, book)).status).toBe(200);
  });
});
