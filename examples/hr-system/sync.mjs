import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Acts as the HR system of a company: uploads its people, saves the rows that are right, and tells which rows a person
 * has to correct and how far the vaccination of each person is.
 * @param {{ url: string, token: string, file: Blob, name: string }} options address of the portal, the token of a
 *   machine account with UNGGAH_PESERTA and BACA_PESERTA, and the spreadsheet
 * @returns the counts of the upload, the rows with problems, and the participants of the company
 */
export async function syncPeople({ url, token, file, name }) {
  const call = async (method, path, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'accept-language': 'en',
        // A repetition after a lost answer gets the first answer instead of a second upload.
        ...(method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() }),
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      body: isForm ? body : body && JSON.stringify(body),
    });
    if (response.status === 429) {
      const seconds = Number(response.headers.get('retry-after') ?? 5);
      await new Promise(resolve => setTimeout(resolve, seconds * 1000));
      return await call(method, path, body);
    }
    const answer = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${answer.title}. ${answer.detail ?? ''}`);
    return answer;
  };
  /** Reads a list page after page. */
  const readAll = async path => {
    const rows = [];
    for (let page = 1; page !== null;) {
      const answer = await call('GET', `${path}pageSize=200&pageNumber=${page}`);
      rows.push(...answer.data);
      page = answer.nextPage;
    }
    return rows;
  };

  const form = new FormData();
  form.append('berkas', file, name);
  // The preview saves nothing. 0 is no facility: each row names its own, or none.
  const upload = await call('POST', '/Peserta/Import/0?preview=true', form);
  const problems = await readAll(`/Peserta/impor/${upload.id}/baris?bermasalah=true&`);
  const saved = await call('POST', `/Peserta/impor/${upload.id}/simpan`, { modus: 'yangBisa' });
  const people = await readAll('/Peserta?');
  return {
    counts: saved.jumlah,
    problems: problems.map(({ nomor, temuan }) => ({
      row: nomor,
      texts: temuan.map(({ field, pesan }) => `${field}: ${pesan}`),
    })),
    people: people.map(({ id, nama, isValid, tanggalVaksinasi }) => ({
      id,
      nama,
      isValid,
      tanggalVaksinasi,
    })),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { PORTAL_URL: url, PORTAL_TOKEN: token } = process.env;
  const [, , path] = process.argv;
  if (!url || !token || !path) {
    console.error('PORTAL_URL=https://… PORTAL_TOKEN=pvm_… node sync.mjs people.csv');
    process.exit(1);
  }
  const file = new Blob([await readFile(path)]);
  const { counts, problems, people } = await syncPeople({ url, token, file, name: basename(path) });
  console.log('Rows by result:', counts);
  for (const { row, texts } of problems) console.log(`Row ${row}: ${texts.join('; ')}`);
  console.log(`${people.length} participants of the company.`);
}
