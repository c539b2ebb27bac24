import { notulen, notulenForm, type Notulen } from '#contract/domains/notulen.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { defineResource } from '#src/kit/resource/definition.ts';
import { notulen as messages } from '#texts/notulen.ts';

/** Name of a meeting. */
export const meetingName = ({ tanggalRapat }: Pick<Notulen, 'tanggalRapat'>): string =>
  messages.name_of.replace('%{day}', formatDate(tanggalRapat));

/** The form of the notes of a technical meeting. */
export const definition = defineResource<Notulen>({
  name: 'notulen',
  paths: {
    list: '/dashboard/pengiriman/tech-meet/:id',
    edit: '/dashboard/pengiriman/tech-meet/:id/notulen',
  },
  rights: { read: 'notulen.read', create: 'notulen.create', update: 'notulen.create' },
  record: notulen,
  input: notulenForm,
  nameOf: meetingName,
  sort: { field: 'tanggalRapat', order: 'DESC' },
  columns: [{ source: 'tanggalRapat' }],
  card: { facts: ['tempat'], chip: 'status' },
  fields: {
    peserta: { lines: { name: 'notulen.peserta', columns: ['nama', 'instansi', 'peran'] } },
    keputusan: { lines: { name: 'notulen.keputusan', columns: ['isi', 'pic', 'tenggat'] } },
  },
  form: [
    { title: 'meeting', fields: ['tanggalRapat', 'tempat', 'agenda'] },
    { title: 'attendees', fields: ['peserta'] },
    { title: 'discussion', fields: ['pembahasan'] },
    { title: 'decisions', fields: ['keputusan'] },
    { title: 'needs', fields: ['kebutuhan', 'catatanKebutuhan'] },
  ],
});
