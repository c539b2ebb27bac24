import Typography from '@mui/material/Typography';
import { firstPossibleStart } from '#contract/domains/seller.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { useLatestVersion } from './useLatestVersion.ts';

/** Names the first day from which the version in the form may apply. */
export const FirstPossibleDay = () =>
  useResourceForm().isReadOnly ? null : <FirstPossibleDayText />;

const FirstPossibleDayText = () => {
  const t = useMessages();
  const today = useToday();
  const { data: latest } = useLatestVersion();
  if (latest === undefined) return null;
  const day = formatDate(firstPossibleStart(latest?.berlakuMulai, today));
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      {t('resources.seller.first_day', { day })}
    </Typography>
  );
};
