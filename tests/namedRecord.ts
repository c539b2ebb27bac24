/** An id that is easily found in a text. */
export const foundId = 4711;

/** Values of fields that a name formats or looks up; of any other field a text is enough. */
const values: Readonly<Record<string, unknown>> = {
  jumlah: 1000,
  jenis: 'PERINGATAN',
  kiri: { nama: 'Budi' },
  kanan: { nama: 'Budi' },
};

const isId = (key: string): boolean => key === 'id' || /^id[A-Z]|Id$/.test(key);

/** Numbers that a record has from the beginning. */
const isAlwaysSet = (key: string): boolean => key === 'noTransaksi';

const isMoment = (key: string): boolean => /^(tanggal|waktu|berlakuMulai)|At$/.test(key);

/**
 * Returns a record that has every field, to see what it is named after: ids are `foundId`.
 * @param hasNumber whether it has its number (`noOrder`), which a draft has not
 */
export const namedRecord = (hasNumber: boolean): object =>
  new Proxy(
    {},
    {
      get: (_, key) => {
        if (typeof key !== 'string') return undefined;
        if (isId(key)) return foundId;
        if (isMoment(key)) return '2030-01-02';
        if (/^no[A-Z]/.test(key)) return hasNumber || isAlwaysSet(key) ? 'NOMOR/1' : null;
        return values[key] ?? 'Budi';
      },
    },
  );
