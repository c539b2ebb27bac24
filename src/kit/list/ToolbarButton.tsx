import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import type SvgIcon from '@mui/material/SvgIcon';
import Tooltip from '@mui/material/Tooltip';
import { memo } from 'react';

interface ToolbarButtonProps extends Omit<IconButtonProps, 'size' | 'aria-label' | 'children'> {
  label: string;
  icon: typeof SvgIcon;
  /** Shown on hover instead of the label. */
  hint?: string;
}

/** An icon button of the list's toolbar with its name as a tooltip. */
export const ToolbarButton = memo(
  ({ label, icon: Icon, hint = label, ...props }: ToolbarButtonProps) => (
    // A disabled button reports no hover.
    <Tooltip title={props.disabled === true ? '' : hint}>
      <IconButton size="small" aria-label={label} {...props}>
        <Icon />
      </IconButton>
    </Tooltip>
  ),
);
ToolbarButton.displayName = 'ToolbarButton';
