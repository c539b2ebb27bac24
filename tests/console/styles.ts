/** Returns the computed style from all style sheets. */
export const styleBySheets = window.getComputedStyle.bind(window);

/** Styles that `getByRole` reads to decide whether an element is accessible. */
const usual: Readonly<Record<string, string>> = { display: 'block', visibility: 'visible' };

/**
 * Returns an element's inline style in place of its computed style. Computing every rule of every
 * style sheet took half of the test time, and the tested pages hide elements by attributes.
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
