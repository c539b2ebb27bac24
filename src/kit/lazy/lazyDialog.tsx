import { lazy, useEffect, type ComponentType } from 'react';
import { reportMissingPart } from './missingPart.ts';

/**
 * Like `lazy`, for a part that opens over a page. If it cannot be loaded, nothing opens and the
 * notice of a missing part appears, because an error would replace the page and what was typed.
 * Opening it again loads it again.
 */
export function lazyDialog<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  const MissingDialog = (): null => {
    useEffect(
      () => () => {
        Part = createPart();
      },
      [],
    );
    return null;
  };
  const createPart = () =>
    lazy(() =>
      load().catch((): { default: ComponentType<P> } => {
        reportMissingPart();
        return { default: MissingDialog };
      }),
    );
  let Part = createPart();
  return props => <Part {...props} />;
}
