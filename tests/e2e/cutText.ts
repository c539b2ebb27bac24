import { longestValue, valuePattern } from '#src/kit/format/valuePattern.ts';

/** The argument of `findCutTexts`, which runs in the page and sees nothing of this module. */
export const unbrokenValues = {
  pattern: `-?Rp\\s?\\d[\\d.]*|${valuePattern.source}|\\b\\d{1,3}(?:\\.\\d{3})+\\b`,
  longest: longestValue,
};

/**
 * Runs in the page: returns the visible texts that are cut without a cue, that leave their cell, and the values that are
 * cut or broken over two lines, each with the reason. A cue is an ellipsis, which shows the whole text as a title, or a
 * shadow at the edge of a box that scrolls (`markScrollEdges`). Half a value reads as another one, so an ellipsis is no
 * cue for amounts, numbers and dates.
 */
export function findCutTexts({ pattern, longest }: { pattern: string; longest: number }): string[] {
  /** Rounding of the layout in px. */
  const tolerance = 1.5;
  const value = new RegExp(pattern, 'g');
  const problems = new Set<string>();

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  /** Whether an element is only for screen readers, or is about to become visible. */
  const isForReaders = (element: Element): boolean => {
    for (let one: Element | null = element; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      // MUI hides its own elements with the older property.
      if (style.clipPath !== 'none' || style.getPropertyValue('clip') !== 'auto') return true;
    }
    return false;
  };

  const excerpt = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 70);

  const placeOf = (element: Element): string => {
    const names: string[] = [];
    for (let one: Element | null = element; one && names.length < 4; one = one.parentElement) {
      const name = [...one.classList].find(each => !/^css-|^Mui.*-root$/.test(each));
      names.unshift(one.tagName.toLowerCase() + (name ? `.${name}` : ''));
    }
    return names.join('>');
  };

  const report = (what: string, text: string, element: Element): void => {
    problems.add(`${what}: "${excerpt(text)}" in ${placeOf(element)}`);
  };

  const checkClipping = (node: Text, element: Element, text: string): void => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (rects.length === 0) return;
    let left = Math.min(...rects.map(rect => rect.left));
    let right = Math.max(...rects.map(rect => rect.right));
    const top = Math.min(...rects.map(rect => rect.top));
    const bottom = Math.max(...rects.map(rect => rect.bottom));
    const holdsValue = text.search(value) >= 0;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const area = box.getBoundingClientRect();
      const isCell = /^(TD|TH|DD|DT)$/.test(box.tagName);
      const outX = right > area.right + tolerance || left < area.left - tolerance;
      if (style.overflowX === 'visible') {
        if (isCell && outX) {
          report('leaves its cell', text, element);
          return;
        }
        if (style.position === 'fixed') return;
        continue;
      }
      const isScroller = /auto|scroll/.test(style.overflowX);
      if (outX && isScroller) {
        const hasCue =
          (right <= area.right + tolerance || box.hasAttribute('data-more-right')) &&
          (left >= area.left - tolerance || box.hasAttribute('data-more-left'));
        if (!hasCue && box.scrollWidth > box.clientWidth + 1) {
          report('scrolls without a cue', text, element);
          return;
        }
        left = Math.max(left, area.left);
        right = Math.min(right, area.right);
      } else if (outX) {
        // The console shows the whole text as a title; a value that is all there is must be whole.
        if (style.textOverflow !== 'ellipsis') report('cut', text, element);
        else if (holdsValue && !isMostlyWords(text)) report('value cut', text, element);
        return;
      }
      const outY = bottom > area.bottom + 3 || top < area.top - 3;
      if (outY && style.overflowY !== 'visible' && !/auto|scroll/.test(style.overflowY)) {
        report('lines cut', text, element);
        return;
      }
      if (style.position === 'fixed') return;
    }
  };

  /** Whether a text is a sentence or a name in which a value only appears. */
  const isMostlyWords = (text: string): boolean =>
    text.replace(value, '').replace(/[^\p{L}]/gu, '').length > 12;

  const checkBreaks = (node: Text, element: Element, text: string): void => {
    for (const match of text.matchAll(value)) {
      if (match[0].length > longest) continue;
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const tops = [...range.getClientRects()]
        .filter(({ width }) => width > 0)
        .map(({ top }) => Math.round(top));
      if (tops.some(top => Math.abs(top - (tops[0] ?? 0)) > 4)) {
        report(`"${match[0]}" broken`, text, element);
      }
    }
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue ?? '';
    if (!element || !text.trim() || /^(SCRIPT|STYLE|NOSCRIPT|OPTION)$/.test(element.tagName))
      continue;
    if (!isShown(element) || element.closest('svg') || isForReaders(element)) continue;
    checkClipping(node as Text, element, text);
    checkBreaks(node as Text, element, text);
  }
  return [...problems];
}
