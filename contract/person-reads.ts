import type { AllCalls } from './index.ts';
import type { ProcessingPurpose } from './processing.ts';

/**
 * What someone does who reads data of participants, with the purpose it serves. The log of reads and the copy for a
 * person name it, so a word that was logged is never removed from here.
 */
export const readActivities = {
  DAFTAR: 'PENDAFTARAN',
  HALAMAN: 'PENDAFTARAN',
  PERUBAHAN: 'PENDAFTARAN',
  NOMOR_IDENTITAS: 'PENDAFTARAN',
  EKSPOR: 'PENDAFTARAN',
  UNGGAHAN: 'PENDAFTARAN',
  DATA_GANDA: 'PENDAFTARAN',
  PENCARIAN: 'PENDAFTARAN',
  PERTANYAAN: 'PENDAFTARAN',
  ANTREAN: 'VAKSINASI',
  KUNJUNGAN: 'VAKSINASI',
  KIPI: 'VAKSINASI',
  KONTAK: 'VAKSINASI',
  SATUSEHAT: 'VAKSINASI',
  BUKTI: 'BUKTI',
  VOUCHER: 'DOSIS',
  PERIKSA_VOUCHER: 'DOSIS',
  STOK: 'DOSIS',
  PERMINTAAN: 'HAK',
  SALINAN: 'HAK',
  INSIDEN: 'HAK',
  PENAHANAN: 'HAK',
  JEJAK_AUDIT: 'KEAMANAN',
  JEJAK_BACA: 'KEAMANAN',
} as const satisfies Readonly<Record<string, ProcessingPurpose>>;

export type ReadActivity = keyof typeof readActivities;

export const readActivityNames = Object.keys(readActivities) as [ReadActivity, ...ReadActivity[]];

/**
 * Where a call names the participants whose data it answers: its path (`{id}` is a participant), its handler, which
 * reports them with `readsPeople`, or its record, some of whose people are not registered (yet) and have no id; it is
 * logged with those who have one.
 */
export type PeopleSource = 'handler' | 'path' | 'record';

/** A call that answers data of people: the activity, and where the participants come from if not from the answer. */
export type PersonRead = ReadActivity | readonly [ReadActivity, PeopleSource];

type CallNames<Selected> = {
  [D in keyof AllCalls]: {
    [C in keyof AllCalls[D]]: AllCalls[D][C] extends Selected
      ? `${D & string}.${C & string}`
      : never;
  }[keyof AllCalls[D]];
}[keyof AllCalls];

/** The name of a call: `peserta.list`. */
export type CallName = CallNames<object>;

/** Calls whose answer has no schema, and which must say whether they answer data of people. */
type FileCallName = CallNames<{ readonly download: string } | { readonly streams: true }>;

/**
 * Every call that answers data of people; each use is written to the log of reads. A call whose answer has a schema with
 * fields of people is missing here only until `tests/contract/person-reads.test.ts` runs; one that answers a file does
 * not compile without a line, which is null when the file has no participants.
 */
