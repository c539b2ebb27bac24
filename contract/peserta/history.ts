import { auditEntry } from '../audit.ts';
import { dosisOfPeserta } from '../dosis/of-peserta.ts';
import { endpoint } from '../endpoint.ts';
import { unggahanOfPeserta } from '../impor/of-peserta.ts';
import { idParams } from '../list.ts';
import { z } from '../zod.ts';
import { peserta } from './record.ts';

/** An entry of the trail as it is told beside its record: without addresses and sessions of those who acted. */
export const pesertaDeed = auditEntry.pick({
  id: true,
  waktu: true,
  oleh: true,
  peran: true,
  aksi: true,
  sebelum: true,
  sesudah: true,
  alasan: true,
});
export type PesertaDeed = z.infer<typeof pesertaDeed>;

/** Another registration of the same person, as far as it leads there. */
export const otherRegistration = peserta.pick({
  id: true,
  vaccinationType: true,
  namaBHBU: true,
  namaFaskes: true,
  statusData: true,
  isActive: true,
  dosisDiberikan: true,
  createdAt: true,
});
export type OtherRegistration = z.infer<typeof otherRegistration>;

/** How many deeds are told at most, the newest ones. */
export const mostDeeds = 200;

/** One participant with all that happened to them. */
export const pesertaHistory = z.object({
  peserta,
  /** Those of the same person that the caller may see. */
  pendaftaranLain: z.array(otherRegistration),
  dosis: z.array(dosisOfPeserta),
  /** Newest first. */
  unggahan: z.array(unggahanOfPeserta),
  /** Fields whose value a file put there, and which: the id of one of `unggahan`. */
  asal: z.record(z.string(), z.int()),
  /** Newest first, no more than `mostDeeds`. */
  jejak: z.array(pesertaDeed),
  jumlahJejak: z.int(),
});
export type PesertaHistory = z.infer<typeof pesertaHistory>;

export const historyCalls = {
  history: endpoint({
    method: 'GET',
    path: '/Peserta/riwayat/{id}',
    access: 'peserta.read',
    summary:
      'Satu peserta beserta pendaftaran lainnya, dosis, unggahan dan jejaknya; yang terhapus hanya bagi yang boleh memulihkannya',
    extension: true,
    params: idParams,
    answer: pesertaHistory,
  }),
};
