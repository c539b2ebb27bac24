/** The roles as the token's `RoleName` claim spells them. */
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

/** The base role of a text, or undefined when it names none. */
export function asRole(text: string): Role | undefined {
  return roles.find(role => role === text);
}
