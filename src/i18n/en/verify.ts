import type { verify as indonesian } from '../id/verify.ts';
import type { Translated } from '../messages.ts';

/** Messages of the public page that says whether a document is genuine. */
export const verify: Translated<typeof indonesian> = {
  title: 'Check whether a document is genuine',
  loading: 'Checking the code of the document…',
  state: {
    BERLAKU: {
      title: 'This document is genuine and in force',
      text: 'Portal Vaksin records its code for the following document. Compare what it says with the document that you hold: the same code can be put on another document.',
    },
    BELUM_BERLAKU: {
      title: 'This document is genuine, but not in force yet',
      text: 'Not all parties have signed this document.',
    },
    BERAKHIR: {
      title: 'This document is genuine, but has ended',
      text: 'It has expired, or its agreement was terminated.',
    },
    DIGANTI: {
      title: 'This document is genuine, but was replaced',
      text: 'A newer version was issued. Ask the issuer for it.',
    },
    DIBATALKAN: {
      title: 'This document is genuine, but was cancelled',
      text: 'This document is not in force any more.',
    },
  },
  corrected: {
    title: 'This document is genuine, but was replaced by a correction',
    text: 'The vaccination record was corrected, so what this document says no longer holds. Ask the issuer for the newest proof.',
  },
  unknown: {
    title: 'This code is not known',
    text: 'Portal Vaksin has no document with this code. Scan the QR code again, or ask the person who gave you the document.',
  },
  failed: 'The document cannot be checked now.',
  retry: 'Try again',
  facts: { kind: 'Document', number: 'Number', day: 'Date of issue', version: 'Version' },
  /** What is printed in the document, to be compared. */
  content: {
    penjual: 'Seller',
    pembeli: 'Buyer',
    faskes: 'Facility',
    distributor: 'Distributor',
    total: 'Total',
    dosis: 'Doses',
    rekening: 'Account, last 4 digits',
    orang: 'Initials and year of birth',
  },
  compareContent:
    'Compare every line with the document that you hold. If one differs, that document is not this one.',
  kind: {
    PKS: 'Cooperation agreement (PKS)',
    AMANDEMEN: 'Amendment of a PKS',
    INVOICE: 'Invoice',
    KUITANSI: 'Receipt of a payment',
    NOTA: 'Return or credit note',
    PERINTAH_KERJA: 'Work order',
    SURAT_JALAN: 'Delivery note',
    BAST: 'Handover record (BAST)',
    SELISIH: 'Discrepancy record',
    SISA_DOSIS: 'Report of remaining doses',
    BUKTI_VAKSINASI: 'Proof of vaccination',
    KIPI: 'AEFI form',
    LAMPIRAN_IV: 'Lampiran IV, statement of a facility',
    SURAT: 'Letter of the seller',
  },
  compare: {
    title: 'Compare a PDF file',
    lead: 'Choose the PDF that you received. We compare it with our copy; your file is not stored.',
    single: 'Choose the PDF of this proof alone; one PDF with many proofs cannot be compared.',
    file: 'PDF file',
    submit: 'Compare',
    submitting: 'Comparing…',
    failed: 'The file cannot be compared now. Try again.',
  },
  result: {
    SALINAN_RESMI: {
      title: 'The same as the official copy',
      text: 'This file is exactly the PDF that was issued.',
    },
    SALINAN_BERTANDA: {
      title: 'The same as the signed copy',
      text: 'This file is exactly the signed scan that was uploaded to Portal Vaksin.',
    },
    SALINAN_TIDAK_BERLAKU: {
      title: 'The marked copy of a document that no longer counts',
      text: 'This file is a copy of Portal Vaksin, marked because its document no longer counts.',
    },
    CETAKAN: {
      title: 'A print, not the official copy',
      text: 'This file was saved from the print view in a browser, so it cannot be compared automatically. Compare what it says with the lines above yourself, or ask the issuer for the official PDF.',
    },
    BERBEDA: {
      title: 'Different from every copy',
      text: 'This file was changed, scanned again, or belongs to another document. Do not rely on it; ask the issuer for the official copy.',
    },
  },
  differentProof:
    'This file was changed, scanned again, belongs to another document, or holds many proofs. Ask the issuer for the PDF of this proof alone.',
  /** Title for a copy of a document that was cancelled. */
  cancelledCopy: 'The same as the copy, but the document is cancelled',
  replaced: 'This file is version %{version}, which a newer version has replaced.',
  sign_in: 'Sign in to Portal Vaksin',
};
