import Box from '@mui/material/Box';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatTime } from '#src/kit/format/date.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';
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
      <Box component="ul" sx={borderedList}>
        {checks.map(({ id, maskedCode, hasil, time }) => (
          <Box key={id} component="li" sx={rowStyle}>
            <Box component="span" sx={codeStyle}>
              {t('resources.voucherCheck.recent.row', { time: formatTime(time), code: maskedCode })}
            </Box>
            <StateChip
              meaning={resultStyles[hasil].meaning}
              label={t(`resources.voucherCheck.hasil.${hasil}`)}
            />
          </Box>
        ))}
      </Box>
    </RecordSection>
  );
};

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  py: 1,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
};
