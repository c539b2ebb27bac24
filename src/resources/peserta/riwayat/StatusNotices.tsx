import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { worstEffect, type Peserta } from '#contract/domains/peserta/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { resolveField, fillId } from '#src/kit/resource/resourceField.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { issueText } from '../issueText.ts';
import { HoldNotices } from './HoldNotices.tsx';
import { MergeNotices } from './MergeNotices.tsx';
import { detailDefinitionFor, displayDefinition } from './definition.ts';

/** Alerts above the page: deleted, inactive with its reason, and issues of the data. */
export const StatusNotices = ({ record }: { record: Peserta }) => {
  const t = useMessages();
  const { deletedAt, isActive, alasanNonaktif } = record;
  return (
    <>
      {deletedAt === null ? null : (
        <Alert severity="warning" role="note" sx={{ mb: 3 }}>
          {t('resources.riwayat.head.deleted_at', { when: formatDateTime(deletedAt) })}
        </Alert>
      )}
      {isActive || alasanNonaktif === null ? null : (
        <Alert severity="info" role="note" sx={{ mb: 3 }}>
          {t('list.filter.value', {
            name: t('resources.riwayat.fields.alasanNonaktif'),
            value: alasanNonaktif,
          })}
        </Alert>
      )}
      <HoldNotices />
      <MergeNotices />
      <IssuesAlert record={record} />
    </>
  );
};

const IssuesAlert = ({ record }: { record: Peserta }) => {
  const t = useMessages();
  const translate = useTranslate();
  const can = usePermission();
  const { role } = useRequiredSession();
  const { alasan, id, deletedAt } = record;
  if (alasan.length === 0) return null;
  const isInvalid = worstEffect(alasan) !== 'warning';
  return (
    <Alert severity={isInvalid ? 'error' : 'warning'} role="note" sx={{ mb: 3 }}>
      <AlertTitle component="h2">
        {t(isInvalid ? 'resources.riwayat.issue.invalid' : 'resources.riwayat.issue.warning')}
      </AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {alasan.map(issue => (
          <li key={`${issue.code} ${issue.field}`}>
            {t('form.errors.item', {
              label: translate(resolveField(displayDefinition, issue.field).label),
              message: issueText(issue),
            })}
          </li>
        ))}
      </Box>
      {can('peserta.update') && deletedAt === null ? (
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          component={Link}
          to={fillId(detailDefinitionFor(role).paths.edit, id)}
          sx={{ mt: 1 }}
        >
          {t('resources.riwayat.head.correct')}
        </Button>
      ) : null}
    </Alert>
  );
};
