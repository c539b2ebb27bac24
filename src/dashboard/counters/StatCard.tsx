import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { tabular } from '#src/layout/theme/typography.ts';

interface StatCardProps {
  label: string;
  /** What exactly is counted. */
  about: string;
  /** The number, or what stands in its place. */
  value: ReactNode;
  icon: ComponentType<SvgIconProps>;
  /** Where those who are counted are listed, and what that is called. */
  to?: string | undefined;
  toLabel?: string;
  /** Colour of the picture. */
  color?: 'primary' | 'secondary' | 'success' | 'warning' | 'error';
  /** How far it stands out; the theme draws that softly. */
  elevation?: number;
  /** Room around it in px: twice above, once below. */
  offset?: number;
}

/** A number with its name, on a card; a link where there is a list of just those. */
export const StatCard = ({
  label,
  about,
  value,
  icon: Icon,
  to,
  toLabel,
  color = 'secondary',
  elevation = 10,
  offset = 24,
}: StatCardProps) => {
  const inside = (
    <>
      <Typography component="h3" variant="subtitle2">
        {label}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', my: 0.5, minHeight: 32 }}>
        <Typography component="div" variant="h1" sx={{ ...tabular, flex: '1 1 auto' }}>
          {value}
        </Typography>
        <Icon fontSize="small" sx={{ color: `${color}.main` }} />
      </Box>
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {about}
      </Typography>
      {to ? (
        <Typography
          component="span"
          variant="caption"
          sx={{ color: 'primary.main', display: 'flex', alignItems: 'center', gap: 0.5, mt: 0.5 }}
          className="no-print"
        >
          {toLabel} <ArrowForwardIcon sx={{ fontSize: 14 }} />
        </Typography>
      ) : null}
    </>
  );
  return (
    <Card
      component="li"
      variant="elevation"
      elevation={elevation}
      sx={{ mt: `${offset * 2}px`, mb: `${offset}px`, breakInside: 'avoid' }}
    >
      {to ? (
        <CardActionArea component={Link} to={to} sx={{ p: 2, height: '100%' }}>
          {inside}
        </CardActionArea>
      ) : (
        <Box sx={{ p: 2 }}>{inside}</Box>
      )}
    </Card>
  );
};
