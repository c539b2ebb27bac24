import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sheetLetters, type PaperSheet } from '#contract/domains/lembar/index.ts';
import { qrBox, qrQuietZone } from '#documents/paper-sheet/geometry.ts';
import { SheetPage } from '#src/resources/lembar/print/SheetPage.tsx';

/** Mean width of the letters of a text in capitals with spaces, as a share of their height. */
const capital = 0.64;

const sheet: PaperSheet = {
  id: '01234567-89ab-4def-8123-456789abcdef',
  idFaskes: 1,
  tanggal: '2026-09-30',
  jumlahOrang: 0,
  tercatat: 0,
  dibuat: '2026-09-29T01:00:00.000Z',
  dibuatOleh: 'Ns. Uji',
  namaFaskes: 'RUMAH SAKIT UMUM '.repeat(9).slice(0, 150),
  zona: 'WIB',
  jamMulai: 7,
  jumlahJam: 12,
  batch: sheetLetters.map((huruf, at) => ({
    huruf,
    idBatch: at + 1,
    nomor: `NOMOR BATCH PANJANG ${at}`,
    vaksin: 'VAKSIN DENGAN NAMA YANG SANGAT PANJANG DAN PEMBUATNYA',
  })),
  baris: [],
};

it('long names of a facility and of batches end before the paper around the QR code', () => {
  const { container } = render(<SheetPage sheet={sheet} halaman={1} />);
  const number = (one: Element, name: string): number => Number(one.getAttribute(name));
  const beside = [...container.querySelectorAll('text')].filter(
    one => number(one, 'y') < qrBox.y + qrBox.height + qrQuietZone,
  );
  expect(beside).toHaveLength(2 + sheet.batch.length);
  for (const one of beside) {
    const width = one.textContent.length * number(one, 'font-size') * capital;
    expect(number(one, 'x') + width, one.textContent).toBeLessThanOrEqual(qrBox.x - qrQuietZone);
  }
  const texts = beside.map(({ textContent }) => textContent);
  expect(texts[1]).toMatch(/^RUMAH SAKIT UMUM .*… · .*2026 · halaman 1 dari 1$/);
  expect(texts[2]).toMatch(/^A: NOMOR BATCH PANJANG 0, .*…$/);
});
