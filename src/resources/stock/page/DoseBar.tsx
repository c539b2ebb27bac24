import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { barContainer, barSegment, type BarFill } from '#src/kit/page/barStyles.ts';
import type { Quantities } from './equation.ts';

/** The shares of given, lost and left doses as one bar; the equation beside it has the numbers. */
export const DoseBar = ({ doses }: { doses: Quantities }) => {
  const { palette } = useTheme();
  const { diberikan, rusak, kedaluwarsa, dikembalikan, dikarantina, sisa } = doses;
  const shares: readonly (readonly [BarFill, number])[] = [
    ['full', diberikan],
    ['hatched', rusak + kedaluwarsa + dikembalikan + dikarantina],
    ['empty', Math.max(0, sisa)],
  ];
  const total = shares.reduce((sum, [, count]) => sum + count, 0);
  return total === 0 ? null : (
    <Box
      aria-hidden
      sx={{ ...barContainer, display: 'flex', height: 12, width: 1 }}
      style={{ '--bar-accent': palette.primary.main } as object}
    >
      {shares.map(([fill, count]) =>
        count > 0 ? (
          <Box key={fill} sx={barSegment(fill)} style={{ width: `${(count / total) * 100}%` }} />
        ) : null,
      )}
    </Box>
  );
};
