import { endpoint } from '../../core/endpoint.ts';
import { z } from '../../core/zod.ts';

/** First steps of a company and of a facility, in the order in which they are done. */
export const firstSteps = {
  bhbu: ['pic', 'dataPerusahaan', 'pesanan', 'tandaTangan', 'unggahPeserta'],
  faskes: ['dataFaskes', 'bukti', 'jadwal', 'stok', 'vaksinasi'],
} as const;

const firstStepNames = [...firstSteps.bhbu, ...firstSteps.faskes] as const;
export type FirstStep = (typeof firstStepNames)[number];

export const firstStepsAnswer = z.object({
  /** Empty for accounts without a company or facility. */
  langkah: z.array(
    z.object({
      jenis: z.enum(firstStepNames),
      selesai: z.boolean(),
      /** Whether it can be done now; an agreement is signed when there is one to sign. */
      bisaSekarang: z.boolean(),
    }),
  ),
  /** Whether the caller's scope has a registration. */
  adaPeserta: z.boolean(),
});
export type FirstSteps = z.infer<typeof firstStepsAnswer>;

export const firstStepsCall = endpoint({
  method: 'GET',
  path: '/Dashboard/langkahAwal',
  access: 'dashboard.read',
  summary: 'Langkah pertama perusahaan atau faskes sendiri, dan mana yang sudah selesai',
  extension: true,
  answer: firstStepsAnswer,
});
