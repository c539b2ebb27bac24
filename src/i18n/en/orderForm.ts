import type {
  orderFormSections as indonesian,
  orderForm as orderFormIndonesian,
  orderDelta as orderDeltaIndonesian,
} from '../id/orderForm.ts';
import type { Translated } from '../messages.ts';

/** Headings of the sections of the order form: `resources.order.section.*`. */
export const orderFormSections: Translated<typeof indonesian> = {
  amendment: 'Amendment',
  changes: 'Changes',
  terms: 'Terms',
  totals: 'Estimated cost',
  signatory: 'Signatory and delivery',
};

/** Messages of the order form: `resources.order.form.*`. */
export const orderForm: Translated<typeof orderFormIndonesian> = {
  title: {
    create: 'Order for %{nama}',
    createBooster: 'Booster order for %{nama}',
    edit: 'Edit draft order',
    editBooster: 'Edit draft booster order',
    amend: 'Amend %{nomor}',
    editAmendment: 'Edit draft amendment',
  },
  lead: 'Fill in a line per facility; quantities and cost are computed while you type.',
  amendmentLead:
    "Change what is necessary. The old order remains in effect until the amendment's PKS is active; quantities already ordered remain at the old price.",
  not_draft: 'This order was submitted, so it can no longer be edited here.',
  open: 'Open order',
  not_amendable:
    'This order cannot be amended now: its status does not allow it, or its amendment is still in progress.',
  no_facility: {
    staff: 'No facility serves this company yet. Assign one on the page of the company.',
    own: 'No facility serves your company yet. Ask for one; you are notified once it is linked, and can then order.',
    assign: 'Assign a facility',
    ask: 'Ask for a facility',
    manager: 'Your account manager:',
    request: 'Please link a facility to our company. City and expected number of participants:',
  },
  own_agreement: 'New PKS for this order',
  copy: {
    label: 'Copy from an earlier order',
    title: 'Copy from an earlier order',
    text: 'The form is replaced by the content of the chosen order. Days in the past are left empty.',
    legend: 'Order',
    option: '%{nomor}, %{hari}, %{dosis} doses',
    confirm: 'Copy this order',
    choose: 'Choose order',
    done: 'The content of %{nomor} was copied',
  },
  earliest:
    'Vaccination can start on %{day} at the earliest, %{days} days from today; the calendar offers neither earlier days nor those on which the facility is closed.',
  capacity: {
    days: '%{days} opening days are needed, %{from} to %{to}, because the capacity of %{nama} is limited.',
    never: 'The capacity of %{nama} is not enough for %{peserta} participants within a year.',
    split: 'Divide over opening days',
    too_many: 'This division exceeds %{max} lines. Divide the order into several orders.',
    done: 'Line %{row} was divided into %{days} lines',
  },
  expected_doses: 'Complete doses for all participants: %{dosis}.',
  totals: {
    how: 'How it is computed',
    line: '%{faskes}: %{dosis} doses × %{harga} = %{jumlah}',
    incomplete: 'The cost appears when there is a line with a product and doses.',
    estimate:
      'An estimate with the prices and taxes of %{hari}. Prices are fixed when the order is submitted, taxes when the invoice is issued.',
    halves: 'The amount of each instalment is on its invoice.',
  },
  draft: {
    save: 'Save draft',
    saved: 'Draft saved %{jam}',
    saving: 'Saving draft…',
    failed: 'The draft was not saved. %{detail}',
    created: 'Draft order saved',
    unsaved: 'Not saved',
  },
  submit: {
    label: 'Submit order',
    amend: 'Submit amendment',
    title: 'Submit an order of %{total}?',
    amendTitle: 'Submit an amendment of %{total}?',
    lines: '%{baris} lines, %{peserta} participants, %{dosis} doses. Vaccination starts %{hari}.',
    deadline50:
      'The first instalment (50%) must be paid by the end of the day on which the PKS is signed and the invoice is issued, the second instalment before the first delivery.',
    rest: "%{dibayar} was paid; the rest, %{sisa}, is billed after the amendment's PKS takes effect.",
    deadline100:
      'The whole amount must be paid by the end of the day on which the PKS is signed and the invoice is issued.',
    approval:
      'Another colleague who may order approves it first; then it is submitted to the seller.',
    waits: 'The order waits for the approval of a colleague',
    confirm: 'Submit for %{total}',
    done: 'Order %{nomor} was submitted',
  },
};

/** What an amendment changes: `resources.order.delta.*`. */
export const orderDelta: Translated<typeof orderDeltaIndonesian> = {
  none: 'No changes yet.',
  header: '%{label}: %{dari} → %{ke}',
  line: 'Line %{row} (%{faskes}), %{label}: %{dari} → %{ke}',
  added: 'New line: %{faskes}, %{dosis} doses',
  removed: 'Deleted line: %{faskes}, %{dosis} doses',
  total: 'Amount: %{dari} → %{ke}',
  more: 'Additional amount to pay: %{selisih}',
  less: 'Less by: %{selisih}',
  same: 'The amount remains the same.',
  paid: '%{dibayar} was paid, rest %{sisa}.',
  reason: 'Reason: %{alasan}',
  kind: {
    TAMBAH: 'Add',
    KURANG_BELUM_BAYAR: 'Reduce',
    PINDAH_FASKES: 'Move to another facility',
    UBAH_JADWAL: 'Change schedule',
    UBAH_DATA: 'Edit data',
  },
};
