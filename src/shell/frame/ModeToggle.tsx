import DarkModeOutlinedIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlinedIcon from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useColorMode } from '#src/kit/theme/colorMode.ts';

/** Toggles light and dark mode; the tooltip names the mode it switches to. */
export const ModeToggle = () => {
  const t = useMessages();
  const { mode, toggle } = useColorMode();
  const label = t(mode === 'dark' ? 'app.mode.to_light' : 'app.mode.to_dark');
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={toggle}>
        {mode === 'dark' ? <LightModeOutlinedIcon /> : <DarkModeOutlinedIcon />}
      </IconButton>
    </Tooltip>
  );
};
