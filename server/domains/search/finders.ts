import type { VaccinationType } from '#contract/domains/peserta/index.ts';
import { maxHitsPerKind, type SearchHit } from '#contract/domains/search/calls.ts';
import type { SearchKind } from '#contract/domains/search/kinds.ts';
import { maskCode } from '#contract/domains/voucher/code.ts';
import { batchPage } from '#server/domains/batch/index.ts';
import { bhbuPage } from '#server/domains/bhbu/index.ts';
import { certificatePage } from '#server/domains/certificate/index.ts';
import { faskesPage } from '#server/domains/faskes/index.ts';
import { invoicePage } from '#server/domains/invoice/index.ts';
import { orderPage } from '#server/domains/order/index.ts';
import { notaPage } from '#server/domains/nota/index.ts';
import { paymentPage } from '#server/domains/payment/index.ts';
import { findFirstPeserta } from '#server/domains/peserta/index.ts';
import { pksPage } from '#server/domains/pks/index.ts';
import { insidenPage } from '#server/domains/insiden/index.ts';
import { permintaanDataPage } from '#server/domains/permintaan-data/index.ts';
import { productPage } from '#server/domains/product/index.ts';
import { servicePage } from '#server/domains/service/index.ts';
import { suratPage } from '#server/domains/surat/index.ts';
import { userPage } from '#server/domains/user/index.ts';
import { contractPage, findVoucherByCode, transactionPage } from '#server/domains/voucher/index.ts';
import { workOrderPage } from '#server/domains/work-order/index.ts';
import type { Context } from '#server/platform/context.ts';
import { appUser, bhbu, faskes, product, service } from '#server/platform/db/schema/index.ts';
import type { SearchQuery } from './query.ts';

/** One more than is returned, which tells whether more match. */
const limit = maxHitsPerKind + 1;

/** Finds the first records of a kind within the scope of the context. */
type Finder = (ctx: Context, query: SearchQuery) => Promise<SearchHit[]>;

/** Returns a hit; what the record does not have is left out. */
const toHit = (
  id: number,
  judul: string | null,
  ...details: readonly (string | null | undefined)[]
): SearchHit => ({
  id,
  judul,
  keterangan: details.flatMap(text => (text ? [text] : [])),
  vaccinationType: null,
  idInvoice: null,
});

/** The newest documents come first; records with names are sorted by them. */
const newest = { limit, sortOrder: 'desc' } as const;
const byName = { limit, sortOrder: 'asc' } as const;

/**
 * The finder of each kind. They use the lists of the resources, so that a search finds what the list
 * shows to the caller and nothing else.
 */
