import { and, desc, eq, gte, gt, sql } from 'drizzle-orm';
import type { voucherContractCalls } from '#contract/domains/voucher/contract.ts';
import { voucherContractStates } from '#contract/states/voucher.ts';
import type { Handlers } from '#server/platform/context.ts';
import { ignoringCase, inOrderOf } from '#server/platform/db/list-query.ts';
import {
  bhbu,
  voucherContract,
  voucherQuotaEntry,
  voucherTransaction,
} from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { createHistoryHandler } from '#server/platform/lifecycle/history.ts';
import { countAndSum, selectChoices } from '#server/platform/record/index.ts';
import { contractRecords, contractScope, toContract, toContracts } from './records.ts';

/** Entries of the quota ledger that are listed at most. */
const maxEntries = 1_000;

export const contractPage = contractRecords.list({
  selectIds: ({ db }) =>
    db
      .select({ id: voucherContract.id })
      .from(voucherContract)
      .leftJoin(bhbu, eq(bhbu.id, voucherContract.idBHBU))
      .$dynamic(),
  search: [voucherContract.noKontrak, voucherContract.judul],
  names: [bhbu.namaBHBU],
  sort: {
    createdAt: voucherContract.createdAt,
    judul: ignoringCase(voucherContract.judul),
    namaBHBU: ignoringCase(bhbu.namaBHBU),
    tanggalSelesai: voucherContract.tanggalSelesai,
    sisa: voucherContract.sisa,
    status: inOrderOf(voucherContractStates.names, voucherContract.status),
    modifiedAt: voucherContract.modifiedAt,
  },
  filters: {
    idBHBU: voucherContract.idBHBU,
    status: voucherContract.status,
    idRoot: voucherContract.idRoot,
  },
});

export const readHandlers = {
  list: async (ctx, input) => {
    const found = await contractPage(ctx, input);
    const matching = ctx.db
      .select({ sisa: voucherContract.sisa })
      .from(voucherContract)
      .leftJoin(bhbu, eq(bhbu.id, voucherContract.idBHBU))
      .where(await contractPage.condition(ctx, input.query));
    const { sisa } = await countAndSum(ctx, matching, { sisa: voucherContract.sisa });
    return { ...found, data: await toContracts(ctx, found.data), jumlah: { sisa } };
  },

  get: async (ctx, { params }) => await toContract(ctx, await contractRecords.get(ctx, params.id)),

  /** Contracts of which vouchers can be issued. */
  choices: async (ctx, { query }) =>
    await selectChoices(
      ctx.db
        .select({
          id: voucherContract.id,
          name: sql<string>`concat_ws(' · ', ${voucherContract.noKontrak},
            ${voucherContract.judul}, ${bhbu.namaBHBU})`,
        })
        .from(voucherContract)
        .leftJoin(bhbu, eq(bhbu.id, voucherContract.idBHBU))
        .$dynamic(),
      query,
      {
        id: voucherContract.id,
        name: voucherContract.judul,
        search: [voucherContract.noKontrak, voucherContract.judul, bhbu.namaBHBU],
        offered: and(
          eq(voucherContract.status, 'AKTIF'),
          gt(voucherContract.sisa, 0),
          gte(voucherContract.tanggalSelesai, dayInJakarta(ctx.now)),
        ),
        where: contractScope(ctx),
      },
    ),

  quota: async (ctx, { params }) => {
    await contractRecords.get(ctx, params.id);
    return await ctx.db
      .select({
        id: voucherQuotaEntry.id,
        jenis: voucherQuotaEntry.jenis,
        jumlah: voucherQuotaEntry.jumlah,
        VoucherTransactionId: voucherQuotaEntry.VoucherTransactionId,
        noTransaksi: voucherTransaction.noTransaksi,
        waktu: voucherQuotaEntry.waktu,
        oleh: voucherQuotaEntry.oleh,
        alasan: voucherQuotaEntry.alasan,
      })
      .from(voucherQuotaEntry)
      .leftJoin(
        voucherTransaction,
        eq(voucherTransaction.id, voucherQuotaEntry.VoucherTransactionId),
      )
      .where(eq(voucherQuotaEntry.idContract, params.id))
      .orderBy(desc(voucherQuotaEntry.id))
      .limit(maxEntries);
  },

  history: createHistoryHandler('voucherContract', contractRecords),
} satisfies Partial<Handlers<typeof voucherContractCalls>>;
