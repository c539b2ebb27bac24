import type { serverTexts as indonesian } from '../id/index.ts';
import { authTexts } from './auth.ts';
import { bankTexts } from './bank.ts';
import { batchTexts } from './batch.ts';
import { bhbuTexts } from './bhbu.ts';
import { bulkEditTexts } from './bulk-edit.ts';
import { catalogTexts } from './catalog.ts';
import { certificateTexts } from './certificate.ts';
import { contactTexts } from './contact.ts';
import { documentTexts } from './document.ts';
import { duplicateTexts } from './duplicate.ts';
import { externalTexts } from './external.ts';
import { factorTexts } from './factor.ts';
import { fakturTexts } from './faktur.ts';
import { faskesTexts } from './faskes.ts';
import { fileTexts } from './file.ts';
import { httpTexts } from './http.ts';
import { importTexts } from './import.ts';
import { invoiceTexts } from './invoice.ts';
import { lembarTexts } from './lembar.ts';
import { luringTexts } from './luring.ts';
import { mailTexts } from './mail.ts';
import { notaTexts } from './nota.ts';
import { noteTexts } from './note.ts';
import { nounTexts } from './noun.ts';
import { orderTexts } from './order.ts';
import { outboxTexts } from './outbox.ts';
import { paymentTexts } from './payment.ts';
import { pesertaTexts } from './peserta.ts';
import { pksTexts } from './pks.ts';
import { problemTexts } from './problem.ts';
import { recordTexts } from './record.ts';
import { satusehatTexts } from './satusehat.ts';
import { sellerTexts } from './seller.ts';
import { pertanyaanTexts } from './pertanyaan.ts';
import { insidenTexts } from './insiden.ts';
import { retensiTexts } from './retensi.ts';
import { permintaanDataTexts } from './permintaan-data.ts';
import { suratTexts } from './surat.ts';
import { spreadsheetTexts } from './spreadsheet.ts';
import { usulanPerubahanTexts } from './usulan-perubahan.ts';
import { userTexts } from './user.ts';
import { vaksinasiTexts } from './vaksinasi.ts';
import { stockTexts } from './stock.ts';
import { kalenderTexts } from './kalender.ts';
import { webhookTexts } from './webhook.ts';
import { voucherTexts } from './voucher.ts';
import { voucherContractTexts } from './voucher-contract.ts';
import { workOrderTexts } from './work-order.ts';

/** The English texts of the server's messages. */
export const serverTexts: Record<keyof typeof indonesian, string> = {
  ...authTexts,
  ...bankTexts,
  ...batchTexts,
  ...bhbuTexts,
  ...bulkEditTexts,
  ...catalogTexts,
  ...certificateTexts,
  ...contactTexts,
  ...documentTexts,
  ...duplicateTexts,
  ...externalTexts,
  ...factorTexts,
  ...fakturTexts,
  ...faskesTexts,
  ...fileTexts,
  ...httpTexts,
  ...importTexts,
  ...invoiceTexts,
  ...lembarTexts,
  ...luringTexts,
  ...mailTexts,
  ...notaTexts,
  ...noteTexts,
  ...nounTexts,
  ...orderTexts,
  ...outboxTexts,
  ...paymentTexts,
  ...pesertaTexts,
  ...pksTexts,
  ...problemTexts,
  ...recordTexts,
  ...satusehatTexts,
  ...sellerTexts,
  ...pertanyaanTexts,
  ...insidenTexts,
  ...permintaanDataTexts,
  ...retensiTexts,
  ...suratTexts,
  ...spreadsheetTexts,
  ...userTexts,
  ...usulanPerubahanTexts,
  ...vaksinasiTexts,
  ...stockTexts,
  ...voucherTexts,
  ...webhookTexts,
  ...kalenderTexts,
  ...voucherContractTexts,
  ...workOrderTexts,
};
