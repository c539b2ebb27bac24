/** The roles, spelled as in the token's `RoleName` claim. */
export const roles = [
  'SUPERADMIN',
  'ADMIN',
  'AM',
  'LEGAL',
  'FINANCE',
  'PS',
  'EM',
  'VERIFICATOR',
  'BHBU',
  'FASKES',
  'EXTERNAL',
] as const;
export type Role = (typeof roles)[number];

/** Returns the base role with this name, or undefined. */
export function asRole(text: string): Role | undefined {
  return roles.find(role => role === text);
}
