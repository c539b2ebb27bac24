import { generalHelp } from '#texts/help/general.ts';
import { organizationHelp } from '#texts/help/organization.ts';
import { pesertaHelp } from '#texts/help/peserta.ts';
import { vaccinationHelp } from '#texts/help/vaccination.ts';
import { screenHelp, type HelpByScreen } from './screenHelp.ts';
import { states } from './states.ts';

/** Help of the dashboard and of one's own account, by the title of the screen. */
const general: HelpByScreen = {
  'app.dashboard.title': screenHelp(generalHelp.dashboard),
  'accountSettings.profile.title': screenHelp(generalHelp.profile, {
    password: { at: 'accountSettings.password.title' },
  }),
  'accountSettings.password.title': screenHelp(generalHelp.password, {
    sessions: { at: 'accountSettings.security.title' },
  }),
  'accountSettings.security.title': screenHelp(generalHelp.security, {
    password: { at: 'accountSettings.password.title' },
  }),
  'accountSettings.calendar.title': screenHelp(generalHelp.calendar),
  'accountSettings.pic.title': screenHelp(generalHelp.pic, {
    company: { at: 'resources.bhbu.page.edit' },
  }),
};

/** Help of participants, boosters and uploads. */
const peserta: HelpByScreen = {
  'resources.peserta.name': screenHelp(
    pesertaHelp.list,
    {
      upload: { at: 'resources.import.page.create' },
      create: { at: 'resources.peserta.page.create' },
      fix: { at: 'resources.peserta.page.fix' },
      bulk: { needs: 'peserta.update' },
      export: { needs: 'peserta.export' },
    },
    states.statusData,
    states.statusVaksinasi,
  ),
  'resources.peserta.page.create': screenHelp(pesertaHelp.form),
  'resources.peserta.page.edit': screenHelp(pesertaHelp.form, {}, states.statusData),
  'resources.peserta.page.fix': screenHelp(pesertaHelp.fix, {
    list: { at: 'resources.peserta.name' },
  }),
  'resources.duplicate.name': screenHelp(pesertaHelp.duplicates, {
    merge: { needs: 'duplicate.update' },
    separate: { needs: 'duplicate.update' },
  }),
  'resources.duplicate.page.show': screenHelp(pesertaHelp.comparison, {
    choose: { needs: 'duplicate.update' },
    merge: { needs: 'duplicate.update' },
    separate: { needs: 'duplicate.update' },
  }),
  'resources.bulkEdit.name': screenHelp(pesertaHelp.bulkHistory),
  'resources.bulkEdit.page.show': screenHelp(pesertaHelp.bulkHistory),
  'resources.riwayat.name': screenHelp(
    pesertaHelp.history,
    {
      edit: { needs: 'peserta.update' },
      reveal: { needs: 'peserta.reveal' },
      certificate: { needs: 'certificate.read' },
      reads: { needs: 'personRead.read' },
    },
    states.statusData,
    states.statusVaksinasi,
  ),
  'resources.pertanyaan.name': screenHelp(
    pesertaHelp.questionList,
    { ask: { needs: 'pertanyaan.create' }, decide: { needs: 'pertanyaan.decide' } },
    states.pertanyaan,
  ),
  'resources.pertanyaan.page.show': screenHelp(
    pesertaHelp.questionPage,
    {
      accept: { needs: 'pertanyaan.decide' },
      refuse: { needs: 'pertanyaan.decide' },
      cancel: { needs: 'pertanyaan.decide' },
    },
    states.pertanyaan,
  ),
  'resources.booster.name': screenHelp(pesertaHelp.boosterList, {
    eligibility: { needs: 'peserta.update' },
    ticket: { needs: 'peserta.update' },
    upload: { at: 'resources.import.page.create' },
  }),
  'resources.booster.page.edit': screenHelp(pesertaHelp.boosterForm),
  'resources.boosterEksternal.name': screenHelp(pesertaHelp.external, {
    upload: { at: 'resources.import.page.create' },
    correct: { needs: 'peserta.update' },
  }),
  'resources.tiket.name': screenHelp(pesertaHelp.ticket),
  'resources.import.name': screenHelp(
    pesertaHelp.importList,
    { upload: { at: 'resources.import.page.create' } },
    states.import,
  ),
  'resources.import.page.create': screenHelp(pesertaHelp.importStart),
  'resources.import.page.edit': screenHelp(pesertaHelp.importPage, {}, states.import),
};

