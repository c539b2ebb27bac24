import type { Invoice } from '#contract/domains/invoice/record.ts';
import type { Creditable, Nota } from '#contract/domains/nota/record.ts';
import type { NotaEvent } from '#contract/states/nota.ts';
import type { Db } from '#server/platform/db/client.ts';
import { nota } from '#server/platform/db/schema/index.ts';
import type { TestResponse } from '../server/harness/server.ts';
import type { MoneyWorld } from './invoice.ts';

type Role = Parameters<MoneyWorld['request']>[0];
type Line = Readonly<Record<string, unknown>>;

/** Requests about notes that credit invoices. */
export interface NotaWorld {
  /** Enters numbers of the tax invoices of an invoice. */
  readonly number: (invoice: Invoice) => Promise<Invoice>;
  readonly creditable: (idInvoice: number) => Promise<Creditable[]>;
  readonly propose: (
    role: Role,
    idInvoice: number,
    jenis: string,
    baris: readonly Line[],
  ) => Promise<TestResponse>;
  /** Proposes as FINANCE that goods come back. */
  readonly retur: (idInvoice: number, idBaris: number, qty: number) => Promise<Nota>;
  readonly decide: (
    role: Role,
    id: number,
    event: NotaEvent,
    alasan?: string | null,
  ) => Promise<TestResponse>;
  /**
   * Proposes to credit a line of an invoice that a number chooses, by quantity or amount, as far as the
   * server allows.
   */
  readonly random: (
    idInvoice: number,
    isReturn: boolean,
    amount: number,
  ) => Promise<{ readonly status: number; readonly nota: number | undefined }>;
  /** Approves a note as ADMIN. */
  readonly approved: (nota: Nota) => Promise<Nota>;
  /** Credits all that is left of an invoice, with a note for each tax class. */
  readonly creditAll: (idInvoice: number) => Promise<void>;
}

/** Inserts an approved note of an invoice, without what follows from it. @returns its id */
export async function buildNota(
  db: Db,
  of: Pick<typeof nota.$inferInsert, 'idBHBU' | 'idInvoice'>,
): Promise<number> {
  const [row] = await db
    .insert(nota)
    .values({
      ...of,
      jenis: 'KREDIT',
      status: 'DISETUJUI',
      alasan: 'Potongan harga',
      noNota: `NR/UJI/${of.idInvoice}`,
      tanggalNota: '2030-01-02',
      subTotal: 1_000,
      dpp: 0,
      ppn: 0,
      ppnDTP: 0,
      pphDipungut: 0,
      pphDipotong: 0,
      total: 1_000,
      nilaiTagihan: 1_000,
    })
    .returning({ id: nota.id });
  return row?.id ?? 0;
}

let serial = 0;

export function notaWorld(world: MoneyWorld): NotaWorld {
  const must = (response: TestResponse): TestResponse => {
    if (response.status >= 400) throw new Error(response.text);
    return response;
  };
  const propose: NotaWorld['propose'] = (role, idInvoice, jenis, baris) =>
    world.request(role, 'POST', '/Nota', { idInvoice, jenis, alasan: 'Barang kembali', baris });
  const decide: NotaWorld['decide'] = (role, id, event, alasan = 'Sudah diperiksa') =>
    world.request(role, 'PUT', `/Nota/keadaan/${id}`, { event, alasan });
  const creditable: NotaWorld['creditable'] = async id =>
    must(await world.request('FINANCE', 'GET', `/Nota/dapatDikredit/${id}`))
      .json as unknown as Creditable[];
  const approved: NotaWorld['approved'] = async ({ id }) =>
    must(await decide('ADMIN', id, 'approve')).json as unknown as Nota;
  return {
    number: async ({ id, faktur, tanggalInvoice }) => {
      for (const one of faktur) {
        serial += 1;
        const found = must(await world.request('FINANCE', 'GET', `/Faktur/${one.id}`)).json;
        if (one.nomor !== null) continue;
        must(
          await world.request('FINANCE', 'PUT', `/Faktur/${one.id}`, {
            kode: one.kode,
            nomor: `${one.kode}00${String(serial).padStart(13, '2')}`,
            tanggalFaktur: tanggalInvoice,
            fasilitas: found['fasilitas'],
            version: found['version'],
          }),
        );
      }
      return await world.invoice(id);
    },
    creditable,
    propose,
    retur: async (idInvoice, idBaris, qty) =>
      must(await propose('FINANCE', idInvoice, 'RETUR', [{ idBaris, qty }]))
        .json as unknown as Nota,
    decide,
    random: async (idInvoice, isReturn, amount) => {
      const found = await world.request('FINANCE', 'GET', `/Nota/dapatDikredit/${idInvoice}`);
      if (found.status !== 200) return { status: found.status, nota: undefined };
      const lines = (found.json as unknown as Creditable[]).filter(
        ({ jenis }) => !isReturn || jenis === 'PRODUK',
      );
      const line = lines[amount % Math.max(1, lines.length)];
      if (!line) return { status: 200, nota: undefined };
      // One too much now and then.
      const rest = (isReturn ? line.sisaQty : line.sisaNilai) + (amount % 11 === 0 ? 1 : 0);
      const value = Math.max(1, rest <= 1 ? 1 : amount % (rest + 1));
      const asked = isReturn ? { qty: value } : { nilai: value };
      const { status, json } = await propose('FINANCE', idInvoice, isReturn ? 'RETUR' : 'KREDIT', [
        { idBaris: line.idBaris, ...asked },
      ]);
      return { status, nota: status === 201 ? Number(json['id']) : undefined };
    },
    approved,
    creditAll: async idInvoice => {
      const left = (await creditable(idInvoice)).filter(({ sisaNilai }) => sisaNilai > 0);
      for (const kelas of new Set(left.map(({ kelasPajak }) => kelasPajak))) {
        const baris = left
          .filter(({ kelasPajak }) => kelasPajak === kelas)
          .map(({ idBaris, sisaNilai }) => ({ idBaris, nilai: sisaNilai }));
        const made = must(await propose('FINANCE', idInvoice, 'KREDIT', baris));
        await approved(made.json as unknown as Nota);
      }
    },
  };
}
