import { certificateCalls } from '#contract/domains/certificate/calls.ts';
import type { Certificate } from '#contract/domains/certificate/record.ts';
import { useCall } from '#src/providers/data/useCall.ts';

/** Fetches the proofs of a participant, and whether a new one is due. */
export const useCertificatesOf = (idPeserta: number, isEnabled = true) =>
  useCall(
    'certificate',
    certificateCalls.ofPeserta,
    { params: { id: idPeserta } },
    { enabled: isEnabled },
  );

export type CertificatesOfPeserta = NonNullable<ReturnType<typeof useCertificatesOf>['data']>;

/** Why a valid proof is out of date: doses were added, or data that it shows changed. */
export type OutdatedReason = 'doses' | 'data';

/** Returns the valid proof of a participant, and why it is out of date if it is. */
export function validCertificate({
  sertifikat,
  perluTerbit,
  dosisDiberikan,
}: CertificatesOfPeserta): { valid?: Certificate; outdated?: OutdatedReason } {
  const valid = sertifikat.find(({ status }) => status === 'BERLAKU');
  if (!valid) return {};
  return perluTerbit
    ? { valid, outdated: valid.dosis.length < dosisDiberikan ? 'doses' : 'data' }
    : { valid };
}
