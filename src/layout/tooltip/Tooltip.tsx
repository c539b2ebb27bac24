import {
  cloneElement,
  Suspense,
  useEffect,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
} from 'react';
import { lazyDialog } from '../lazyDialog.tsx';

const TooltipText = lazyDialog(() => import('./TooltipText.tsx'));

/** Time in ms from pointing at an element to its tooltip, and from leaving it to the end. */
const delays = { show: 300, hide: 100 };

interface TooltipProps {
  title: string;
  /** The element, whose accessible name does not come from the tooltip. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/**
 * Shows a text beside an element while a mouse points at either of them or the keyboard has focused
 * the element; Escape hides it (WCAG 2.2, 1.4.13). Its parts are loaded and rendered when it is
 * first shown: MUI's tooltip renders its element twice at the start of every page.
 */
export const Tooltip = ({ title, children }: TooltipProps) => {
  const [anchor, setAnchor] = useState<HTMLElement>();
  /** The element to which the tooltip moves after a delay in ms; none for its end. */
  const [next, setNext] = useState<{ readonly element?: HTMLElement; readonly delay: number }>();
  useEffect(() => {
    if (!next) return undefined;
    const timer = setTimeout(() => setAnchor(next.element), next.delay);
    return () => clearTimeout(timer);
  }, [next]);
  const show = (element: HTMLElement, delay: number): void => setNext({ element, delay });
  const leave = (): void => setNext({ delay: delays.hide });
  const hide = (): void => {
    setNext(undefined);
    setAnchor(undefined);
  };
  useEffect(() => {
    if (!anchor) return undefined;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setNext(undefined);
      setAnchor(undefined);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [anchor]);
  return (
    <>
      {cloneElement(children, {
        onPointerEnter: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
          if (pointerType === 'mouse') show(currentTarget, delays.show);
        },
        onPointerLeave: leave,
        onPointerDown: hide,
        onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
          if (target.matches(':focus-visible')) show(currentTarget, 0);
        },
        onBlur: hide,
      })}
      {anchor ? (
        <Suspense fallback={null}>
          <TooltipText
            anchor={anchor}
            onPointerEnter={() => show(anchor, 0)}
            onPointerLeave={leave}
          >
            {title}
          </TooltipText>
        </Suspense>
      ) : null}
    </>
  );
};
