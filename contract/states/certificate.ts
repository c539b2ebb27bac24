import type { StateOf, StateTable } from '../core/lifecycle.ts';
import type { Role } from '../policy.ts';

const issuerRoles = ['SUPERADMIN', 'ADMIN', 'AM', 'FASKES'] as const satisfies readonly Role[];

/**
 * Lifecycle of a proof of vaccination: valid until it is replaced by a corrected one or revoked. The
 * server revokes it when a dose on it is cancelled.
 */
export const certificateStates = {
  names: ['BERLAKU', 'DIGANTI', 'DICABUT'],
  initial: 'BERLAKU',
  transitions: [
    { from: 'BERLAKU', event: 'replace', to: 'DIGANTI', by: issuerRoles },
    {
      from: 'BERLAKU',
      event: 'revoke',
      to: 'DICABUT',
      by: [...issuerRoles, 'sistem'],
      needsReason: true,
    },
  ],
} as const satisfies StateTable<'BERLAKU' | 'DIGANTI' | 'DICABUT', 'replace' | 'revoke'>;

export type CertificateState = StateOf<typeof certificateStates>;
