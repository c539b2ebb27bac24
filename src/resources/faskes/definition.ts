import {
  faskes,
  faskesInput,
  type Faskes,
  type StatementState,
} from '#contract/domains/faskes/index.ts';
import type { Role } from '#contract/policy.ts';
import { lazyInput } from '#src/kit/lazy/lazyInput.tsx';
import { defineResource, type ResourceSpec } from '#src/kit/resource/definition.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';
import { faskesActions, faskesRemoval } from './actions.ts';
import { ServedCompanies } from './ServedCompanies.tsx';
import { ExpiryNotice } from './ExpiryNotice.tsx';
import { RedirectToFaskes } from './RedirectToFaskes.tsx';
import { ScheduleSummary } from './ScheduleSummary.tsx';
import { isFaskesStaff } from './isFaskesStaff.ts';
import { faskesResource } from './manifest.ts';

// Parts of the form, which the list has no use for.
const PcareInput = lazyInput(async () => ({
  default: (await import('./PcareInput.tsx')).PcareInput,
}));
const StatementSection = lazyInput(async () => ({
  default: (await import('./statement/StatementSection.tsx')).StatementSection,
}));

const statementMeaning: Record<StatementState, Meaning> = {
  LENGKAP: 'good',
  BELUM_LENGKAP: 'attention',
  HABIS: 'bad',
};

/** The fields of a facility. */
export const formSections: NonNullable<ResourceSpec['form']> = [
  {
    title: 'identity',
    fields: ['namaFaskes', 'kodePcare', 'nomorFaskes', 'jenis', 'kepemilikan', 'kepalaFaskes'],
  },
  { title: 'place', fields: ['alamat', 'kabKota', 'lat', 'lng'] },
  { title: 'contact', fields: ['namaPIC', 'noHP', 'kontakKipi', 'hpKontakKipi'] },
  {
    title: 'capacity',
    fields: ['kapasitasHarian', 'jumlahVaksinator', 'jumlahChiller', 'kapasitasChiller'],
  },
  { title: 'permit', fields: ['noIzin', 'izinSampai'] },
  { title: 'satusehat', fields: ['ihsOrganisasi', 'ihsLokasi'] },
];

/** Facilities that vaccinate, with their statement. */
export const definition = defineResource<Faskes>({
  ...faskesResource.resource,
  record: faskes,
  input: faskesInput,
  nameOf: ({ namaFaskes }) => namaFaskes,
  hasUndo: true,
  fields: {
    kodePcare: { Input: PcareInput },
    kabKota: { render: ({ namaKabKota }) => namaKabKota },
    lat: { isShort: true },
    lng: { isShort: true },
    namaPIC: { isShort: true },
    kontakKipi: { isShort: true },
    pernyataan: { chip: ({ pernyataan }) => statementMeaning[pernyataan] },
    segeraBerakhir: { kind: 'boolean' },
    tanpaJadwal: { kind: 'boolean' },
  },
  sort: { field: 'namaFaskes', order: 'ASC' },
  columns: [
    { source: 'namaFaskes', isLink: true, isSortable: true },
    { source: 'kodePcare', isSortable: true },
    { source: 'namaKabKota' },
    { source: 'pernyataan' },
    { source: 'isActive' },
    { source: 'kepemilikan', isHiddenByDefault: true },
    { source: 'nomorFaskes', isHiddenByDefault: true },
    { source: 'jenis', isHiddenByDefault: true },
    { source: 'kepalaFaskes', isHiddenByDefault: true },
    { source: 'kapasitasHarian', isHiddenByDefault: true },
    { source: 'izinSampai', isHiddenByDefault: true },
    { source: 'alasanNonaktif', isHiddenByDefault: true },
    { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
    { source: 'modifiedBy', isHiddenByDefault: true },
  ],
  search: true,
  filters: [
    { source: 'kabKota' },
    { source: 'pernyataan' },
    { source: 'isActive' },
    { source: 'kepemilikan' },
    { source: 'segeraBerakhir' },
    { source: 'tanpaJadwal' },
  ],
  card: { facts: ['namaKabKota', 'isActive'], chip: 'pernyataan' },
  headerFields: ['namaKabKota', 'alasanNonaktif'],
  show: { chips: ['isActive', 'pernyataan'], number: ({ kodePcare }) => kodePcare },
  form: [
    ...formSections,
    { title: 'schedule', Content: ScheduleSummary },
    { title: 'statement', Content: StatementSection },
    { title: 'companies', Content: ServedCompanies },
  ],
  actions: faskesActions,
  deletion: faskesRemoval,
  Notice: ExpiryNotice,
  CreatedDialog: RedirectToFaskes,
  undeletableReason: ({ dipakai }) =>
    dipakai ? { messageKey: 'resources.faskes.page.in_use' } : undefined,
});

/** For a facility's own staff, who have no list to return to. */
const staffDefinition = defineResource<Faskes>({
  ...definition,
  paths: { ...definition.paths, list: '/dashboard' },
});

/** The definition of facilities for a role. */
export const definitionFor = (role: Role): ResourceSpec<Faskes> =>
  isFaskesStaff(role) ? staffDefinition : definition;
