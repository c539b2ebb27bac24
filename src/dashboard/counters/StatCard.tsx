import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { tabularFigures } from '#src/kit/theme/typography.ts';

interface StatCardProps {
  label: string;
  /** Describes exactly what is counted. */
  about: string;
  /** The number, or its loading or error placeholder. */
  value: ReactNode;
  icon: ComponentType<SvgIconProps>;
  /** Path of the list of the counted records; `toLabel` is its link text. */
  to?: string | undefined;
  toLabel?: string;
  /** Icon colour. */
  color?: 'primary' | 'secondary' | 'success' | 'warning' | 'error';
  /** MUI elevation; the theme softens the shadow. */
  elevation?: number;
  /** Margin in px: twice this above, once below. */
  offset?: number;
  /** Whether the card has a hairline instead of a shadow and margins, to fill a cell of a grid. */
  isFlat?: boolean;
}

/** Card with a labelled number; links to the list of the counted records if there is one. */
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
  isFlat = false,
}: StatCardProps) => {
  const content = (
    <>
      <Typography component="h3" variant="subtitle2">
        {label}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', my: 0.5, minHeight: 32 }}>
        <Typography component="div" variant="h1" sx={{ ...tabularFigures, flex: '1 1 auto' }}>
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
      {...(isFlat ? { variant: 'outlined' } : { variant: 'elevation', elevation })}
      sx={{
        mt: isFlat ? 0 : `${offset * 2}px`,
        mb: isFlat ? 0 : `${offset}px`,
        breakInside: 'avoid',
      }}
    >
      {to ? (
        <CardActionArea component={Link} to={to} sx={{ p: 2, height: '100%' }}>
          {content}
        </CardActionArea>
      ) : (
        <Box sx={{ p: 2 }}>{content}</Box>
      )}
    </Card>
  );
};
