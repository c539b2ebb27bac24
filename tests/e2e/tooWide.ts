/**
 * Runs in the page: returns nothing when the document is at most `width` px wide, else its width and the innermost
 * elements that stand out, each with its text.
 */
export function findTooWide(width: number): string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= width) return [];
  const standsOut = (element: Element): boolean => element.getBoundingClientRect().right > width;
  const innermost = [...document.body.querySelectorAll('*')].filter(
    element => standsOut(element) && ![...element.children].some(standsOut),
  );
  return [
    `${scrollWidth} px`,
    ...innermost
      .slice(0, 5)
      .map(element => `${element.tagName.toLowerCase()}: ${element.textContent.slice(0, 60)}`),
  ];
}
