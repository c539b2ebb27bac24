import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { jadwalCalls, weekTotals, type JadwalDay } from '#contract/domains/jadwal/index.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import { fillId } from '#src/kit/resource/resourceField.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useCall } from '#src/providers/data/useCall.ts';

/** Summarises a facility's opening days and links to its weekly schedule. */
export const ScheduleSummary = () => {
  const t = useMessages();
  const can = usePermission();
  const { record } = useResourceForm();
  const id = Number(record?.id ?? 0);
  const { data, error } = useCall(
    'jadwal',
    jadwalCalls.get,
    { params: { id } },
    { enabled: record !== undefined },
  );
  if (!record) {
    return (
      <Typography color="textSecondary">{t('resources.faskes.schedule.after_save')}</Typography>
    );
  }
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        {error ? (
          t('resources.faskes.schedule.failed')
        ) : data ? (
          formatWeek(t, data.jadwal.hari)
        ) : (
          <Skeleton width={280} />
        )}
      </Typography>
      <Button
        component={Link}
        to={fillId('/dashboard/faskes/edit-jadwal/:id', id)}
        variant="outlined"
      >
        {t(`resources.faskes.schedule.${can('jadwal.update') ? 'edit' : 'open'}`)}
      </Button>
    </>
  );
};

/** Example: 'Buka Senin, Selasa; menampung 400 orang seminggu.' */
function formatWeek(t: Translate, days: readonly JadwalDay[]): string {
  const open = days.filter(({ aktif }) => aktif);
  if (open.length === 0) return t('resources.faskes.schedule.none');
  return t('resources.faskes.schedule.week', {
    days: open.map(({ hari }) => t(`resources.jadwal.day.${hari}`)).join(', '),
    smart_count: weekTotals(days).kapasitas,
  });
}
