import MuiLink from '@mui/material/Link';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AuditEntry } from '#contract/domains/audit.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { audit } from '#texts/audit.ts';
import { AuditActionLabel } from './AuditActionLabel.tsx';

addMessages({ resources: { audit } });

interface ChangeTimelineProps {
  /** The resource that the audit log names, whose messages label the fields. */
  resource: string;
  id: number | string;
}

const shownEntries = 5;

/** The newest changes of a record from the audit log: what, who, when and why. */
export const ChangeTimeline = ({ resource, id }: ChangeTimelineProps) => {
  const t = useMessages();
  const { total = 0, ...query } = useGetList<AuditEntry>('audit', {
    filter: { sumber: resource, idRecord: String(id) },
    sort: { field: 'waktu', order: 'DESC' },
    pagination: { page: 1, perPage: shownEntries },
  });
  return (
    <RelatedList
      query={query}
      empty={t('resources.audit.timeline.none')}
      isOrdered
      footer={
        total > shownEntries ? (
          <MuiLink component={Link} to={auditLogLink(resource, id).to}>
            {t('resources.audit.timeline.all')}
          </MuiLink>
        ) : null
      }
    >
      {entry => <Change entry={entry} resource={resource} />}
    </RelatedList>
  );
};

const Change = ({ entry, resource }: { entry: AuditEntry; resource: string }) => {
  const t = useMessages();
  const translate = useTranslate();
  const { aksi, oleh, waktu, alasan, sebelum, sesudah } = entry;
  const names = Object.keys({ ...sebelum, ...sesudah }).map(name =>
    translate(`resources.${resource}.fields.${name}`, { _: name }),
  );
  return (
    <ListRow sx={{ display: 'block' }}>
      <strong>
        <AuditActionLabel action={aksi} />
      </strong>
      <Detail>{t('common.by_at', { who: oleh, when: formatDateTime(waktu) })}</Detail>
      {sebelum !== null && names.length > 0 ? (
        <Detail>{t('resources.audit.timeline.fields', { names: names.join(', ') })}</Detail>
      ) : null}
      {alasan ? <div>{t('common.timeline.reason', { reason: alasan })}</div> : null}
    </ListRow>
  );
};
