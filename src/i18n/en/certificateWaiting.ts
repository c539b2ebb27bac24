import type { certificateWaiting as indonesian } from '../id/certificateWaiting.ts';
import type { Translated } from '../messages.ts';
import { certificate } from './certificate.ts';

/** Messages of participants without a proof: `resources.certificateWaiting.*`. */
export const certificateWaiting: Translated<typeof indonesian> = {
  noun: 'participant',
  count:
    '%{smart_count} participant without a matching proof |||| %{smart_count} participants without a matching proof',
  empty: 'Every vaccinated participant has a valid proof.',
  fields: {
    id: 'Participant number',
    nama: 'Name',
    identitas: 'Identity',
    vaccinationType: 'Type of vaccination',
    idBHBU: 'Company',
    namaBHBU: 'Company',
    idFaskes: 'Facility',
    namaFaskes: 'Facility',
    dosisDiberikan: 'Doses',
    tanggalVaksinasi: 'Last dose',
    nomorLama: 'Old proof',
  },
  vaccinationType: certificate.vaccinationType,
  changed: 'Doses or data of the participant changed',
  all: {
    button: 'Issue all (%{count})',
    title:
      'Issue a proof to %{smart_count} participant? |||| Issue proofs to %{smart_count} participants?',
    text: 'A proof shows all doses that are recorded. Old proofs that no longer match are replaced.',
    filters: 'Only to participants who match the filters by company and facility.',
    confirm: 'Issue all',
    running: 'Proofs issued: %{done} of %{total}',
    stop: 'Stop',
    stopping: 'Stopping after this part…',
    resume: 'Continue',
    done: '%{smart_count} proof of vaccination was issued |||| %{smart_count} proofs of vaccination were issued',
    stopped: 'Proofs issued: %{done}. Participants still waiting: %{left}.',
  },
  action: {
    issue: {
      label: 'Issue a proof',
      text: 'The proof shows all doses that are recorded. An old proof that no longer matches is replaced.',
      done: 'the proof of vaccination of %{what} was issued',
    },
  },
};