export const finders: Readonly<Record<SearchKind, Finder>> = {
  peserta: async (ctx, { q }) =>
    (await findFirstPeserta(ctx, q, limit)).map(row => ({
      ...toHit(row.id, row.nama, row.nik ?? row.noPaspor, row.namaBHBU ?? row.namaFaskes),
      vaccinationType: row.vaccinationType as VaccinationType,
    })),

  bhbu: async (ctx, { q }) => {
    const options = { ...byName, q, sortBy: 'namaBHBU', nameFirst: bhbu.namaBHBU } as const;
    const rows = await bhbuPage.findFirst(ctx, options);
    return rows.map(row => toHit(row.id, row.namaBHBU, row.namaKabKota));
  },

  faskes: async (ctx, { q }) => {
    const options = { ...byName, q, sortBy: 'namaFaskes', nameFirst: faskes.namaFaskes } as const;
    const rows = await faskesPage.findFirst(ctx, options);
    return rows.map(row => toHit(row.id, row.namaFaskes, row.kodePcare, row.namaKabKota));
  },

  order: async (ctx, { q }) => {
    const filters = { terbaru: true };
    const rows = await orderPage.findFirst(ctx, { ...newest, q, sortBy: 'tanggalOrder', filters });
    return rows.map(row => toHit(row.id, row.noOrder, row.namaBHBU));
  },

  pks: async (ctx, { q }) => {
    const rows = await pksPage.findFirst(ctx, { ...newest, q, sortBy: 'tanggalPKS' });
    return rows.map(row => toHit(row.id, row.noPKS, row.namaBHBU, row.noOrder));
  },

  surat: async (ctx, { q }) => {
    const rows = await suratPage.findFirst(ctx, { ...newest, q, sortBy: 'tanggal' });
    return rows.map(row => toHit(row.id, row.noSurat, row.namaBHBU, row.noPKS ?? row.noInvoice));
  },

  permintaanData: async (ctx, { q }) => {
    const rows = await permintaanDataPage.findFirst(ctx, { ...newest, q, sortBy: 'batas' });
    return rows.map(row => toHit(row.id, row.nomor, row.nama));
  },

  insiden: async (ctx, { q }) => {
    const rows = await insidenPage.findFirst(ctx, { ...newest, q, sortBy: 'batas' });
    return rows.map(row => toHit(row.id, row.nomor, row.judul));
  },

  invoice: async (ctx, { q }) => {
    const rows = await invoicePage.findFirst(ctx, { ...newest, q, sortBy: 'tanggalInvoice' });
    return rows.map(row => toHit(row.id, row.noInvoice, row.namaBHBU, row.noOrder));
  },

  payment: async (ctx, { q }) => {
    const rows = await paymentPage.findFirst(ctx, { ...newest, q, sortBy: 'tanggalBayar' });
    return rows.map(row => ({
      ...toHit(row.id, row.noInvoice, row.namaBHBU, row.noReferensi),
      idInvoice: row.idInvoice,
    }));
  },

  nota: async (ctx, { q }) => {
    const rows = await notaPage.findFirst(ctx, { ...newest, q, sortBy: 'tanggalNota' });
    return rows.map(row => toHit(row.id, row.noNota, row.namaBHBU, row.noInvoice));
  },

  workOrder: async (ctx, { q }) => {
    const rows = await workOrderPage.findFirst(ctx, { ...newest, q, sortBy: 'tanggalKirim' });
    return rows.map(row => toHit(row.id, row.noWO, row.namaFaskes, row.namaBHBU));
  },

  certificate: async (ctx, { q }) => {
    const rows = await certificatePage.findFirst(ctx, { ...newest, q, sortBy: 'id' });
    return rows.map(row => toHit(row.id, row.nomor, row.nama, row.namaFaskes));
  },

  batch: async (ctx, { q }) => {
    const rows = await batchPage.findFirst(ctx, { ...newest, q, sortBy: 'kedaluwarsa' });
    return rows.map(row => toHit(row.id, row.nomor, row.namaProduk));
  },

  // Only by its code: the batch of a voucher is found by itself.
  voucher: async (ctx, { code }) => {
    const row = code === undefined ? undefined : await findVoucherByCode(ctx, code);
    return row ? [toHit(row.id, maskCode(row.code), row.bhbuName, row.noTransaksi)] : [];
  },

  voucherContract: async (ctx, { q }) => {
    const rows = await contractPage.findFirst(ctx, { ...newest, q, sortBy: 'createdAt' });
    return rows.map(row => toHit(row.id, row.noKontrak, row.judul, row.namaBHBU));
  },

  voucherTransaction: async (ctx, { q }) => {
    const rows = await transactionPage.findFirst(ctx, { ...newest, q, sortBy: 'tanggal' });
    return rows.map(row => toHit(row.id, row.noTransaksi, row.bhbuName));
  },

  product: async (ctx, { q }) => {
    const options = { ...byName, q, sortBy: 'nama', nameFirst: product.nama } as const;
    const rows = await productPage.findFirst(ctx, options);
    return rows.map(row => toHit(row.id, row.nama, row.kode));
  },

  service: async (ctx, { q }) => {
    const options = { ...byName, q, sortBy: 'nama', nameFirst: service.nama } as const;
    const rows = await servicePage.findFirst(ctx, options);
    return rows.map(row => toHit(row.id, row.nama, row.kode));
  },

  user: async (ctx, { q }) => {
    const options = { ...byName, q, sortBy: 'fullName', nameFirst: appUser.fullName } as const;
    const rows = await userPage.findFirst(ctx, options);
    return rows.map(row => toHit(row.id, row.fullName, row.userName, row.organizationName));
  },
};
