import type { Role } from '../../roles.ts';

/** The names of roles. */
export const roleNames: Record<Role, string> = {
  SUPERADMIN: 'Super administrator',
  ADMIN: 'Administrator',
  AM: 'Account manager (AM)',
  LEGAL: 'Legal',
  FINANCE: 'Finance',
  PS: 'PS staff',
  EM: 'EM staff',
  VERIFICATOR: 'Verifier',
  BHBU: 'Company',
  FASKES: 'Facility',
  EXTERNAL: 'External',
};
