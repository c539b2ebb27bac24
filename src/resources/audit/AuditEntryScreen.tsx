import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetOne, useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import type { AuditEntry } from '#contract/domains/audit.ts';
import { recordPages, recordPath, type RecordKind } from '#contract/record-pages.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { LoadingPage } from '#src/kit/pages/LoadingPage.tsx';
import { NotFoundPage } from '#src/kit/pages/NotFoundPage.tsx';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { FactGrid, type Fact } from '#src/kit/record/FactGrid.tsx';
import { resourceMessages } from '#texts/resourceMessages.ts';
import { actionSentence } from './actionSentence.ts';
import { FieldChangesTable } from './FieldChangesTable.tsx';

// Entries concern records of every resource, so the field labels of all resources are needed.
addMessages({ resources: resourceMessages });

/** Page of one audit entry: user, action, record, old and new values. */
export const AuditEntryScreen = () => {
  const id = Number(useParams()['id']);
  const { data, isPending } = useGetOne<AuditEntry>('audit', { id }, { retry: false });
  if (isPending) return <LoadingPage />;
  return data ? <AuditEntryDetail entry={data} /> : <NotFoundPage />;
};

/** Whether records of a resource have a page of their own. */
const hasPage = (resource: string): resource is RecordKind => resource in recordPages;

const AuditEntryDetail = ({ entry }: { entry: AuditEntry }) => {
  const t = useMessages();
  const translate = useTranslate();
  const { sumber, label, idRecord } = entry;
  const role = translate(`resources.audit.peran.${entry.peran}`, { _: entry.peran });
  const facts: readonly Fact[] = [
    [t('resources.audit.fields.alasan'), entry.alasan],
    [t('resources.audit.fields.idRecord'), idRecord],
    [t('resources.audit.fields.alamat'), entry.alamat],
    [t('resources.audit.fields.requestId'), entry.requestId],
  ];
  return (
    <>
      <PageHeader
        title={[actionSentence(entry), label].filter(Boolean).join(' ')}
        description={t('resources.audit.page.by', {
          who: entry.oleh,
          role,
          when: formatDateTime(entry.waktu),
        })}
      />
      <FieldChangesTable before={entry.sebelum} after={entry.sesudah} resource={sumber} />
      <Typography variant="h3" component="h2" sx={{ mt: 3, mb: 1 }}>
        {t('resources.audit.page.other_facts')}
      </Typography>
      <FactGrid isPlain facts={facts.filter(([, text]) => text !== null)} />
      {idRecord === null ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 2 }}>
          {hasPage(sumber) && entry.aksi !== `${sumber}.delete` ? (
            <Link component={RouterLink} to={recordPath(sumber, idRecord)}>
              {t('resources.audit.page.open_record')}
            </Link>
          ) : null}
          <Link component={RouterLink} to={auditLogLink(sumber, idRecord).to}>
            {t('resources.audit.page.same_record')}
          </Link>
        </Box>
      )}
    </>
  );
};
