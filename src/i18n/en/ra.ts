import english from 'ra-language-english';
import type { ra as indonesian } from '../id/ra.ts';
import type { Translated } from '../messages.ts';

/** The package has all parts, also those that its type calls optional. */
const base = english.ra as Required<typeof english.ra>;

/** react-admin's own messages: ra-language-english, and here what the portal words differently. */
export const ra: Translated<typeof indonesian> = {
  ...base,
  action: {
    ...base.action,
    bulk_actions: '%{smart_count} selected |||| %{smart_count} selected',
  },
  message: {
    ...base.message,
    bulk_delete_content:
      '%{smart_count} selected record will be deleted. Check it first. |||| %{smart_count} selected records will be deleted. Check them first.',
    bulk_delete_title: 'Delete %{smart_count} %{name}? |||| Delete %{smart_count} %{name}?',
    bulk_update_content:
      '%{smart_count} selected record will be changed. |||| %{smart_count} selected records will be changed.',
    bulk_update_title: 'Change %{smart_count} %{name}? |||| Change %{smart_count} %{name}?',
  },
  notification: {
    ...base.notification,
    updated: '%{smart_count} record changed |||| %{smart_count} records changed',
    deleted: '%{smart_count} record deleted |||| %{smart_count} records deleted',
  },
};
