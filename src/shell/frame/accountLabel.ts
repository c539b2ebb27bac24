import type { Session } from '#src/providers/session.ts';

/** Name shown in the top bar: the organisation for external accounts, otherwise the full name. */
export function accountLabel({
  role,
  org,
  fullName,
}: Pick<Session, 'role' | 'org' | 'fullName'>): string {
  return role === 'EXTERNAL' ? (org ?? fullName) : fullName;
}

/** Up to two initials, for the avatar. */
export function initials(name: string): string {
  const words = name.split(/\s+/u).filter(word => /^\p{L}/u.test(word));
  const initialWords = words.length > 1 ? [words[0], words.at(-1)] : words;
  return initialWords.map(word => word?.charAt(0).toUpperCase()).join('');
}
