import type { workOrderArrival as indonesian } from '../id/workOrderArrival.ts';
import type { Translated } from '../messages.ts';

/** English messages about confirming, publishing and receiving a shipment. */
export const workOrderArrival: Translated<typeof indonesian> = {
  keputusanSuhu: {
    TERIMA: 'Accept, usable',
    KARANTINA: 'Quarantine everything',
    TOLAK: 'Refuse everything',
  },
  alasanRusak: {
    PECAH: 'Broken',
    BEKU: 'Frozen',
    VVM: 'VVM C or D',
    KEDALUWARSA: 'Expired',
    LAINNYA: 'Other, explain in the note',
  },
  vvm: {
    A: 'VVM A, usable',
    B: 'VVM B, usable',
    C: 'VVM C, not usable',
    D: 'VVM D, not usable',
  },
  decision: {
    outside: 'Temperature on arrival %{suhu} °C, outside %{min}–%{max} °C.',
    made: {
      TERIMA: 'Accepted and usable.',
      KARANTINA: 'All doses received are quarantined.',
      TOLAK: 'All doses are refused.',
    },
    effect: {
      TERIMA: 'Intact doses become stock and can be used. EM is notified and acknowledges it.',
      KARANTINA:
        'Intact doses go into quarantine and cannot be used until the seller releases them.',
      TOLAK:
        'No dose becomes stock. The distributor takes all of them back, and the seller replaces them.',
    },
    received: {
      KARANTINA:
        'The BAST is signed. This receipt is locked, and its doses are quarantined: they must not be used yet.',
      TOLAK:
        'The BAST is signed. This receipt is locked; all doses were refused and the seller replaces them.',
    },
    waiting: 'Waiting for the seller to acknowledge the temperature.',
    reviewed: 'Acknowledged by %{who}, %{when}: “%{text}”',
    review: 'Acknowledge the temperature',
    reviewMine:
      'This delivery arrived outside its temperature limits. Check the decision, then acknowledge it.',
    reviewTitle: 'Acknowledge the temperature of %{name}?',
    reviewText:
      'Write what was made sure or will be done, such as the answer of the producer. The facility reads it.',
    done: 'Temperature of the delivery acknowledged',
  },
  answer: {
    TIDAK_SANGGUP: 'The facility cannot receive it',
    USUL_HARI: 'The facility proposes %{day}',
    mine: 'The facility did not confirm. Change the days or cancel it; once it is saved, the facility is asked again.',
    next: 'The seller answers the facility: the days are changed or the delivery is cancelled.',
    change: 'Change the days',
    useDay: 'Use %{day}',
    fits: 'There is still room for %{dosis} doses.',
    tooSmall: 'Room for %{dosis} doses is missing.',
    confirmReturn: 'The surplus of %{dosis} doses is ready for collection.',
  },
  publish: {
    title: '%{verb} %{name}?',
    earlier: 'Line %{row}: batch %{number} expires earlier (%{day}) and has %{left} doses left.',
    batchReason: 'Why is the batch that expires earlier not used first?',
    batchReasonGiven: 'This batch is used anyway: “%{reason}”',
    done: { issue: '%{name} issued', pack: '%{name} packed' },
  },
  arrival: {
    lead: 'Record when this delivery arrived, then count it and check its condition.',
    title: 'When did %{name} arrive?',
    text: 'Departed %{departed}.',
    button: 'Record the arrival',
    missing: 'Enter the date and the time',
    done: 'Arrival of %{name} recorded',
  },
  ready: {
    next: 'The seller packs it; the batches and delivery note numbers are complete.',
    mine: 'The batches and delivery note numbers are complete. Pack it, then record the packing.',
  },
  sign: {
    both: 'Sign both documents',
    bast: 'Sign the BAST',
    bothTitle: 'Discrepancy record and BAST',
    discrepancyTitle: 'Discrepancy record',
    bastTitle: 'Handover record (BAST)',
    discrepancyLead:
      'One signature of each party counts for both documents. The discrepancy record states:',
    bastLead: '%{dosis} doses received, which can be used from now on.',
    quarantineLead:
      '%{dosis} doses received, all of which are quarantined and must not be used yet.',
    nothingLead: 'No dose is received.',
    returnLead: '%{dosis} doses handed back to the distributor.',
    locked: 'Goods cannot be returned (clause %{pasal}).',
    locks:
      'Once the BAST is signed, this receipt is locked and the goods cannot be returned (clause %{pasal}).',
    namaDistributor: "Name of the distributor's representative",
    draw: 'Sign in this box with a finger, a pen or a mouse.',
    keyboard: 'You cannot draw? Upload a scan of the document below.',
    drawn: 'The signature is in the form.',
    clear: 'Clear the signature',
    clear_name: 'Clear the signature: %{label}',
    missing: 'Draw both signatures, or upload a scan of the document',
    submit: 'Sign',
    done: { both: 'Both documents signed', bast: 'BAST signed' },
    number: 'Number %{number}, %{when}',
    party: '%{name}, %{position}',
    buyer: 'Recipient',
    distributor: 'Distributor',
    files: 'Files of %{name}',
    notYet: 'Not signed yet.',
  },
};
