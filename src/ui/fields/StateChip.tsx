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

/** Status chip; the icon and label repeat what the colour says (WCAG 1.4.1). */
export const StateChip = ({ meaning, label }: { meaning: Meaning; label: string }) => (
  <Chip size="small" color={meaningColor[meaning]} icon={icons[meaning]} label={label} />
);
