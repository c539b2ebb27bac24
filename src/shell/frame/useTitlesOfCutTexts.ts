import { useEffect } from 'react';

/** Marks a title that this hook has set. */
const mark = 'data-cut-title';

/** Returns the element at or above an element whose text ends with an ellipsis. */
const findCutText = (target: Element): Element | undefined => {
  let element: Element | null = target;
  for (let level = 0; element && level < 4; level += 1) {
    if (element.scrollWidth > element.clientWidth) {
      if (getComputedStyle(element).textOverflow === 'ellipsis') return element;
    }
    element = element.parentElement;
  }
  return undefined;
};

/** Shows the whole text as a title while the pointer is over a text that its box cuts with an ellipsis. */
export function useTitlesOfCutTexts(): void {
  useEffect(() => {
    const show = ({ target }: PointerEvent): void => {
      if (!(target instanceof Element)) return;
      for (const old of document.querySelectorAll(`[${mark}]`)) {
        old.removeAttribute(mark);
        old.removeAttribute('title');
      }
      const element = findCutText(target);
      if (!element || element.closest('[title]')) return;
      element.setAttribute('title', element.textContent);
      element.setAttribute(mark, '');
    };
    document.addEventListener('pointerover', show, { passive: true });
    return () => document.removeEventListener('pointerover', show);
  }, []);
}
