import type { webhook as indonesian } from '../id/webhook.ts';
import type { Translated } from '../messages.ts';

/** Messages of webhooks: `resources.webhook.*`. */
export const webhook: Translated<typeof indonesian> = {
  noun: 'webhook',
  lead: 'Another system is told as soon as the state of a record changes. Only numbers and states are sent, without personal data, and each delivery is signed.',
  count: '%{smart_count} webhook |||| %{smart_count} webhooks',
  empty: 'The addresses of other systems that are told of changes of states appear here.',
  first: 'Register the address that receives events, then send a test event.',
  fields: {
    id: 'Number',
    nama: 'Name of the system',
    alamat: 'Address',
    lingkup: 'Scope',
    namaOrganisasi: 'Belongs to',
    idBHBU: 'Company',
    idFaskes: 'Facility',
    peristiwa: 'Told of',
    status: 'Status',
    gagalSejak: 'Failing since',
    rahasiaLamaSampai: 'Earlier secret valid until',
    rahasiaLamaJam: 'Earlier secret',
    createdAt: 'Created',
    createdBy: 'Created by',
    modifiedAt: 'Changed',
    modifiedBy: 'Changed by',
  },
  help: {
    alamat:
      'https, on a host that the administrator of the portal allows. Put no secret into the address: the signature proves who sent it.',
    idBHBU:
      'Leave the company and the facility empty for a system of the seller, which is told of everything.',
    peristiwa: 'Each change of the state of such a record is sent as one event.',
  },
  peristiwa: {
    order: 'Orders',
    pks: 'Agreements (PKS)',
    invoice: 'Invoices',
    nota: 'Notes',
    payment: 'Payments',
    workOrder: 'Deliveries',
    bhbu: 'Companies',
    batch: 'Batches of vaccine',
  },
  lingkup: { PENJUAL: 'Seller', PERUSAHAAN: 'Company', FASKES: 'Facility' },
  status: { AKTIF: 'Active', GAGAL: 'Failed', MATI: 'Turned off' },
  rahasiaLamaJam: { 0: 'Ends now', 24: 'Ends after 24 hours' },
  section: {
    receiver: 'Receiver',
    owner: 'Belongs to',
    delivery: 'Secret',
    deliveries: 'Deliveries',
    states: 'History of states',
  },
  action: {
    create: { label: 'Registered' },
    giveUp: { label: 'Turned off by the portal' },
    newSecret: {
      label: 'Make a new secret',
      title: 'Make a new secret for %{name}?',
      text: 'Install the new secret in that system before the earlier one ends. While both are valid, deliveries are signed with both.',
    },
    turnOff: {
      label: 'Turn off',
      text: 'Events are neither sent nor collected while this webhook is off. What still waits fails and can be sent again.',
      done: '%{what} was turned off',
      disabled: 'This webhook is off already.',
    },
    turnOn: {
      label: 'Turn on',
      text: 'New events are sent again. Failed ones are sent again with their button.',
      done: '%{what} was turned on',
      disabled: 'This webhook is on already.',
    },
    delete: {
      text: 'This address is not told any more, and the log of its deliveries is deleted too.',
    },
  },
  secret: {
    title: 'Secret of %{name}',
    once: 'Copy it into that system now. The secret is shown this once and cannot be seen again.',
    label: 'Secret',
    use: 'With this secret that system checks the signature in the header portal-signature.',
  },
  delivery: {
    none: 'No event was sent yet. Send a test event to try it.',
    test: 'Send a test event',
    testSent: 'The test event is sent',
    resend: 'Send again',
    resendOf: 'Send %{what} again',
    resent: 'The event is sent again',
    resendFailed: 'Send all failed ones again',
    allSent: '%{smart_count} event is sent again |||| %{smart_count} events are sent again',
    attempts: 'attempt %{count}',
    http: 'HTTP %{status}',
    ms: '%{ms} ms',
    next: 'tried again %{when}',
    status: { MENUNGGU: 'Waiting', TERKIRIM: 'Delivered', GAGAL: 'Failed' },
    kesalahan: {
      HOST_DITOLAK: 'The host of this address is not allowed any more. Change the address.',
      ALAMAT_PRIBADI: 'The name of this host leads to an internal address. Nothing was sent.',
      DIALIHKAN: 'The receiver redirects to another address. Enter that address itself.',
      HABIS_WAKTU: 'The receiver did not answer within 10 seconds.',
      TIDAK_TERHUBUNG:
        'The receiver cannot be reached. Check the name of the host and its certificate.',
    },
  },
};
