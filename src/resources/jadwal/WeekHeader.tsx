import Box from '@mui/material/Box';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import type { WeekRecord } from './form/weekValues.ts';

interface WeekHeaderProps {
  record: WeekRecord;
  /** Whether the form has errors; the document title then starts with that. */
  hasErrors?: boolean;
}

/** Page header of a facility's week: facility name, purpose, last change. */
export const WeekHeader = ({ record, hasErrors = false }: WeekHeaderProps) => {
  const t = useMessages();
  const title = t('resources.jadwal.page.title', { name: record.namaFaskes });
  const { modifiedAt, modifiedBy } = record;
  const when = formatDateTime(modifiedAt);
  const text = modifiedBy === null ? when : t('common.by_at', { who: modifiedBy, when });
  return (
    <PageHeader
      title={title}
      documentTitle={hasErrors ? t('form.errors.document', { title }) : title}
      description={
        <>
          <Box>{t('resources.jadwal.page.lead', { zone: record.zona })}</Box>
          {modifiedAt === null ? null : (
            <Box sx={{ fontSize: '0.8125rem' }}>{t('resources.jadwal.page.changed', { text })}</Box>
          )}
        </>
      }
    />
  );
};