export const personReads = {
  'peserta.list': 'DAFTAR',
  'peserta.listByUser': 'DAFTAR',
  'peserta.listExternal': 'DAFTAR',
  'peserta.get': 'HALAMAN',
  'peserta.getBooster': 'HALAMAN',
  'peserta.history': 'HALAMAN',
  'peserta.create': 'PERUBAHAN',
  'peserta.update': 'PERUBAHAN',
  'peserta.updateBooster': 'PERUBAHAN',
  'peserta.checkEligibility': 'PERUBAHAN',
  'peserta.makeTicket': 'PERUBAHAN',
  'peserta.setActive': 'PERUBAHAN',
  'peserta.remove': 'PERUBAHAN',
  'peserta.restore': 'PERUBAHAN',
  'peserta.reveal': ['NOMOR_IDENTITAS', 'path'],
  'peserta.export': ['EKSPOR', 'handler'],
  'peserta.exportByUser': ['EKSPOR', 'handler'],
  'peserta.exportFaskes': ['EKSPOR', 'handler'],
  'peserta.exportFaskesExternal': ['EKSPOR', 'handler'],
  'bulkEdit.preview': 'PERUBAHAN',
  'bulkEdit.start': 'PERUBAHAN',
  'bulkEdit.list': 'PERUBAHAN',
  'bulkEdit.get': 'PERUBAHAN',
  'bulkEdit.resume': 'PERUBAHAN',
  'bulkEdit.undo': 'PERUBAHAN',
  'tiket.find': 'PERUBAHAN',
  'tiket.candidates': 'PERUBAHAN',
  'tiket.move': 'PERUBAHAN',
  'duplicate.list': 'DATA_GANDA',
  'duplicate.get': 'DATA_GANDA',
  'duplicate.separate': 'DATA_GANDA',
  'duplicate.reopen': 'DATA_GANDA',
  'duplicate.merge': 'DATA_GANDA',
  'duplicate.unmerge': 'DATA_GANDA',
  'import.rows': ['UNGGAHAN', 'record'],
  'import.fixRow': ['UNGGAHAN', 'record'],
  'import.fixCells': ['UNGGAHAN', 'record'],
  'import.editNik': ['UNGGAHAN', 'record'],
  'import.applyRules': ['UNGGAHAN', 'record'],
  'import.columnSamples': ['UNGGAHAN', 'record'],
  'import.issueGroups': ['UNGGAHAN', 'record'],
  'import.nikCandidates': ['UNGGAHAN', 'record'],
  'import.revealNik': ['NOMOR_IDENTITAS', 'record'],
  'import.undoPreview': 'UNGGAHAN',
  'import.exportRejected': ['UNGGAHAN', 'record'],
  'import.template': null,
  'search.find': ['PENCARIAN', 'handler'],
  'pertanyaan.list': 'PERTANYAAN',
  'pertanyaan.get': 'PERTANYAAN',
  'pertanyaan.ask': 'PERTANYAAN',
  'pertanyaan.changeState': 'PERTANYAAN',
  'pertanyaan.prove': ['PERTANYAAN', 'handler'],
  'lembar.create': 'ANTREAN',
  'lembar.get': 'ANTREAN',
  'lembar.record': 'KUNJUNGAN',
  'luring.prepare': 'ANTREAN',
  'luring.list': 'KUNJUNGAN',
  'vaksinasi.list': 'ANTREAN',
  'vaksinasi.find': 'ANTREAN',
  'vaksinasi.record': 'KUNJUNGAN',
  'vaksinasi.cancel': 'KUNJUNGAN',
  'vaksinasi.correct': 'KUNJUNGAN',
  'vaksinasi.ofPeserta': 'KUNJUNGAN',
  'vaksinasi.detail': 'KUNJUNGAN',
  'vaksinasi.listKipi': 'KIPI',
  'vaksinasi.kipiPage': 'KIPI',
  'vaksinasi.kipiGroup': 'KIPI',
  'vaksinasi.printedKipi': ['KIPI', 'handler'],
  'vaksinasi.kipiPdf': ['KIPI', 'handler'],
  'vaksinasi.exportKipi': ['KIPI', 'handler'],
  'contact.absentees': 'KONTAK',
  'contact.recipients': 'KONTAK',
  'contact.exportRecipients': ['KONTAK', 'handler'],
  'satusehat.report': 'SATUSEHAT',
  'satusehat.save': 'SATUSEHAT',
  'satusehat.ofPeserta': 'SATUSEHAT',
  'satusehat.setPatientNumber': 'SATUSEHAT',
  'satusehat.unmarkSent': 'SATUSEHAT',
  'satusehat.bundle': ['SATUSEHAT', 'handler'],
  'satusehat.template': ['SATUSEHAT', 'handler'],
  'certificate.list': 'BUKTI',
  'certificate.waiting': 'BUKTI',
  'certificate.get': 'BUKTI',
  'certificate.ofPeserta': 'BUKTI',
  'certificate.issue': 'BUKTI',
  'certificate.revoke': 'BUKTI',
  'certificate.printed': ['BUKTI', 'handler'],
  'certificate.pdf': ['BUKTI', 'handler'],
  'certificate.card': ['BUKTI', 'handler'],
  'certificate.send': ['BUKTI', 'handler'],
  'certificate.pdfOfMany': ['BUKTI', 'handler'],
  'voucher.list': 'VOUCHER',
  'voucher.get': 'VOUCHER',
  'voucher.getByCode': 'VOUCHER',
  'voucher.create': 'VOUCHER',
  'voucher.participants': 'VOUCHER',
  'voucher.check': 'PERIKSA_VOUCHER',
  'voucher.activate': 'VOUCHER',
  'voucher.bind': 'VOUCHER',
  'voucher.bindExisting': 'VOUCHER',
  'voucher.use': 'VOUCHER',
  'voucher.changeState': 'VOUCHER',
  'voucher.export': ['VOUCHER', 'handler'],
  'voucher.print': ['VOUCHER', 'record'],
  'voucherTransaction.recipients': ['VOUCHER', 'record'],
  'voucherTransaction.resend': ['VOUCHER', 'record'],
  'voucherTransaction.markSent': ['VOUCHER', 'record'],
  'stock.entries': 'STOK',
  'permintaanData.get': 'PERMINTAAN',
  'permintaanData.create': 'PERMINTAAN',
  'permintaanData.search': 'PERMINTAAN',
  'permintaanData.link': 'PERMINTAAN',
  'permintaanData.identify': 'PERMINTAAN',
  'permintaanData.process': 'PERMINTAAN',
  'permintaanData.answer': 'PERMINTAAN',
  'permintaanData.refuse': 'PERMINTAAN',
  'permintaanData.lift': 'PERMINTAAN',
  'permintaanData.copy': ['SALINAN', 'handler'],
  'permintaanData.copyPdf': ['SALINAN', 'handler'],
  'permintaanData.letter': ['PERMINTAAN', 'handler'],
  'insiden.affected': 'INSIDEN',
  'insiden.findReads': 'INSIDEN',
  'insiden.letter': ['INSIDEN', 'handler'],
  'insiden.authorityLetter': null,
  'penahanan.list': 'PENAHANAN',
  'penahanan.get': 'PENAHANAN',
  'penahanan.create': 'PENAHANAN',
  'penahanan.changeState': 'PENAHANAN',
  'personRead.ofPeserta': ['JEJAK_BACA', 'path'],
  'audit.list': ['JEJAK_AUDIT', 'handler'],
  'audit.get': ['JEJAK_AUDIT', 'handler'],
  'audit.export': ['JEJAK_AUDIT', 'handler'],
  'batch.downloadAttachment': null,
  'bhbu.downloadNPWP': null,
  'bhbu.downloadLegalitas': null,
  'bhbu.downloadSIUP': null,
  'bhbu.downloadSKB': null,
  'bhbu.downloadAttachment': null,
  'bhbu.downloadNoteFile': null,
  'companyAccount.export': null,
  'faskes.statementPdf': null,
  'faskes.downloadEvidence': null,
  'faktur.xml': null,
  'faktur.xlsx': null,
  'nota.pdf': null,
  'invoice.export': null,
  'invoice.exportOverview': null,
  'invoice.exportAgeing': null,
  'invoice.downloadInvoice': null,
  'invoice.pdf': null,
  'invoice.downloadAttachment': null,
  'invoice.downloadNoteFile': null,
  'kalender.feed': null,
  'live.stream': null,
  'order.export': null,
  'order.downloadBuyerCopy': null,
  'order.downloadSellerCopy': null,
  'order.downloadAttachment': null,
  'order.downloadNoteFile': null,
  'payment.downloadProof': null,
  'payment.pdf': null,
  'payment.downloadAttachment': null,
  'caseFile.download': null,
  'pks.pdf': null,
  'pks.downloadAttachment': null,
  'pks.downloadNoteFile': null,
  'seller.downloadLogo': null,
  'seller.downloadAttachment': null,
  'surat.pdf': null,
  'doseLedger.pdf': null,
  'workOrder.export': null,
  'workOrder.orderPdf': null,
  'workOrder.deliveryNotePdf': null,
  'workOrder.bastPdf': null,
  'workOrder.discrepancyPdf': null,
  'workOrder.downloadAttachment': null,
  'workOrder.downloadNoteFile': null,
} as const satisfies Readonly<Record<FileCallName, PersonRead | null>> &
  Partial<Readonly<Record<CallName, PersonRead | null>>>;

const declared: Partial<Readonly<Record<string, PersonRead | null>>> = personReads;

/** Returns what a call reads of people; undefined for one that answers none. */
export function personReadOf(
  call: string,
): { readonly activity: ReadActivity; readonly source: PeopleSource | 'answer' } | undefined {
  const read = declared[call] ?? undefined;
  if (read === undefined) return undefined;
  return typeof read === 'string'
    ? { activity: read, source: 'answer' }
    : { activity: read[0], source: read[1] };
}
