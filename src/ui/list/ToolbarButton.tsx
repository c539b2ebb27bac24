import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import type SvgIcon from '@mui/material/SvgIcon';
import { memo } from 'react';
import { Tooltip } from '#src/layout/tooltip/Tooltip.tsx';

interface ToolbarButtonProps extends Omit<IconButtonProps, 'size' | 'aria-label' | 'children'> {
  label: string;
  icon: typeof SvgIcon;
  /** Shown on hover instead of the label. */
  hint?: string;
}

/** An icon button of the list's toolbar with its name as a tooltip. */
export const ToolbarButton = memo(
  ({ label, icon: Icon, hint = label, ...props }: ToolbarButtonProps) => (
    <Tooltip title={hint}>
      {/* A disabled button reports no hover. */}
      <span>
        <IconButton size="small" aria-label={label} {...props}>
          <Icon />
        </IconButton>
      </span>
    </Tooltip>
  ),
);
ToolbarButton.displayName = 'ToolbarButton';
