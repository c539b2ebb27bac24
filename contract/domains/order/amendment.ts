import type { AmendmentKind, OrderLineInput } from './record.ts';

/** A line of a compared version, as typed or as stored. */
export type ComparedLine = { readonly id?: number | undefined } & {
  readonly [F in (typeof lineFields)[number]]?: unknown;
};

/** The part of an order that an amendment compares. */
export interface ComparedOrder {
  readonly header: Readonly<Record<string, unknown>>;
  readonly baris: readonly ComparedLine[];
}

/** One difference between two versions of an order. */
export interface OrderChange {
  /** `baris.<id>.<field>`, or a field of the header. */
  readonly field: string;
  /** Id of the line in the earlier version; null for the header and added lines. */
  readonly idBaris: number | null;
  readonly dari: unknown;
  readonly ke: unknown;
}

const lineFields = [
  'idFaskes',
  'idProduk',
  'idLayanan',
  'jumlahPeserta',
  'jumlahDosis',
  'tanggalVaksinasi',
  'namaPICFaskes',
  'hpPICFaskes',
  'namaPICBHBU',
  'hpPICBHBU',
] as const satisfies readonly (keyof OrderLineInput)[];

const isSame = (a: unknown, b: unknown): boolean => (a ?? null) === (b ?? null);

/**
 * Returns the differences of two versions; lines are paired by id, so a line without one is new and
 * one that is missing was removed.
 */
export function orderChanges(before: ComparedOrder, after: ComparedOrder): OrderChange[] {
  const changes: OrderChange[] = [];
  for (const field of new Set([...Object.keys(before.header), ...Object.keys(after.header)])) {
    const [dari, ke] = [before.header[field], after.header[field]];
    if (!isSame(dari, ke))
      changes.push({ field, idBaris: null, dari: dari ?? null, ke: ke ?? null });
  }
  const kept = new Map(
    after.baris.flatMap(line => (line.id === undefined ? [] : [[line.id, line]])),
  );
  for (const line of before.baris) {
    const id = line.id ?? null;
    const now = id === null ? undefined : kept.get(id);
    if (!now) {
      changes.push({ field: 'baris', idBaris: id, dari: line, ke: null });
      continue;
    }
    for (const field of lineFields) {
      if (isSame(line[field], now[field])) continue;
      changes.push({ field, idBaris: id, dari: line[field] ?? null, ke: now[field] ?? null });
    }
  }
  for (const line of after.baris) {
    if (line.id === undefined)
      changes.push({ field: 'baris', idBaris: null, dari: null, ke: line });
  }
  return changes;
}

const asNumber = (value: unknown): number => (typeof value === 'number' ? value : 0);

const dosesOf = (line: unknown): number =>
  typeof line === 'object' && line !== null && 'jumlahDosis' in line
    ? asNumber(line.jumlahDosis)
    : 0;

/** Returns what an amendment does, in the order of `amendmentKinds`. */
export function amendmentKindsOf(changes: readonly OrderChange[]): AmendmentKind[] {
  const kinds = new Set<AmendmentKind>();
  for (const { field, dari, ke } of changes) {
    if (field === 'baris') kinds.add(dosesOf(ke) > dosesOf(dari) ? 'TAMBAH' : 'KURANG_BELUM_BAYAR');
    else if (field === 'jumlahDosis' || field === 'jumlahPeserta') {
      kinds.add(asNumber(ke) > asNumber(dari) ? 'TAMBAH' : 'KURANG_BELUM_BAYAR');
    } else if (field === 'idFaskes') kinds.add('PINDAH_FASKES');
    else if (field === 'tanggalVaksinasi' || field === 'tanggalRencana') kinds.add('UBAH_JADWAL');
    else kinds.add('UBAH_DATA');
  }
  const order = [
    'TAMBAH',
    'KURANG_BELUM_BAYAR',
    'PINDAH_FASKES',
    'UBAH_JADWAL',
    'UBAH_DATA',
  ] as const;
  return order.filter(kind => kinds.has(kind));
}
