import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { formatList } from '../format/list.ts';
import { barContainer, barSegment, barLegend, type BarFill } from './barStyles.ts';

/** A part of the whole that a bar shows. */
export interface Share {
  readonly fill: BarFill;
  readonly count: number;
  readonly label: string;
}

interface ShareBarProps {
  /** The parts in order. A text beside the bar has the numbers. */
  shares: readonly Share[];
  /** For a cell of a list: low, and without the legend. */
  isCompact?: boolean;
}

/** Shares of a whole as one bar, with what each fill means; nothing while the whole is empty. */
export const ShareBar = ({ shares, isCompact = false }: ShareBarProps) => {
  const { palette } = useTheme();
  const shown = shares.filter(({ count }) => count > 0);
  const total = shown.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const fills = [...new Set(shown.map(({ fill }) => fill))];
  return (
    <Box sx={barContainer} style={{ '--bar-accent': palette.primary.main } as object}>
      <Box aria-hidden sx={{ display: 'flex', height: isCompact ? 6 : 12, width: 1 }}>
        {shown.map(({ fill, count, label }) => (
          <Box key={label} sx={barSegment(fill)} style={{ width: `${(count / total) * 100}%` }} />
        ))}
      </Box>
      {isCompact ? null : (
        <Box aria-hidden component="ul" sx={{ ...barLegend, mt: 0.75 }}>
          {fills.map(fill => (
            <li key={fill}>
              <Box sx={barSegment(fill)} />
              {formatList(shown.filter(one => one.fill === fill).map(({ label }) => label))}
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
};
