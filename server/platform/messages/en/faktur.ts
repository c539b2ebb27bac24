import type { fakturTexts as indonesian } from '../id/faktur.ts';

/** Messages of tax invoices (faktur pajak). */
export const fakturTexts: Record<keyof typeof indonesian, string> = {
  'faktur.numberTaken': 'Another tax invoice has this number',
  'faktur.codeTaken': 'This invoice already has a tax invoice with that code',
  'faktur.numberOfCode':
    'The number of a tax invoice with the code %{kode} begins with %{kode}, and its last 13 digits are not all zero',
  'faktur.codeExported': 'The code cannot be changed once the tax invoice is exported',
  'faktur.dayExported': 'The date cannot be cleared once the tax invoice is exported',
  'faktur.futureDay': 'Enter today or an earlier day',
  'faktur.noFacility': 'Leave this empty: a tax invoice with the code %{kode} has no facility code',
  'faktur.noStamp':
    'The facility code %{kode} has no stamp, so it cannot be imported. Choose another code, or enter this tax invoice in Coretax',
  'faktur.several':
    'This invoice has several tax invoices. Enter their numbers at the tax invoice desk, one by one.',
  'faktur.none': 'This invoice needs no tax invoice.',
  'faktur.cancelled':
    'The invoice of the tax invoice %{referensi} is cancelled, so it cannot be changed.',
  'faktur.noDifference': 'This tax invoice has no difference that waits for an explanation.',
  'faktur.fault.noSeller': 'There is no data of the seller on the day of the tax invoice',
  'faktur.fault.sellerNpwp': 'The NPWP of the seller must have 16 digits',
  'faktur.fault.buyerNpwp': 'The NPWP of the buyer is missing or does not have 16 digits',
  'faktur.fault.buyerName': 'The name of the buyer is empty',
  'faktur.fault.buyerAddress': 'The address of the buyer is empty',
  'faktur.fault.facility':
    'A tax invoice with the code %{kode} needs a facility code (additional information and stamp)',
  'faktur.fault.noLines': 'The invoice has no lines for this tax invoice',
  'faktur.fault.itemCode': 'The code of goods or services is empty: %{nama}',
  'faktur.fault.unit': 'The unit on tax invoices is empty: %{nama}',
  'faktur.obstacle.cancelled': 'Its invoice is cancelled',
  'faktur.obstacle.notDue': 'Neither paid nor delivered, so there is no tax invoice yet',
  'faktur.obstacle.numbered': 'Has a number already',
  'faktur.obstacle.exported': 'Is in a file already. Choose to export again if you need to',
  'faktur.obstacle.late':
    'The last day of the upload, %{tenggat:day}, has passed (%{aturan}): what the tax office does not approve is no tax invoice. Choose to export late ones to go on',
  'faktur.obstacle.faults': '%{kekurangan:list}',
  'faktur.readBack.tooLong': 'This file has more than %{maks:number} rows. Split it by tax period',
  'faktur.readBack.columns':
    'The first row lacks the columns Reference, Tax Invoice Number, Tax Invoice Date and Tax Invoice Status',
  'faktur.readBack.referensi': 'The reference is empty',
  'faktur.readBack.tanggal': 'The date of the tax invoice cannot be read',
  'faktur.readBack.status': 'The status of the tax invoice is not known',
  'faktur.readBack.nomor': 'The number of the tax invoice does not have 16 or 17 digits',
  'faktur.readBack.unknown': 'The reference %{referensi} is not a tax invoice of this portal',
  'faktur.readBack.taken': 'The number %{nomor} belongs to another tax invoice',
};
