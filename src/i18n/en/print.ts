import type { print as indonesian } from '../id/print.ts';
import type { Translated } from '../messages.ts';

/** English messages of print views: `resources.print.*`. */
export const print: Translated<typeof indonesian> = {
  download: 'Download PDF',
  npwpClosed:
    'The personal NPWP of the buyer is masked for your role. The official copy has it in full; ask Legal or Finance for it.',
  downloadMarked: 'Download PDF marked %{mark}',
  downloadOriginal: 'Download the original',
  failed: 'The page cannot be printed. Download the PDF, then print it from there.',
  draft:
    'A draft that is not issued yet. Each page is marked “RANCANGAN” (draft), and its content can still change.',
  noLongerValid:
    'This document is %{state}. The PDF that is downloaded or mailed, and printed pages, are marked “%{mark}”; the original stays as it was issued.',
  state: {
    BELUM_BERLAKU: 'issued and not in force yet',
    BERLAKU: 'in force',
    DIGANTI: 'replaced',
    DIBATALKAN: 'cancelled',
    BERAKHIR: 'ended',
  },
  send: {
    action: 'Send by email',
    title: 'Send %{title}',
    text: 'The official PDF is sent as an attachment, one email to each address.',
    dead: 'This document is %{state}. What is sent is the copy that is marked “%{mark}”, with a cover page; the email says so in its subject and first line.',
    confirm: 'Send',
    done: '%{smart_count} email is waiting to be sent. |||| %{smart_count} emails are waiting to be sent.',
  },
  fields: { kepada: 'Email addresses', catatan: 'Note in the email' },
  help: { kepada: 'One address a line, 5 at most.' },
  filed: 'Official copy, version %{version}, %{when}',
  copyChecksum: 'Copy the SHA-256',
  pages: 'Pages of the document',
  zoom: {
    label: 'Page size',
    smaller: 'Smaller',
    larger: 'Larger',
    fit: 'Fit to the screen width',
  },
  sample: {
    missing: 'This invoice was not found. What you see is an example with fixed numbers.',
    text: 'An example with fixed numbers, not a bill.',
  },
  record: {
    pks: 'Open the PKS',
    invoice: 'Open the invoice',
    payment: 'Open the payment',
    nota: 'Open the note',
    account: 'Open the customer account',
    workOrder: 'Open the work order',
    ledger: 'Open the dose ledger',
    certificate: 'Open the proof of vaccination',
    kipi: 'Open the AEFI',
    faskes: 'Open the facility',
    letter: 'Open the page of the letter',
  },
  dayReport: {
    day: 'Date',
    facility: 'Facility',
    future: 'This day has not come yet',
    choose: 'Choose a facility to see its report.',
  },
};
