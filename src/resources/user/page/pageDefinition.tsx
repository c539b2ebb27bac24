import { userCalls, type Account, type AccountSession } from '#contract/domains/user.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { parseDevice } from '#src/kit/format/device.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { editLink } from '#src/kit/record/editLink.ts';
import { defineResource } from '#src/kit/resource/definition.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { ChangeTimeline } from '../../audit/ChangeTimeline.tsx';
import { OpenProposals } from '../../usulanPerubahan/OpenProposals.tsx';
import { accessSection, personFields, definition } from '../definition.ts';

interface AccountProps {
  record: Account;
}

/** The open sessions of an account: device, address, and when it was used. */
const AccountSessions = ({ record: { id } }: AccountProps) => {
  const t = useMessages();
  return (
    <RelatedList
      // Deactivating an account ends its sessions.
      query={useCall('user', userCalls.sessions, { params: { id } })}
      empty={t('resources.user.session.none')}
      keyOf={({ createdAt }, at) => `${createdAt} ${at}`}
    >
      {session => <SessionRow session={session} />}
    </RelatedList>
  );
};

const SessionRow = ({ session }: { session: AccountSession }) => {
  const t = useMessages();
  const { userAgent, address, createdAt, lastSeenAt } = session;
  const device = parseDevice(userAgent);
  const when = formatDateTime(lastSeenAt);
  return (
    <ListRow sx={{ display: 'block' }}>
      <strong>
        {device ? t('resources.user.session.device', device) : t('resources.user.session.unknown')}
      </strong>
      <Detail>
        {address
          ? t('resources.user.session.used', { address, when })
          : t('resources.user.session.used_only', { when })}
      </Detail>
      <Detail>{t('resources.user.session.since', { when: formatDateTime(createdAt) })}</Detail>
    </ListRow>
  );
};

const AccountChanges = ({ record }: AccountProps) => (
  <ChangeTimeline resource="user" id={record.id} />
);

/** The page of an account: its data, open sessions and changes. */
export const pageDefinition = defineResource<Account>({
  ...definition,
  form: [
    { title: 'person', fields: personFields },
    {
      ...accessSection,
      fields: [...accessSection.fields, 'lastSignedInAt', 'faktorKedua', 'kataSandiAwalSampai'],
    },
  ],
  show: {
    ...definition.show,
    Notice: () => <OpenProposals resource="user" />,
    explainsReadOnly: true,
    primary: ({ id }) => editLink(definition.paths.edit, id, 'user.update'),
    links: ({ id }) => [auditLogLink('user', id)],
    parts: [
      { title: 'sessions', Content: AccountSessions },
      { title: 'changes', right: 'audit.read', Content: AccountChanges },
    ],
  },
});
