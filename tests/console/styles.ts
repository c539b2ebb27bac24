/** What the sheets make of an element, every rule worked out. */
export const styleBySheets = window.getComputedStyle.bind(window);

/** What asking for an element by its role looks at: whether it is hidden, and what it is shown as. */
const usual: Readonly<Record<string, string>> = { display: 'block', visibility: 'visible' };

/**
 * An element's style by its own alone. Working out every rule of every sheet for every element that is
 * looked at took half of the time of these tests; what is hidden in them is so by attributes.
 */
export const styleByItself: typeof window.getComputedStyle = element => {
  const own = (element as HTMLElement).style;
  const of = (name: string): string => own.getPropertyValue(name) || (usual[name] ?? '');
  return new Proxy(own, {
    get: (_, name) => {
      if (name === 'getPropertyValue') return of;
      return typeof name === 'string'
        ? of(name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`))
        : undefined;
    },
  });
};
