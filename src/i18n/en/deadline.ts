import type { deadline as indonesian } from '../id/deadline.ts';
import type { Translated } from '../messages.ts';

export const deadline: Translated<typeof indonesian> = {
  after: {
    uploadProof: 'the order is cancelled and its doses are released',
    paySecondHalf: 'vaccine that is not paid is not shipped',
    cure: 'the party that gave notice may terminate the PKS',
    terminate: 'the PKS and its orders end',
    expire: 'the PKS ends',
    acknowledge: 'the adjustment takes effect by itself',
    reportKipi: 'the report is late under Permenkes 12/2017',
    issueFaktur: 'the tax invoice is late',
    approveSeller: 'the data do not apply on their day',
    confirmDelivery: 'the shipment does not leave on its day',
    depart: 'the shipment leaves late',
    arrive: 'the shipment is late',
    deliver: 'the planned vaccination is delayed',
    bringParticipants: 'vaccination begins with too few participants',
    finishDecision: 'the decision of the meeting is late',
    answerRequest: 'the 3 × 24 hours of the data protection law have passed',
    notifyIncident: 'the 3 × 24 hours for the notice by the data protection law have passed',
    useVoucher: 'the voucher can no longer be used',
  },
  what: {
    uploadProof: 'proof of the first payment',
    paySecondHalf: 'the next payment',
    cure: 'cure of the breach',
    terminate: 'last day after the notice of termination',
    expire: 'last day of its term',
  },
  by: {
    later: 'by %{moment}',
    tomorrow: 'by tomorrow, %{moment}',
    today: 'by today %{time}',
    late: '%{smart_count} day late (%{moment}) |||| %{smart_count} days late (%{moment})',
    late_today: 'late since %{moment}',
  },
  end_of_day: '23:59 WIB',
  otherwise: '%{by}, after that %{after}',
  past: '%{by}: %{after}',
  mark: {
    late: 'Late',
    late_days: '%{smart_count} day late |||| %{smart_count} days late',
    today: 'Today',
    tomorrow: 'Tomorrow',
    days: '%{smart_count} day left |||| %{smart_count} days left',
  },
};
