import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { barContainer, barSegment, type BarFill } from './barStyles.ts';

interface ShareBarProps {
  /** The counts in order. A text beside the bar has the numbers. */
  shares: readonly (readonly [fill: BarFill, count: number])[];
  height?: number;
}

/** Shares of a whole as one bar; nothing while the whole is empty. */
export const ShareBar = ({ shares, height = 12 }: ShareBarProps) => {
  const { palette } = useTheme();
  const total = shares.reduce((sum, [, count]) => sum + count, 0);
  return total === 0 ? null : (
    <Box
      aria-hidden
      sx={{ ...barContainer, display: 'flex', height, width: 1 }}
      style={{ '--bar-accent': palette.primary.main } as object}
    >
      {shares.map(([fill, count], at) =>
        count > 0 ? (
          <Box key={at} sx={barSegment(fill)} style={{ width: `${(count / total) * 100}%` }} />
        ) : null,
      )}
    </Box>
  );
};
