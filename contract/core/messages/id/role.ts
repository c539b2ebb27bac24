import type { Role } from '../../roles.ts';

/** The names of roles, also in exported files. */
export const roleNames: Record<Role, string> = {
  SUPERADMIN: 'Superadministrator',
  ADMIN: 'Administrator',
  AM: 'Account manager (AM)',
  LEGAL: 'Legal',
  FINANCE: 'Keuangan',
  PS: 'Staf PS',
  EM: 'Staf EM',
  VERIFICATOR: 'Verifikator',
  BHBU: 'BHBU',
  FASKES: 'Faskes',
  EXTERNAL: 'Eksternal',
};
