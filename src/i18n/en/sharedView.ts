import type { sharedView as indonesian } from '../id/sharedView.ts';
import type { Translated } from '../messages.ts';

/** Texts of shared filters. */
export const sharedView: Translated<typeof indonesian> = {
  shared: 'Shared with you',
  by: 'by %{who}',
  copy: 'Save a copy of "%{name}" for me',
  shareOf: 'Share "%{name}"',
  unshare: 'Stop sharing "%{name}"',
  unshareTitle: 'Stop sharing "%{name}"?',
  unshareText: 'The roles that see it no longer find it in this list. Copies that were saved stay.',
  unshareConfirm: 'Stop sharing',
  unshared: '"%{name}" is no longer shared',
  title: 'Share "%{name}"',
  text: 'All accounts with these roles see its filter, order and columns in the same list. They cannot change it, but can save a copy. A name that is shared already is replaced.',
  share: 'Share',
  done: '"%{name}" is shared',
  roles: 'Roles',
  missing: 'Choose at least one role.',
};
