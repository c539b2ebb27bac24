import BlockIcon from '@mui/icons-material/Block';
import CancelIcon from '@mui/icons-material/Cancel';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import EventBusyIcon from '@mui/icons-material/EventBusy';
import HelpIcon from '@mui/icons-material/Help';
import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import LockIcon from '@mui/icons-material/Lock';
import PauseCircleIcon from '@mui/icons-material/PauseCircle';
import WrongLocationIcon from '@mui/icons-material/WrongLocation';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { CheckResult } from '#contract/domains/voucher/record.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';

interface ResultStyle {
  readonly meaning: Meaning;
  readonly Icon: ComponentType<SvgIconProps>;
}

/** Colour and icon of each result; its word repeats them (WCAG 1.4.1). */
export const resultStyles: Readonly<Record<CheckResult, ResultStyle>> = {
  DAPAT_DIPAKAI: { meaning: 'good', Icon: CheckCircleIcon },
  SUDAH_DIPAKAI: { meaning: 'bad', Icon: CancelIcon },
  KEDALUWARSA: { meaning: 'bad', Icon: EventBusyIcon },
  BUKAN_FASKES_INI: { meaning: 'bad', Icon: WrongLocationIcon },
  TERIKAT_FASKES_LAIN: { meaning: 'bad', Icon: WrongLocationIcon },
  BELUM_AKTIF: { meaning: 'attention', Icon: HourglassEmptyIcon },
  DIBATALKAN: { meaning: 'bad', Icon: BlockIcon },
  DIBEKUKAN: { meaning: 'attention', Icon: LockIcon },
  DITANGGUHKAN: { meaning: 'attention', Icon: PauseCircleIcon },
  TIDAK_DIKENAL: { meaning: 'bad', Icon: HelpIcon },
};
