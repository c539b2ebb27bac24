/** Columns of a statement, by position. */
export interface StatementColumns {
  /** Number of columns that the header names. */
  readonly named: number;
  readonly tanggal: number;
  readonly keterangan: readonly number[];
  readonly jumlah?: number | undefined;
  readonly debit?: number | undefined;
  readonly kredit?: number | undefined;
  /** D or K, DB or CR. */
  readonly arah?: number | undefined;
  readonly saldo?: number | undefined;
  readonly rekening?: number | undefined;
  readonly mataUang?: number | undefined;
}

/** Small letters and digits, with single spaces. */
export const plainHeader = (cell: string): string =>
  cell
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** What a header may name, as BCA, Mandiri, BRI and BNI write it in both languages; the first match counts. */
const patterns = [
  ['valuta', /^(val|value|valuta|tanggal valuta|tgl valuta|tanggal efektif|effective)( |$)/],
  [
    'tanggal',
    /^(tanggal|tgl|date|post ?date|posting ?date|trx ?date|txn ?date|transaction ?date|post|entry date)/,
  ],
  ['rekening', /^(no ?rek|nomor rek|norek|rekening|account ?(no|number|nbr)?$|accountno|acct)/],
  ['mataUang', /^(ccy|curr|currency|mata uang)$/],
  [
    'arah',
    /^(d ?k|k ?d|db ?cr|cr ?db|dr ?cr|cr ?dr|d ?c|debit ?kredit|debet ?kredit|debit ?credit|sign|tipe|type|jenis)$/,
  ],
  ['awal', /^(saldo|balance)?.*(awal|opening|beginning)/],
  ['saldo', /^(saldo|balance|ledger|close ?balance|closing|running)/],
  ['debit', /^(mutasi )?(debit|debet|db|keluar|pengeluaran|withdrawal|uang keluar)/],
  ['kredit', /^(mutasi )?(kredit|credit|cr|masuk|pemasukan|deposit|uang masuk)/],
  ['jumlah', /^(jumlah|nominal|amount|mutasi|nilai)/],
  [
    'keterangan',
    /^(keterangan|uraian|deskripsi|desk|description|remark|detail|berita|transaksi$|additional ?desc|reference|referensi|ref|no ?ref|journal|jurnal|pengirim|nama)/,
  ],
] as const satisfies readonly (readonly [string, RegExp])[];

type Name = (typeof patterns)[number][0];

/** Returns the columns that a header row names; undefined when one is missing. */
export function statementColumns(cells: readonly string[]): StatementColumns | undefined {
  if (cells.length < 3) return undefined;
  const named = new Map<Name, number[]>();
  for (const [at, cell] of cells.entries()) {
    const plain = plainHeader(cell);
    const name = patterns.find(([, pattern]) => pattern.test(plain))?.[0];
    if (name === undefined || plain === '') continue;
    named.set(name, [...(named.get(name) ?? []), at]);
  }
  const first = (name: Name): number | undefined => named.get(name)?.[0];
  const tanggal = first('tanggal') ?? first('valuta');
  const keterangan = named.get('keterangan') ?? [];
  const [debit, kredit, jumlah] = [first('debit'), first('kredit'), first('jumlah')];
  const hasSides = debit !== undefined && kredit !== undefined;
  if (tanggal === undefined || keterangan.length === 0) return undefined;
  if (!hasSides && jumlah === undefined) return undefined;
  // KlikBCA leaves the header above DB and CR empty.
  const next = (jumlah ?? -1) + 1;
  const unnamed = !hasSides && next < cells.length && plainHeader(cells[next] ?? '') === '';
  return {
    named: named.size,
    tanggal,
    keterangan,
    ...(hasSides ? { debit, kredit } : { jumlah }),
    arah: first('arah') ?? (unnamed ? next : undefined),
    saldo: named.get('saldo')?.at(-1),
    rekening: first('rekening'),
    mataUang: first('mataUang'),
  };
}
