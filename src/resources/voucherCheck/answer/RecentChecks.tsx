import Box from '@mui/material/Box';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatTime } from '#src/kit/format/date.ts';
import { ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { codeStyle } from '#src/kit/theme/typography.ts';
import type { RecentCheck } from '../recentChecks.ts';
import { resultStyles } from './resultStyle.ts';

/** The last checks of this user, without codes and names. */
export const RecentChecks = ({ checks }: { checks: readonly RecentCheck[] }) => {
  const t = useMessages();
  if (checks.length === 0) return null;
  return (
    <RecordSection title={t('resources.voucherCheck.recent.title')}>
      <Box sx={{ color: 'text.secondary', mb: 1 }}>{t('resources.voucherCheck.recent.note')}</Box>
      <ListBox>
        {checks.map(({ id, maskedCode, hasil, time }) => (
          <ListRow
            key={id}
            end={
              <StateChip
                meaning={resultStyles[hasil].meaning}
                label={t(`resources.voucherCheck.hasil.${hasil}`)}
              />
            }
          >
            <Box component="span" sx={codeStyle}>
              {t('resources.voucherCheck.recent.row', { time: formatTime(time), code: maskedCode })}
            </Box>
          </ListRow>
        ))}
      </ListBox>
    </RecordSection>
  );
};
