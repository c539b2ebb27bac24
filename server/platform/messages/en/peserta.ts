import type { pesertaTexts as indonesian } from '../id/peserta.ts';

/** Messages of participants, their boosters and tickets. */
export const pesertaTexts: Record<keyof typeof indonesian, string> = {
  'peserta.tooManyForeignHits':
    'Too many participants who are registered at another company: at most %{batas} a day. The administrators have been notified. Ask your account manager to check your list.',
  'peserta.companyInactive': 'Choose an active company',
  'peserta.numberMasked': 'This number is masked. Write it in full, or leave it as it was.',
  'peserta.facilityNotServing': "Choose an active facility that serves the participant's company",
  'peserta.plannedDayPassed': 'The planned date has passed',
  'peserta.beingSaved':
    "This person's data is being saved from an uploaded file. Try again when that is complete.",
  'peserta.alreadyRegistered':
    'This person is already registered in the same company. Search for the name in the list of participants.',
  'booster.notRegistered': 'Register this participant for a booster first.',
  'booster.changedMeanwhile':
    "This participant's data changed while the service was asked. Reload, then try again.",
  'booster.hasTicket': 'This participant already has a booster ticket.',
  'booster.externalHasNoTicket': 'The external booster was given already, so there is no ticket.',
  'booster.inactive': 'This participant is inactive. Activate the participant first.',
  'booster.invalid': "This participant's data is not valid. Correct it first.",
  'booster.given': 'This participant has received the booster.',
  'booster.notEligible': 'This participant is not eligible for a booster yet.',
  'booster.ticketTaken': 'This ticket number is used by another participant. Try again.',
  'peserta.companyGone': 'The company of this participant is no longer active.',
  'peserta.inactive': '%{nama} is inactive. Activate the participant first.',
  'peserta.deleteForbidden': 'Your role does not have the right to delete participants.',
  'peserta.reasonMissing': 'Write why this participant is deactivated',
  'peserta.vaccinated':
    '%{nama} has received a dose, so the data cannot be deleted. Deactivate the participant instead.',
  'peserta.hasVoucher':
    '%{nama} holds a voucher, so the data cannot be deleted. Release the voucher first.',
  'peserta.voucherElsewhere':
    '%{nama} holds a voucher that is bound at this facility. Release the voucher first, then change the facility.',
  'peserta.companyDeleted': 'The company of %{nama} was deleted. Restore the company first.',
  'peserta.registeredAgain':
    '%{nama} was registered again in the same company; the deleted data is not needed.',
  'tiket.used': '%{nama} was vaccinated, so the ticket is used and cannot be transferred.',
  'tiket.alreadyHeldBy': 'This ticket is held by %{nama}.',
  'tiket.samePerson': 'This is another registration of the same person, %{nama}.',
  'tiket.otherType':
    '%{nama} is registered for another vaccination type; a ticket is valid for the same type only.',
  'tiket.receiverInactive': '%{nama} is inactive. Activate the participant first.',
  'tiket.receiverInvalid': 'The data of %{nama} is not valid. Correct it first.',
  'tiket.receiverVaccinated': '%{nama} has been vaccinated.',
  'tiket.receiverHasTicket': '%{nama} holds ticket %{nomor}. Transfer that ticket first.',
  'tiket.unknown': 'No participant has this ticket number. Check its letters and digits again.',
  'tiket.alreadyHeld': 'This ticket is already held by that participant.',
  'peserta.smartCheckVaccinated': 'Already vaccinated according to smart checking',
  'tiket.movedMeanwhile':
    '%{nama} no longer holds ticket %{nomor}: it was transferred. Search for the ticket again.',
  'peserta.export.unfiltered': 'Without a filter: the whole list',
  'peserta.export.personalData':
    'This file has personal data. Store and send it only as far as necessary (UU 27/2022).',
  'peserta.restricted.DIBATASI':
    'The data of %{nama} are restricted by request %{nomor}, so they are not changed, exported or vaccinated. Ask the data protection officer.',
  'peserta.restricted.DITARIK':
    '%{nama} withdrew the consent (request %{nomor}), so the data are no longer processed.',
  'peserta.restricted.DIHAPUS':
    'The data of this person were erased (%{nomor}), so they cannot be changed.',
};
