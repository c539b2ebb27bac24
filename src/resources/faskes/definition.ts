import type { Role } from '#contract/policy.ts';
import { faskes, faskesInput, type Faskes, type StatementState } from '#contract/faskes/index.ts';
import type { Meaning } from '#src/layout/theme/tokens.ts';
import { defineResource, type Definition } from '#src/ui/resource/definition.ts';
import { acts, removal } from './acts.ts';
import { Companies } from './Companies.tsx';
import { ExpiryNotice } from './ExpiryNotice.tsx';
import { GoOn } from './GoOn.tsx';
import { PcareInput } from './PcareInput.tsx';
import { Schedule } from './Schedule.tsx';
import { isStaff } from './staff.ts';
import { StatementSection } from './statement/StatementSection.tsx';

const meaningOf: Record<StatementState, Meaning> = {
  LENGKAP: 'good',
  BELUM_LENGKAP: 'attention',
  HABIS: 'bad',
};

/** Facilities that vaccinate, with their statement. */
export const definition = defineResource<Faskes>({
  name: 'faskes',
  paths: {
    list: '/dashboard/faskes/list-faskes',
    create: '/dashboard/faskes/add',
    edit: '/dashboard/faskes/edit/:id',
  },
  rights: {
    read: 'faskes.read',
    create: 'faskes.create',
    update: 'faskes.update',
    delete: 'faskes.delete',
  },
  record: faskes,
  input: faskesInput,
  nameOf: ({ namaFaskes }) => namaFaskes,
  fields: {
    kodePcare: { Input: PcareInput },
    kabKota: { render: ({ namaKabKota }) => namaKabKota },
    pernyataan: { chip: ({ pernyataan }) => meaningOf[pernyataan] },
    isActive: { chip: ({ isActive }) => (isActive ? undefined : 'neutral') },
    segeraBerakhir: { kind: 'boolean' },
    tanpaJadwal: { kind: 'boolean' },
  },
  sort: { field: 'namaFaskes', order: 'ASC' },
  columns: [
    { source: 'namaFaskes', link: true, sortable: true },
    { source: 'kodePcare', sortable: true },
    { source: 'namaKabKota' },
    { source: 'pernyataan' },
    { source: 'isActive' },
    { source: 'kepemilikan', hideByDefault: true },
    { source: 'nomorFaskes', hideByDefault: true },
    { source: 'jenis', hideByDefault: true },
    { source: 'kepalaFaskes', hideByDefault: true },
    { source: 'kapasitasHarian', hideByDefault: true },
    { source: 'izinSampai', hideByDefault: true },
    { source: 'alasanNonaktif', hideByDefault: true },
    { source: 'modifiedAt', sortable: true, hideByDefault: true },
    { source: 'modifiedBy', hideByDefault: true },
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
  head: ['kodePcare', 'namaKabKota', 'isActive', 'alasanNonaktif'],
  form: [
    {
      title: 'identity',
      fields: ['namaFaskes', 'kodePcare', 'nomorFaskes', 'jenis', 'kepemilikan', 'kepalaFaskes'],
    },
    { title: 'place', fields: ['alamat', 'kabKota', 'lat', 'lng'] },
    { title: 'contact', fields: ['namaPIC', 'noHP'] },
    {
      title: 'capacity',
      fields: ['kapasitasHarian', 'jumlahVaksinator', 'jumlahChiller', 'kapasitasChiller'],
    },
    { title: 'permit', fields: ['noIzin', 'izinSampai'] },
    { title: 'schedule', Content: Schedule },
    { title: 'statement', Content: StatementSection },
    { title: 'companies', Content: Companies },
  ],
  acts,
  removal,
  Notice: ExpiryNotice,
  Made: GoOn,
  keep: ({ dipakai }) => (dipakai ? { reason: 'resources.faskes.page.in_use' } : undefined),
});

/** The definition for a facility's own staff, who have no list to return to. */
const own: Definition = { ...definition, paths: { ...definition.paths, list: '/dashboard' } };

/** The definition of facilities for a role. */
export const definitionFor = (role: Role): Definition => (isStaff(role) ? own : definition);