/** Help of applications, companies, facilities and schedules. */
const organization: HelpByScreen = {
  'resources.application.name': screenHelp(
    organizationHelp.applicationList,
    { companies: { at: 'resources.bhbu.name' } },
    states.application,
  ),
  'resources.application.page.verify': screenHelp(organizationHelp.verify, {}, states.application),
  'resources.bhbu.name': screenHelp(
    organizationHelp.bhbuList,
    { create: { at: 'resources.bhbu.page.create' } },
    states.bhbu,
  ),
  'resources.bhbu.page.create': screenHelp(organizationHelp.bhbuCreate, {
    account: { at: 'resources.user.page.create' },
  }),
  'resources.bhbu.page.detail': screenHelp(
    organizationHelp.bhbuPage,
    { facility: { needs: 'bhbu.assign' }, note: { needs: 'note.create' } },
    states.bhbu,
  ),
  'resources.bhbu.page.edit': screenHelp(organizationHelp.bhbuEdit),
  'resources.companyUser.name': screenHelp(organizationHelp.companyUsers, {
    invite: { needs: 'companyUser.create' },
    rights: { needs: 'companyUser.update' },
    leave: { needs: 'companyUser.update' },
    approval: { needs: 'companyUser.update' },
  }),
  'resources.faskes.name': screenHelp(
    organizationHelp.faskesList,
    { create: { at: 'resources.faskes.page.create' } },
    states.pernyataan,
  ),
  'resources.faskes.page.create': screenHelp(organizationHelp.faskesCreate),
  'resources.faskes.page.edit': screenHelp(
    organizationHelp.faskesForm,
    {
      data: { needs: 'faskes.update' },
      permit: { needs: 'faskes.update' },
      guarantees: { needs: 'faskes.update' },
    },
    states.pernyataan,
  ),
  'resources.faskes.page.show': screenHelp(
    organizationHelp.faskesPage,
    {
      guarantees: { needs: 'faskes.update' },
      permit: { needs: 'faskes.update' },
      schedule: { at: 'resources.jadwal.name', needs: 'jadwal.update' },
    },
    states.pernyataan,
  ),
  'resources.jadwal.name': screenHelp(organizationHelp.schedule, {
    days: { needs: 'jadwal.update' },
    copy: { needs: 'jadwal.update' },
    save: { needs: 'jadwal.update' },
  }),
  'resources.libur.name': screenHelp(organizationHelp.holidayList, {
    create: { at: 'resources.libur.page.create' },
    remove: { needs: 'libur.delete' },
  }),
  'resources.libur.page.create': screenHelp(organizationHelp.holidayForm),
  'resources.libur.page.edit': screenHelp(organizationHelp.holidayForm, {
    day: { needs: 'libur.update' },
    planned: { needs: 'libur.update' },
    existing: { needs: 'libur.update' },
  }),
};

/** Help of the vaccination queue, adverse events and proofs of vaccination. */
const vaccination: HelpByScreen = {
  'resources.vaksinasi.name': screenHelp(
    vaccinationHelp.queue,
    {
      offline: { at: 'resources.luring.name', needs: 'vaksinasi.record' },
      paper: { at: 'resources.lembar.name', needs: 'vaksinasi.record' },
      absent: { at: 'resources.absentee.name' },
      kipi: { at: 'resources.vaksinasi.page.kipi' },
    },
    states.visit,
  ),
  'resources.lembar.name': screenHelp(vaccinationHelp.sheets, {
    read: { at: 'resources.lembar.page.read' },
    queue: { at: 'resources.vaksinasi.name' },
  }),
  'resources.lembar.page.read': screenHelp(vaccinationHelp.readSheet),
  'resources.lembar.page.print': screenHelp(vaccinationHelp.printSheet, {
    read: { at: 'resources.lembar.page.read' },
  }),
  'resources.satusehat.name': screenHelp(vaccinationHelp.satusehat, {
    gaps: { needs: 'satusehat.update' },
    numbers: { needs: 'satusehat.update' },
    download: { needs: 'satusehat.export' },
    mark: { needs: 'satusehat.export' },
    queue: { at: 'resources.vaksinasi.name', needs: 'vaksinasi.read' },
  }),
  'resources.luring.name': screenHelp(vaccinationHelp.offline, {
    queue: { at: 'resources.vaksinasi.name' },
  }),
  'resources.vaksinasi.page.kipi': screenHelp(vaccinationHelp.kipi, {
    queue: { at: 'resources.vaksinasi.name' },
  }),
  'resources.vaksinasi.page.event': screenHelp(vaccinationHelp.kipiPage, {
    followUp: { needs: 'vaksinasi.record' },
  }),
  'resources.absentee.name': screenHelp(vaccinationHelp.absentees, {
    record: { needs: 'vaksinasi.record' },
    plan: { needs: 'vaksinasi.record' },
    queue: { at: 'resources.vaksinasi.name' },
  }),
  'resources.recipient.name': screenHelp(vaccinationHelp.batchDoses, {
    kipi: { at: 'resources.vaksinasi.page.kipi', needs: 'vaksinasi.read' },
  }),
  'resources.recipient.page.batch': screenHelp(vaccinationHelp.batchDoses, {
    kipi: { at: 'resources.vaksinasi.page.kipi', needs: 'vaksinasi.read' },
  }),
  'resources.certificate.name': screenHelp(
    vaccinationHelp.certificates,
    {
      waiting: { at: 'resources.certificateWaiting.name', needs: 'certificate.issue' },
      pdf: { needs: 'certificate.export' },
    },
    states.certificate,
  ),
  'resources.certificateWaiting.name': screenHelp(vaccinationHelp.waiting, {
    issueAll: { needs: 'certificate.issue' },
    issueOne: { needs: 'certificate.issue' },
    issued: { at: 'resources.certificate.name' },
  }),
  'resources.certificate.page.show': screenHelp(
    vaccinationHelp.certificate,
    {
      national: { needs: 'certificate.update' },
      replace: { needs: 'certificate.issue' },
    },
    states.certificate,
  ),
};

/** Help of the screens about people and those who care for them. */
export const helpOfPeople: HelpByScreen = {
  ...general,
  ...peserta,
  ...organization,
  ...vaccination,
};
