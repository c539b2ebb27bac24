import type { CertificateState } from '#contract/states/certificate.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';

/** Chip colours of the states of a proof. */
export const certificateMeaning: Readonly<Record<CertificateState, Meaning>> = {
  BERLAKU: 'good',
  DIGANTI: 'neutral',
  DICABUT: 'bad',
};

/** Resources that a change of proofs changes; participants have entries of it in their history. */
export const changedByCertificates = [
  'certificate',
  'certificateWaiting',
  'peserta',
  'pesertaOwn',
] as const;
