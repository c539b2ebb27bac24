import Box from '@mui/material/Box';
import { Logo } from '#src/kit/theme/Logo.tsx';
import { drawerWidth } from '#src/kit/theme/tokens.ts';
import { signIn } from '#texts/signIn.ts';

const placeholderLine = (width: string | number, height = 12) => (
  <Box sx={{ width, height, borderRadius: 1, bgcolor: 'ground.sunken' }} />
);

/** Skeleton of the console while it loads; delayed, so that fast connections never show it. */
export const ConsoleSkeleton = () => (
  <Box
    role="status"
    aria-label={signIn.loading}
    sx={{
      display: 'flex',
      minHeight: '100dvh',
      bgcolor: 'background.default',
      '@keyframes appear': { from: { opacity: 0 } },
      animation: 'appear 100ms 150ms backwards',
    }}
  >
    <Box
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        gap: 2.5,
        width: drawerWidth,
        flexShrink: 0,
        p: 2,
        borderRight: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, height: 24, color: 'primary.main' }}
      >
        <Logo />
        <Box component="span" sx={{ typography: 'h5', color: 'text.primary' }}>
          {signIn.app}
        </Box>
      </Box>
      {['58%', '72%', '64%', '50%', '68%'].map(width => (
        <Box key={width}>{placeholderLine(width)}</Box>
      ))}
    </Box>
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <Box
        sx={{
          height: 56,
          borderBottom: '1px solid',
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      />
      <Box sx={{ display: 'grid', gap: 2.5, p: { xs: 2, md: 4 } }}>
        {placeholderLine('min(240px, 60%)', 24)}
        {placeholderLine('100%', 120)}
        {placeholderLine('100%', 240)}
      </Box>
    </Box>
  </Box>
);
