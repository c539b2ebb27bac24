import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AuditEntry } from '#contract/domains/audit.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
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
  const {
    data,
    total = 0,
    error,
  } = useGetList<AuditEntry>('audit', {
    filter: { sumber: resource, idRecord: String(id) },
    sort: { field: 'waktu', order: 'DESC' },
    pagination: { page: 1, perPage: shownEntries },
  });
  if (error) return <Box sx={{ color: 'error.main' }}>{error.message}</Box>;
  if (!data) return <Skeleton variant="rounded" height={96} />;
  if (data.length === 0) {
    return <Box sx={{ color: 'text.secondary' }}>{t('resources.audit.timeline.none')}</Box>;
  }
  return (
    <>
      <Box component="ol" sx={borderedList}>
        {data.map(entry => (
          <Change key={entry.id} entry={entry} resource={resource} />
        ))}
      </Box>
      {total > shownEntries ? (
        <MuiLink
          component={Link}
          to={auditLogLink(resource, id).to}
          sx={{ display: 'inline-block', mt: 1, py: '3px' }}
        >
          {t('resources.audit.timeline.all')}
        </MuiLink>
      ) : null}
    </>
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
    <Box component="li" sx={row}>
      <Box sx={{ fontWeight: 500 }}>
        <AuditActionLabel action={aksi} />
      </Box>
      <Box sx={detail}>{t('common.by_at', { who: oleh, when: formatDateTime(waktu) })}</Box>
      {sebelum !== null && names.length > 0 ? (
        <Box sx={detail}>{t('resources.audit.timeline.fields', { names: names.join(', ') })}</Box>
      ) : null}
      {alasan ? <Box>{t('common.timeline.reason', { reason: alasan })}</Box> : null}
    </Box>
  );
};

const row = {
  display: 'grid',
  gap: 0.25,
  py: 1.25,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
};
const detail = { typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' };
