import { sql } from 'drizzle-orm';
import { earlierCertificates } from '#server/domains/certificate/index.ts';
import { earlierLeftovers } from '#server/domains/dose-ledger/index.ts';
import { earlierInvoices } from '#server/domains/invoice/index.ts';
import { earlierReceipts } from '#server/domains/payment/index.ts';
import { earlierAgreements } from '#server/domains/pks/index.ts';
import { earlierDeliveries } from '#server/domains/work-order/index.ts';
import type { Db } from '#server/platform/db/client.ts';
import { fileEarlierActs, type OnUnfiled } from '#server/platform/document/index.ts';

/**
 * Files the documents of acts that happened before acts filed their documents.
 * @returns the number of filed documents
 */
export async function fileEarlierDocuments(
  db: Db,
  now: Date,
  onUnfiled: OnUnfiled,
): Promise<number> {
  // Tickets name the product as of their issue.
  await db.execute(sql`
    update voucher_transaction t set nama_produk = p.nama
    from voucher_contract c join product p on p.id = c.product_id
    where c.id = t.voucher_contract_id and t.nama_produk is null`);
  const earlier = [
    earlierAgreements,
    earlierInvoices,
    earlierReceipts,
    ...earlierDeliveries,
    earlierLeftovers,
    earlierCertificates,
  ];
  return await fileEarlierActs(db, now, earlier, onUnfiled);
}
