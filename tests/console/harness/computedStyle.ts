/** Returns the computed style from all style sheets. */
export const cascadedStyle = window.getComputedStyle.bind(window);

/** Styles that `getByRole` reads to decide whether an element is accessible. */
const defaultStyle: Readonly<Record<string, string>> = { display: 'block', visibility: 'visible' };

/**
 * Returns an element's inline style in place of its computed style. Computing every rule of every
 * style sheet took half of the test time, and the tested pages hide elements by attributes.
 */
export const inlineStyle: typeof window.getComputedStyle = element => {
  const declared = (element as HTMLElement).style;
  const readProperty = (name: string): string =>
    declared.getPropertyValue(name) || (defaultStyle[name] ?? '');
  return new Proxy(declared, {
    get: (_, name) => {
      if (name === 'getPropertyValue') return readProperty;
      return typeof name === 'string'
        ? readProperty(name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`))
        : undefined;
    },
  });
};
