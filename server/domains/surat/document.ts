import { eq } from 'drizzle-orm';
import { letterDocument, letterTitles } from '#documents/letter/letter.ts';
import { getInvoice } from '#server/domains/invoice/index.ts';
import { everyPks, pksRecords } from '#server/domains/pks/index.ts';
import { findSellerOn, letterheadOf } from '#server/domains/seller/index.ts';
import { surat } from '#server/platform/db/schema/index.ts';
import type { DocumentDefinition, DocumentReader } from '#server/platform/document/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { findNewAccount } from './new-account.ts';
import { suratRecords, type SuratRow } from './records.ts';

/** Returns what a letter says of its agreement or invoice, as they are now. */
async function subjectOf(ctx: DocumentReader, { idPKS, idInvoice }: SuratRow) {
  const agreement =
    idPKS === null ? null : await pksRecords.get({ db: ctx.db, now: ctx.now, ...everyPks }, idPKS);
  const invoice = idInvoice === null ? null : await getInvoice({ ...ctx, scope: 'all' }, idInvoice);
  return { agreement, invoice };
}

/** The printed letters. */
export const suratDocuments: DocumentDefinition = {
  resource: 'surat',
  kinds: ['SURAT'],
  async open(ctx, id) {
    const row = await suratRecords.get(ctx, id);
    const day = row.tanggal ?? dayInJakarta(ctx.now);
    return {
      kind: 'SURAT',
      recordId: String(id),
      label: suratRecords.labelOf(row),
      idBHBU: row.idBHBU,
      day,
      build: async () => {
        const seller = await findSellerOn(ctx.db, day);
        const { agreement, invoice } = await subjectOf(ctx, row);
        const content = agreement?.isi;
        const buyer = content?.pembeli ?? invoice?.pembeli;
        const isAccount = row.jenis === 'PERUBAHAN_REKENING' && content;
        const account = isAccount ? await findNewAccount(ctx.db, content.rekening) : undefined;
        return letterDocument({
          ...row,
          tanggal: day,
          letterhead: seller ? await letterheadOf(ctx.db, seller) : null,
          penjual: {
            nama: seller?.nama ?? '',
            penandaTangan: seller?.namaPenandaTangan ?? '',
            jabatan: seller?.jabatanPenandaTangan ?? '',
          },
          pembeli: {
            nama: buyer?.nama ?? row.namaBHBU,
            alamat: buyer?.alamat ?? '',
            penanggungJawab: content?.pembeli.penanggungJawab ?? null,
          },
          pks: agreement && { noPKS: agreement.noPKS, tanggalPKS: agreement.tanggalPKS },
          invoice,
          rekening: account && content ? { lama: content.rekening, ...account } : null,
        });
      },
      facts: async () => {
        const seller = await findSellerOn(ctx.db, day);
        return { ...(seller ? { penjual: seller.nama } : {}), pembeli: row.namaBHBU };
      },
    };
  },
  async stateOf(db, recordId) {
    const [found] = await db
      .select({ status: surat.status })
      .from(surat)
      .where(eq(surat.id, Number(recordId)));
    return !found || found.status === 'DIBATALKAN' ? 'DIBATALKAN' : 'BERLAKU';
  },
};

/** Name of a kind of letter, for its mail. */
export const titleOf = ({ jenis }: Pick<SuratRow, 'jenis'>): string => letterTitles[jenis];
