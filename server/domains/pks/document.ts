import { eq, inArray, sql } from 'drizzle-orm';
import type { PrintedDocument } from '#contract/core/document/block.ts';
import type { DocumentFacts, DocumentState } from '#contract/core/document/calls.ts';
import { guarantees } from '#contract/domains/faskes/index.ts';
import type { PksSnapshot } from '#contract/domains/pks/record.ts';
import type { PksState } from '#contract/states/pks.ts';
import { agreementDocument } from '#documents/agreement/agreement.ts';
import type {
  AgreementFacility,
  AgreementInput,
  AgreementProduct,
} from '#documents/agreement/input.ts';
import { amendmentDocument } from '#documents/amendment/amendment.ts';
import { lastDigits } from '#documents/facts.ts';
import { count, rupiah } from '#documents/format.ts';
import {
  everyOrder,
  findLines,
  orderRecords,
  type StoredLine,
} from '#server/domains/order/index.ts';
import { findLetterhead, findSellerOn } from '#server/domains/seller/index.ts';
import type { Context } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { faskes, faskesStatement, pks, product } from '#server/platform/db/schema/index.ts';
import {
  fileOn,
  type DocumentDefinition,
  type DocumentReader,
  type EarlierActs,
} from '#server/platform/document/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { pksLifecycle } from './lifecycle.ts';
import { pksRecords, type PksRow } from './records.ts';
import { findAddresses } from './requirements.ts';
import { takeSnapshot } from './snapshot.ts';

/** Returns the ordered products in the order of their lines. */
async function findProducts(
  { db }: Pick<Context, 'db'>,
  lines: readonly StoredLine[],
): Promise<AgreementProduct[]> {
  const ids = [...new Set(lines.flatMap(({ idProduk }) => idProduk ?? []))];
  const rows = await db.select().from(product).where(inArray(product.id, ids));
  return ids.flatMap(id => rows.find(row => row.id === id) ?? []);
}

/** Returns the facilities of an order, named as its lines name them, with their statements. */
async function findFacilities(
  ctx: Pick<Context, 'db'>,
  lines: readonly StoredLine[],
): Promise<AgreementFacility[]> {
  const ids = [...new Set(lines.flatMap(({ idFaskes }) => idFaskes ?? []))];
  const rows = await ctx.db.select().from(faskes).where(inArray(faskes.id, ids));
  const answers = await ctx.db
    .select()
    .from(faskesStatement)
    .where(inArray(faskesStatement.faskesId, ids));
  const addresses = await findAddresses(ctx, lines);
  return ids.flatMap(id => {
    const row = rows.find(one => one.id === id);
    const line = lines.find(one => one.idFaskes === id);
    if (!row || !line) return [];
    return {
      nama: line.namaFaskes ?? row.namaFaskes,
      alamat: addresses.get(line.id) ?? '',
      kodePcare: row.kodePcare,
      nomorFaskes: row.nomorFaskes,
      kepala: row.kepalaFaskes,
      jaminan: guarantees.map(butir => {
        const answer = answers.find(one => one.faskesId === id && one.butir === butir);
        return { butir, jawaban: answer?.jawaban ?? null, catatan: answer?.catatan ?? null };
      }),
    };
  });
}

/** Returns the content of a draft as if it were issued now. @throws Problem 409 without a seller */
async function previewContent(ctx: DocumentReader, row: PksRow): Promise<PksSnapshot> {
  const today = dayInJakarta(ctx.now);
  if (!(await findSellerOn(ctx.db, today))) {
    throw new Problem('KEADAAN_SALAH', message('pks.missing.penjual', { hari: today }), {
      currentState: row.status,
      reason: 'penjual',
    });
  }
  return await takeSnapshot(ctx, await orderRecords.get(ctx, row.idOrder));
}

/** Returns the agreement that an amendment amends; undefined when it amends none. */
async function findAmended({ db }: Pick<Context, 'db'>, { pksInduk }: PksRow) {
  if (pksInduk === null) return undefined;
  const [found] = await db.select().from(pks).where(eq(pks.id, pksInduk));
  return found?.isi ? { ...found, isi: found.isi } : undefined;
}

