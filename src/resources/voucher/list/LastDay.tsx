import Box from '@mui/material/Box';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { useToday } from '#src/kit/format/useToday.ts';

/** Days before the last one from which the list warns. */
const soon = 30;

/** Returns the days from one day to another; negative when it is earlier. */
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

interface LastDayProps {
  validUntil: string;
}

/** The last day of use, and how near it is. */
export const LastDay = ({ validUntil }: LastDayProps) => {
  const t = useMessages();
  const left = daysBetween(useToday(), validUntil);
  const note =
    left < 0
      ? t('resources.voucher.lastDay.past')
      : left === 0
        ? t('resources.voucher.lastDay.today')
        : left <= soon
          ? t('resources.voucher.lastDay.soon', { smart_count: left })
          : undefined;
  return (
    <>
      {formatDate(validUntil)}
      {note === undefined ? null : (
        <Box component="span" sx={{ display: 'block', typography: 'caption' }}>
          {note}
        </Box>
      )}
    </>
  );
};
