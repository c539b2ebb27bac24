import type { certificate as indonesian } from '../id/certificate.ts';
import type { Translated } from '../messages.ts';

/** Messages of proofs of vaccination: `resources.certificate.*`. */
export const certificate: Translated<typeof indonesian> = {
  noun: 'proof of vaccination',
  count: '%{smart_count} proof of vaccination |||| %{smart_count} proofs of vaccination',
  empty: 'Issued proofs of vaccination appear here.',
  fields: {
    id: 'Record number',
    nomor: 'Number',
    idPeserta: 'Participant',
    nama: 'Name',
    identitas: 'Identity',
    tanggalLahir: 'Birth date',
    vaccinationType: 'Type of vaccination',
    idBHBU: 'Company',
    namaBHBU: 'Company',
    idFaskes: 'Facility',
    namaFaskes: 'Facility',
    dosis: 'Doses',
    jumlahDosis: 'Number of doses',
    jumlah: 'Number of proofs',
    bagian: 'Part',
    saringan: 'Filter',
    noSertifikatNasional: 'National certificate number',
    status: 'Status',
    idMenggantikan: 'Replaces',
    alasanGanti: 'Reason for the replacement',
    dicabut: 'Revoked',
    dicabutOleh: 'Revoked by',
    alasanCabut: 'Reason for the revocation',
    createdAt: 'Issued',
    createdBy: 'Issued by',
    modifiedAt: 'Changed',
    modifiedBy: 'Changed by',
  },
  help: {
    noSertifikatNasional:
      'As written on the national certificate of the participant. Proofs that are issued from now on show it. Leave it empty to remove it.',
  },
  status: { BERLAKU: 'Valid', DIGANTI: 'Replaced', DICABUT: 'Revoked' },
  vaccinationType: { '0': 'Regular', '1': 'Booster', '2': 'External booster' },
  section: {
    details: 'Proof of vaccination',
    doses: 'Doses',
    document: 'Document',
    states: 'History of states',
  },
  page: { number: '%{id}', copy: 'Copy the number of the proof' },
  tab: { label: 'Lists of proofs of vaccination', issued: 'Issued', waiting: 'Not issued' },
  dose: 'Dose %{number}',
  batch: 'Lot %{batch}',
  system: 'System',
  link: {
    peserta: 'Open the participant',
    replaced: 'Previous proof',
    newest: 'Open the newest proof',
  },
  document: {
    text: 'The official PDF says the same as the print, and its QR code opens the verification page.',
    download: 'Download PDF',
  },
  notice: {
    DIGANTI: 'This proof was replaced by a newer one.',
    DICABUT: 'This proof was revoked by %{who}, %{when}: %{reason}',
    doses:
      'Doses on this proof: %{shown}. Doses that are recorded: %{given}. Issue the proof again.',
    data: 'Data of the participant changed after this proof was issued. Issue it again.',
    askDoses:
      'Doses on this proof: %{shown}. Doses that are recorded: %{given}. Ask the facility to issue the proof again.',
    askData:
      'Data of the participant changed after this proof was issued. Ask the facility to issue it again.',
  },
  pdf: {
    button: 'Download one PDF',
    title: 'Download proofs of vaccination as one PDF',
    text: 'Valid proofs: %{count}, one page each, by name.',
    filters:
      'The filters by company and facility apply; the search and the filter by status do not.',
    parts: 'One PDF holds at most %{max} proofs. Download its parts one by one.',
    part: 'Part %{part}: proofs %{from}–%{to}',
    whole: 'Download (proofs: %{count})',
    failed: 'The number of proofs is not known yet. %{detail}',
  },
  issue: {
    button: 'Issue',
    title: 'Issue a proof of vaccination to %{name}?',
    text: 'The proof shows all doses that are recorded.',
    done: 'The proof of vaccination %{number} was issued',
  },
  reissue: {
    button: 'Issue again',
    title: 'Issue proof %{number} again?',
    text: 'The old proof is no longer valid, and the new one gets a new number.',
    reason: 'Why is this proof issued again?',
  },
  changed: { doses: 'More doses', data: 'Data of the participant changed' },
  nationalNumber: {
    add: 'Enter a number',
    change: 'Change the number',
    title: 'National certificate number of %{name}',
    save: 'Save',
    saved: 'The national certificate number was saved',
    removed: 'The national certificate number was removed',
  },
  ofPeserta: {
    noDose: 'A proof can be issued after the first dose is recorded.',
    none: 'No valid proof of vaccination yet.',
    row: 'Issued %{day}',
    doses: '%{smart_count} dose |||| %{smart_count} doses',
  },
  action: {
    replace: {
      label: 'Issue again',
      text: 'This proof is no longer valid, and a new one is issued with the present doses and data.',
      reason: 'Why is this proof issued again?',
      done: '%{what} was issued again',
      disabled: 'Only a valid proof can be issued again.',
    },
    revoke: {
      label: 'Revoke',
      text: 'This proof is no longer valid, and the verification page of its QR code says so. This cannot be undone.',
      reason: 'Why is this proof revoked?',
      done: '%{what} was revoked',
      disabled: 'Only a valid proof can be revoked.',
    },
  },
};