/** Builds the agreement or amendment; its signatures are lines to fill in, as on the day of its issue. */
async function build(ctx: DocumentReader, row: PksRow): Promise<PrintedDocument> {
  const lines = await findLines(ctx.db, [row.idOrder]);
  const input: AgreementInput = {
    letterhead: await findLetterhead(ctx.db, dayInJakarta(ctx.now)),
    noPKS: row.noPKS,
    jenis: row.jenis,
    noOrder: row.noOrder,
    tanggalPKS: row.tanggalPKS,
    berlakuSampai: row.berlakuSampai,
    isi: row.isi ?? (await previewContent(ctx, row)),
    produk: await findProducts(ctx, lines),
    faskes: await findFacilities(ctx, lines),
    ttdPembeli: null,
    ttdPenjual: null,
  };
  const induk = await findAmended(ctx, row);
  if (!induk) return agreementDocument(input);
  const order = await orderRecords.get({ ...ctx, ...everyOrder }, row.idOrder);
  return amendmentDocument({
    ...input,
    nomorAmandemen: order.nomorAmandemen ?? 1,
    isBooster: order.jenis === 'BOOSTER',
    alasan: order.alasanAmandemen,
    induk,
  });
}

/** What the public page shows of an agreement. */
const factsOf = ({ isi }: PksRow): DocumentFacts =>
  isi === null
    ? {}
    : {
        penjual: isi.penjual.nama,
        pembeli: isi.pembeli.nama,
        total: rupiah(isi.totalHarga),
        dosis: count(isi.jumlahDosis),
        rekening: lastDigits(isi.rekening.nomor),
      };

const states: Readonly<Record<PksState, DocumentState>> = {
  DRAFT: 'BELUM_BERLAKU',
  TERBIT: 'BELUM_BERLAKU',
  MENUNGGU_TTD_BHBU: 'BELUM_BERLAKU',
  MENUNGGU_TTD_PENJUAL: 'BELUM_BERLAKU',
  MENUNGGU_VERIFIKASI: 'BELUM_BERLAKU',
  AKTIF: 'BERLAKU',
  PERINGATAN: 'BERLAKU',
  PEMBERITAHUAN_AKHIR: 'BERLAKU',
  DITANGGUHKAN: 'BERLAKU',
  DIAMANDEMEN: 'DIGANTI',
  BERAKHIR: 'BERAKHIR',
  DIAKHIRI: 'BERAKHIR',
  DIBATALKAN: 'DIBATALKAN',
};

async function findPks(db: Queryable, recordId: string) {
  const [found] = await db
    .select({ status: pks.status, idOrder: pks.idOrder })
    .from(pks)
    .where(eq(pks.id, Number(recordId)));
  return found;
}

/** The printed agreements and amendments, filed when they are issued. */
export const pksDocuments: DocumentDefinition = {
  resource: 'pks',
  kinds: ['PKS', 'AMANDEMEN'],
  async open(ctx, id) {
    const row = await pksRecords.get(ctx, id);
    return {
      kind: row.jenis === 'AMANDEMEN' ? 'AMANDEMEN' : 'PKS',
      recordId: String(id),
      label: pksRecords.labelOf(row),
      idBHBU: row.idBHBU,
      printsNpwp: true,
      day: row.tanggalPKS ?? dayInJakarta(ctx.now),
      build: () => build(ctx, row),
      facts: () => factsOf(row),
    };
  },
  async stateOf(db, recordId) {
    const found = await findPks(db, recordId);
    return found ? states[found.status] : 'DIBATALKAN';
  },
  // The copies of a cancelled agreement may be replaced by those of the next one.
  async signedCopies(db, recordId) {
    const found = await findPks(db, recordId);
    if (!found || found.status === 'DIBATALKAN') return [];
    const slots = ['filePksBHBU', 'filePksKF'];
    return [{ resource: 'order', recordId: String(found.idOrder), slots }];
  },
};

fileOn(pksLifecycle, ['issue'], pksDocuments);

export const earlierAgreements: EarlierActs = {
  definition: pksDocuments,
  records: sql`select id, null::int from pks where no_pks is not null`,
};
