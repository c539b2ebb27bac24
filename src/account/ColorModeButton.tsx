import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorMode } from '#src/kit/theme/colorMode.ts';
import { account } from '#texts/account.ts';

/** Toggles light and dark mode on public pages. */
export function ColorModeButton() {
  const { mode, toggle } = useColorMode();
  const label = mode === 'dark' ? account.mode.toLight : account.mode.toDark;
  return (
    <IconButton aria-label={label} title={label} onClick={toggle}>
      {mode === 'dark' ? <LightMode /> : <DarkMode />}
    </IconButton>
  );
}
