import Popper from '@mui/material/Popper';
import { plainClass } from '../theme/plainElements.ts';

interface TooltipTextProps {
  anchor: HTMLElement;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  children: string;
}

/** The text of a tooltip, below its element or where there is room. */
const TooltipText = ({ anchor, children, ...handlers }: TooltipTextProps) => (
  <Popper open anchorEl={anchor} role="tooltip" sx={{ zIndex: 'tooltip' }} {...handlers}>
    <div className={plainClass.tooltip}>{children}</div>
  </Popper>
);

export default TooltipText;
