import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { Logo } from '#src/kit/theme/Logo.tsx';
import { account } from '#texts/account.ts';
import { signIn } from '#texts/signIn.ts';

/** Panel colours: the accent in light mode, its dark background in dark mode to avoid glare. */
const panelColors = ({ palette }: Theme) =>
  palette.mode === 'dark'
    ? { backgroundColor: palette.ground.accent, color: palette.ground.accentInk }
    : { backgroundColor: palette.primary.main, color: palette.primary.contrastText };

const rowStyle = { display: 'flex', alignItems: 'center', gap: 1.25 } as const;

/** Brand header of the public pages: logo and name, plus a slogan on wide screens. */
export const BrandPanel = () => (
  <Box
    component="header"
    sx={[
      {
        position: 'relative',
        overflow: 'hidden',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        px: { xs: 2, sm: 4, md: 6 },
        py: { xs: 1.5, md: 5 },
        minHeight: { xs: 60, md: 'auto' },
      },
      theme => ({
        backgroundColor: 'background.paper',
        color: 'primary.main',
        borderBottom: `1px solid ${theme.palette.divider}`,
        [theme.breakpoints.up('md')]: { ...panelColors(theme), borderBottom: 0 },
      }),
    ]}
  >
    <Box sx={{ ...rowStyle, typography: 'h3', my: { xs: 'auto', md: 0 } }}>
      <Logo size={26} />
      <Box component="span" sx={{ color: { xs: 'text.primary', md: 'inherit' } }}>
        {signIn.app}
      </Box>
    </Box>
    <Box sx={{ display: { xs: 'none', md: 'block' }, maxWidth: 440, position: 'relative' }}>
      <Box
        component="p"
        sx={{
          m: 0,
          fontSize: '1.875rem',
          lineHeight: 1.2,
          fontWeight: 600,
          letterSpacing: '-0.02em',
        }}
      >
        {account.brand.promise}
      </Box>
      <Box component="p" sx={{ mt: 1.5, mb: 0, typography: 'subtitle1', fontWeight: 400 }}>
        {account.brand.what}
      </Box>
    </Box>
    <Box
      aria-hidden
      sx={{
        display: { xs: 'none', md: 'block' },
        position: 'absolute',
        right: -120,
        top: '6%',
        opacity: 0.09,
        lineHeight: 0,
      }}
    >
      <Logo size={460} />
    </Box>
  </Box>
);
