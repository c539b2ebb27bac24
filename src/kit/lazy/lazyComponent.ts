import { createElement, lazy, type ComponentType, type ReactElement } from 'react';

/**
 * Returns a component whose code is loaded when it is first shown, for screens and parts of pages
 * that the first screen of a resource does not need.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
): (props: P) => ReactElement {
  const Component = lazy(async () => ({ default: await load() }));
  return props => createElement(Component as ComponentType<P>, props);
}
