import type { workOrderTexts as indonesian } from '../id/work-order.ts';

/** Messages of work orders and distributors. */
export const workOrderTexts: Record<keyof typeof indonesian, string> = {
  'distributor.npwpTaken': 'This NPWP is used by another distributor',
  'distributor.permitTaken': 'This permit number is used by another distributor',
  'workOrder.wrongState':
    'Work order %{nomor} is %{keadaan}, so this cannot be done. Reload to see its present state.',
  'workOrder.noReturns':
    'Clause %{pasal}: BAST %{nomor} is signed, so the goods receipt cannot be changed and the goods cannot be returned.',
  'workOrder.notScheduled': 'Fill in the departure date, arrival date and distributor first.',
  'workOrder.dayPassed': 'The departure date has passed. Change the date first.',
  'workOrder.departureInPast': 'Fill in today or a later day',
  'workOrder.arrivesBeforeDeparture': 'Fill in the departure date or a later day',
  'workOrder.distributorInactive': '%{nama} is inactive; choose another distributor',
  'workOrder.distributorPermit':
    'The permit of %{nama} is valid only until %{sampai:day}; choose another distributor',
  'workOrder.permitExpired':
    'The permit of %{nama} is valid only until %{sampai:day}. Cancel this work order and make a new one with another distributor.',
  'workOrder.distributorUnknown': 'This distributor does not exist. Choose another one',
  'workOrder.lineUnknown': 'This line is not in the order in effect',
  'workOrder.lineGone':
    'A line of this work order is no longer in the order in effect. Cancel this work order and make a new one.',
  'workOrder.severalFacilities':
    'One work order goes to one facility; make another work order for this facility',
  'workOrder.moreThanOpen': 'At most %{dosis:number} doses, those still open',
  'workOrder.noLongerOpen':
    'Of the doses of %{nama}, only %{terbuka:number} are still open, and this work order has %{dosis:number}. Cancel this work order and make a new one.',
  'workOrder.quantityFixed':
    'The quantity for this order line remains %{dosis:number} doses; only its division into batches can be changed',
  'workOrder.psNumberTaken': 'This delivery note number is in use; fill in another number',
  'workOrder.lineIncomplete': 'Complete the batch and delivery note number of line %{baris} first.',
  'workOrder.expiresTooEarly':
    'Batch %{nomor} expires %{kedaluwarsa:day}; the last dose is planned for %{hari:day}. Choose a batch that is valid longer',
  'workOrder.batchShort': 'Batch %{nomor} has only %{sisa:number} doses left',
  'workOrder.tooFewParticipants':
    'Valid participants: %{valid:number}; needed: %{perlu:number}. Fill in the reason to issue it all the same',
  'workOrder.noChiller':
    "The chiller capacity of %{nama} is missing. Complete the facility's data first.",
  'workOrder.chillerFull':
    'The chiller of %{nama} holds %{kapasitas:number} doses. In storage: %{stok:number}; confirmed: %{menuju:number}; in this delivery: %{dosis:number}.',
  'workOrder.decisionMissing':
    'The temperature on arrival is outside the limits. First choose what becomes of the doses.',
  'workOrder.decisionReasonMissing': 'Enter the reason of the decision',
  'workOrder.damageReasonMissing': 'Choose why the doses are damaged',
  'workOrder.damageNoteMissing': 'Explain the damage',
  'workOrder.nothingToReview': 'This shipment did not arrive outside its temperature limits.',
  'workOrder.alreadyReviewed': 'The temperature of this shipment was acknowledged already.',
  'workOrder.laterBatch':
    'Line %{baris}: batch %{nomor} expires earlier (%{kedaluwarsa:day}) and has %{sisa:number} doses left. Use that batch, or enter the reason',
  'workOrder.arrivesInFuture': 'This time is in the future',
  'workOrder.arrivesBeforeShipment': 'This time is before the shipment departed',
  'workOrder.proposedDayMissing': 'Enter the proposed day',
  'workOrder.proposedDayPlanned': 'This is the planned day; confirm the shipment',
  'workOrder.returnNotDeclined': 'A surplus is always collected; propose another day.',
  'workOrder.signatureTooLarge':
    'This picture of a signature cannot be printed; draw it again on the screen',
  'workOrder.notArrived': 'Record the arrival of this delivery first.',
  'workOrder.notCounted': 'Complete the count of each line and the temperature on receipt first.',
  'workOrder.noDiscrepancy': 'There is no discrepancy. Sign the BAST.',
  'workOrder.discrepancyUnreported':
    'The count differs from what was sent. Report the discrepancy first.',
  'workOrder.discrepancySigned': 'The discrepancy record is already signed.',
  'workOrder.followUpExists': 'The follow-up of this discrepancy was already made.',
  'workOrder.followUpOpen':
    'The discrepancy of a delivery of this order still waits until its follow-up is received.',
  'workOrder.noFollowUpNeeded': 'The count of this delivery does not need that follow-up.',
  'workOrder.signatureMissing':
    'Add the signatures of both parties, or upload a scan of the signed document',
  'workOrder.damagedMoreThanArrived':
    'At most %{dosis:number} leaking and damaged, the ones that arrived',
  'workOrder.surplusAtMost': 'At most %{dosis:number} doses, intact or not',
  'workOrder.surplusBatch':
    'The surplus doses that arrived are returned; the batch remains the same',
  'workOrder.orderEnded':
    'Order %{nomor} is %{keadaan}, so no more vaccine is sent for this order.',
  'workOrder.lineShipped':
    'All doses of this line were sent, so its delivery note number cannot be changed.',
  'workOrder.state.DRAFT': 'a draft',
  'workOrder.state.TERBIT': 'issued',
  'workOrder.state.DIKONFIRMASI_FASKES': 'confirmed by the facility',
  'workOrder.state.DIKEMAS': 'packed',
  'workOrder.state.DIKIRIM': 'sent',
  'workOrder.state.TIBA': 'arrived',
  'workOrder.state.SELISIH': 'with a discrepancy',
  'workOrder.state.DITERIMA': 'received',
  'workOrder.state.SELESAI': 'completed',
  'workOrder.state.DIBATALKAN': 'cancelled',
  'workOrder.notPrinted.PERINTAH_KERJA': 'This work order cannot be printed.',
  'workOrder.notPrinted.SURAT_JALAN': 'The delivery note is printed after the shipment is packed.',
  'workOrder.notPrinted.BAST': 'The BAST is printed after all lines of the shipment are counted.',
  'workOrder.notPrinted.SELISIH':
    'The discrepancy record is printed after the discrepancy is reported.',
};
