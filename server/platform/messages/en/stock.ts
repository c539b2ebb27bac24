import type { stockTexts as indonesian } from '../id/stock.ts';

/** Messages of stock, the dose ledger and storage temperatures. */
export const stockTexts: Record<keyof typeof indonesian, string> = {
  'stock.neverReceived':
    '%{nama} has never received batch %{nomor} for the company of this participant. Check the number; if it is right, write the reason',
  'stock.noneLeft':
    'According to the records, %{nama} has used up batch %{nomor} for the company of this participant. Check the number; if it is right, write the reason',
  'stock.moreThan.sisa': 'At most %{dosis:number} doses, the remaining ones',
  'stock.moreThan.dikarantina': 'At most %{dosis:number} doses, those in quarantine',
  'stock.releaseBySeller':
    'Only the seller releases doses from quarantine. Send the seller the temperature records first.',
  'stock.batchHeld':
    'Batch %{nomor} is still on hold or recalled, so its doses cannot be released.',
  'stock.noReturns':
    'Doses are returned only if their batch is on hold or recalled; batch %{nomor} is not.',
  'stock.wastageReasonMissing': 'Choose why the doses were wasted',
  'stock.noWastage': 'A cause is only for damaged doses',
  'stock.notReversible': 'Only a record of damaged doses can be cancelled.',
  'stock.nothingToExplain': 'This stock balances; there is nothing to explain.',
  'stock.quarantined':
    'The remaining doses of batch %{nomor} at %{nama} are in quarantine and may not be used. Choose another batch',
  'stock.alreadyReversed': 'This record was already cancelled.',
  'stock.obstacle.BELUM_LUNAS': 'The order is not paid in full',
  'stock.obstacle.BELUM_DIKIRIM': 'Doses for %{nama} not sent: %{dosis:number}',
  'stock.obstacle.BELUM_DITERIMA': 'Doses for %{nama} sent, but not received: %{dosis:number}',
  'stock.obstacle.SUSULAN_TERBUKA':
    'The discrepancy of a goods receipt still waits until its follow-up delivery is received',
  'stock.obstacle.SISA_BELUM_DILAPORKAN':
    'The remaining doses (%{dosis:number}) of batch %{batch} at %{nama} were not reported',
  'stock.obstacle.KARANTINA_BELUM_DIPUTUSKAN':
    'Doses of batch %{batch} at %{nama} still in quarantine: %{dosis:number}',
  'stock.imbalance.BATCH_TIDAK_TERDAFTAR':
    'Doses at %{nama} given from an unregistered batch: %{dosis:number}',
  'stock.imbalance.BATCH_TIDAK_DITERIMA':
    'Doses of batch %{batch} given at %{nama}, although this batch was never received there: %{dosis:number}',
  'stock.imbalance.LEBIH_DARI_DITERIMA':
    'Batch %{batch} at %{nama}: the used doses (%{dosis:number}) are more than the received ones',
  'stock.imbalance.SELISIH_HITUNG':
    'Batch %{batch} at %{nama}: the count of remaining doses differs from the records by %{dosis:number}',
  'stock.holdBatchFirst':
    'Put batch %{nomor} on hold or recall it first, so that its doses are no longer used.',
  'stock.notBalanced':
    'The dose ledger does not balance, so the order cannot be closed: %{alasan:sentences}.',
  'temperature.columns':
    'No columns of time and temperature were found. Write "Time" (or "Date" and "Time") and "Temperature" above the values',
  'temperature.fahrenheit':
    'The temperatures are in Fahrenheit. Export them from the logger in Celsius',
  'temperature.noneReadable': 'No row can be saved',
  'temperature.chillerMissing': 'Choose the chiller in which this was measured',
  'temperature.otherChiller':
    'This chiller does not belong to the facility. Choose one of the list',
  'temperature.notOpen': 'This temperature is within the limits, or has been handled already.',
  'temperature.fewerLeft':
    'Batch %{nomor} has %{dosis:number} doses left now. Open this again to see the new number',
  'dayReport.future': 'This day has not come yet',
  'chiller.nameTaken': 'There is already a chiller of this name',
  'chiller.tooMany': 'At most %{maks:number} chillers',
  'chiller.facilityFixed': 'The facility of a chiller cannot be changed',
  'chiller.inUse':
    '%{nama} has temperature readings. Enter the capacity 0 if this chiller is no longer used.',
  'temperature.tooLong': 'At most %{maks:number} records in one file; divide the file',
  'temperature.empty': 'This file has no temperature records',
  'temperature.old': 'Fill in a time within the last year',
  'temperature.future': 'This time is in the future',
  'temperature.timeTaken': 'The temperature at this time was already recorded',
};
