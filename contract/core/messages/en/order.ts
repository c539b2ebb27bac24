import type { orderTexts as indonesian } from '../id/order.ts';

/** Messages about orders and agreements. */
export const orderTexts: Record<keyof typeof indonesian, string> = {
  'order.facilityNotServing': 'Choose a facility that serves this company',
  'order.facilityInactive': '%{nama} is inactive; choose another facility',
  'order.facilityExpired':
    'A permit or Lampiran IV evidence of %{nama} has expired; choose another facility or ask this one to renew it',
  'order.facilityIncomplete':
    'Lampiran IV of %{nama} is not complete; choose another facility or ask this one to complete it',
  'order.dayTooEarly': 'Choose %{hari:day} at the earliest',
  'order.plannedTooEarly': 'Choose %{hari:day} at the earliest',
  'order.plannedTooLate': 'Choose %{hari:day}, the first day of vaccination, at the latest',
  'order.productUnavailable': 'Choose an active product',
  'order.productUnfit': '%{nama} does not match the type and model of this order',
  'order.productUnpriced': '%{nama} has no price in effect today; contact the seller',
  'order.serviceMissing': 'Choose an injection service; a package is a vaccine with a service',
  'order.serviceNotNeeded': 'Leave the service empty; the price of this line does not need it',
  'order.serviceUnpriced': '%{nama} has no rate in effect today; contact the seller',
  'order.serviceMinimum':
    '%{nama} needs at least %{batas:number} participants at a facility, and this order has %{jumlah:number}; add participants or choose another service',
  'order.lineTwice': 'The same facility, product and day are in another line; combine them',
  'order.peopleDiffer':
    'The number of participants is %{baris:number} in the lines and %{kepala:number} in the order; make them equal',
  'order.dosesDiffer':
    'The number of doses is %{baris:number} in the lines and %{kepala:number} in the order; make them equal',
  'order.dosesNeedReason':
    'Complete doses for all participants are %{seharusnya:number}, ordered are %{dosis:number}; fill in the reason',
  'order.incompleteCourse':
    'Enter a multiple of %{dosis:number} doses, so that every participant gets a complete course',
  'order.lineDosesNeedReason':
    'The doses of some rows are not complete courses of their participants; give the reason',
  'order.companyInactive': 'This company is inactive and cannot order',
  'order.boosterPksGone':
    'This booster PKS is no longer in effect; choose another one or leave it empty',
  'order.shippedLineRemoved':
    'For line %{nama}, %{dosis:number} doses were sent, so it cannot be deleted',
  'order.shippedLineMoved': 'Doses of line %{nama} were sent, so it cannot be moved',
  'order.belowShipped': 'At least %{dosis:number} doses, those already sent',
  'order.belowPaid':
    'Clause %{pasal}: the paid amount is %{dibayar:rupiah}; the order cannot be reduced below that',
  'order.addedDosesNeedPerson':
    "Fill in at least 2 participants: added doses have today's price and need a participant of their own",
  'order.modelFixed': 'The order model cannot be amended; make a new order',
  'order.schemeFixed': 'The payment scheme cannot be changed after the first invoice is issued',
  'order.lineNamedTwice': 'This line is already above; delete one of them',
  'order.belowPaidDoses':
    'Clause %{pasal}: at least %{dosis:number} doses of %{nama}, those already paid',
  'pks.endsBeforeStart': 'Fill in a day after the PKS date',
};
