import type { Account } from '#contract/domains/user.ts';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { editLink } from '#src/kit/record/editLink.ts';
import { defineResource, type ResourceSpec } from '#src/kit/resource/definition.ts';
import { ChangeTimeline } from '../../audit/ChangeTimeline.tsx';
import { accessSection, definition, personFields } from '../definition.ts';
import { AccountSessions } from './AccountSessions.tsx';

const AccountChanges = ({ record }: { record: Account }) => (
  <ChangeTimeline resource="user" id={record.id} />
);

const user = definition as unknown as ResourceSpec<Account>;

/** The page of an account: its data, open sessions and changes. */
export const pageDefinition = defineResource<Account>({
  ...user,
  form: [
    { title: 'person', fields: personFields },
    {
      ...accessSection,
      fields: [...accessSection.fields, 'lastSignedInAt', 'kataSandiAwalSampai'],
    },
  ],
  show: {
    ...user.show,
    explainsReadOnly: true,
    primary: ({ id }) => editLink(user.paths.edit, id, 'user.update'),
    links: ({ id }) => [auditLogLink('user', id)],
    parts: [
      { title: 'sessions', Content: AccountSessions },
      { title: 'changes', right: 'audit.read', Content: AccountChanges },
    ],
  },
});
