import CheckIcon from '@mui/icons-material/Check';
import ErrorOutlinedIcon from '@mui/icons-material/ErrorOutlined';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import Chip from '@mui/material/Chip';
import { meaningColor } from '#src/layout/theme/palette.ts';
import type { Meaning } from '#src/layout/theme/tokens.ts';

const icons = {
  good: <CheckIcon />,
  attention: <WarningAmberIcon />,
  bad: <ErrorOutlinedIcon />,
  information: <InfoOutlinedIcon />,
  neutral: undefined,
} as const satisfies Record<Meaning, unknown>;

/** How something stands: a colour, and always an icon and a word, so that the colour is not alone. */
export const StateChip = ({ meaning, label }: { meaning: Meaning; label: string }) => (
  <Chip size="small" color={meaningColor[meaning]} icon={icons[meaning]} label={label} />
);
