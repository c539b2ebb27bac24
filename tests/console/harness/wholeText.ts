/**
 * Matches the innermost element whose whole text matches, also where a value in it is an element of its own, such as a
 * date that does not break.
 */
export const wholeText =
  (pattern: RegExp) =>
  (_: string, element: Element | null): boolean =>
    element !== null &&
    pattern.test(element.textContent) &&
    ![...element.children].some(({ textContent }) => pattern.test(textContent));
