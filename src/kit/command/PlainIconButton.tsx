import type { ComponentProps } from 'react';
import { plainClass } from '#src/kit/theme/plainElements.ts';

interface PlainIconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  'aria-label': string;
  /** Lines of the icon as path data, in a square of 20 px. */
  path: string;
}

/** A small icon button for rows of lists, where many of them are rendered at once. */
export const PlainIconButton = ({ path, ...props }: PlainIconButtonProps) => (
  <button type="button" className={plainClass.iconButton} {...props}>
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  </button>
);
