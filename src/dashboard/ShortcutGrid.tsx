import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useId, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Section with a responsive grid of shortcut cards. */
export const ShortcutGrid = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4 }}>
      <Typography variant="h4" component="h2" id={id} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
        }}
      >
        {children}
      </Box>
    </Box>
  );
};

interface ShortcutCardProps {
  to: string;
  icon: ComponentType<SvgIconProps>;
  title: string;
  text: string;
}

/** Card that links to a screen and describes it. */
export const ShortcutCard = ({ to, icon: Icon, title, text }: ShortcutCardProps) => (
  <Card>
    <CardActionArea
      component={Link}
      to={to}
      sx={{ display: 'flex', gap: 1.5, p: 2, height: '100%', alignItems: 'flex-start' }}
    >
      <Icon sx={{ color: 'primary.main', mt: '1px' }} />
      <Box sx={{ flex: '1 1 0' }}>
        <Typography sx={{ fontWeight: 500 }}>{title}</Typography>
        <Typography variant="body2" color="textSecondary">
          {text}
        </Typography>
      </Box>
    </CardActionArea>
  </Card>
);
