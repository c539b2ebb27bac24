import { formatNik } from '#contract/core/values/nik.ts';
import { sheetLine, type SheetLine } from '#tests/builders/sheet-file.ts';

const syllables = 'BA DI KU LA MI NO RA SA TI WU YA HA RI TO SE'.split(' ');

/** Turns a number into a pronounceable word, so that names differ as real ones do. */
const pronounceable = (n: number): string =>
  (n >= syllables.length ? pronounceable(Math.floor(n / syllables.length)) : '') +
  (syllables[n % syllables.length] ?? '');

let personCount = 0;

/** Returns import rows of invented people, every fiftieth with a mistake; each call returns others. */
export const makeImportLines = (size: number): SheetLine[] =>
  Array.from({ length: size }, (_, i) => {
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
