import { useEffect, useState } from 'react';
import type { PageSection } from './sections.ts';

/** Height of the top bar, below which the visible part of the page begins. */
const topBar = 64;

/**
 * Returns the id of the section that is being read, and a function to follow the link to one.
 *
 * It is the section whose heading was the last to pass the upper third of the window, at the end of the page the
 * last one; one that was chosen stays current while its heading is visible and the user does not scroll.
 */
export function useCurrentSection(sections: readonly PageSection[]) {
  const [current, setCurrent] = useState<string>();
  const [chosen, setChosen] = useState<string>();

  useEffect(() => {
    let frame = 0;
    const update = (): void => {
      frame = 0;
      const tops = sections.map(({ id }) => ({
        id,
        top: document.getElementById(id)?.getBoundingClientRect().top ?? Infinity,
      }));
      const ofChosen = tops.find(({ id }) => id === chosen)?.top;
      if (ofChosen !== undefined && ofChosen >= 0 && ofChosen < window.innerHeight) {
        setCurrent(chosen);
        return;
      }
      const { scrollHeight } = document.documentElement;
      const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
      const limit = isAtEnd ? window.innerHeight : topBar + window.innerHeight / 3;
      const passed = tops.filter(({ top }) => top <= limit);
      const last = Math.max(...passed.map(({ top }) => top));
      setCurrent((passed.find(({ top }) => top === last) ?? tops[0])?.id);
    };
    const schedule = (): void => {
      frame ||= requestAnimationFrame(update);
    };
    schedule();
    const forgetChosen = (): void => setChosen(undefined);
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('wheel', forgetChosen, { passive: true });
    window.addEventListener('touchmove', forgetChosen, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('wheel', forgetChosen);
      window.removeEventListener('touchmove', forgetChosen);
    };
  }, [sections, chosen]);

  const follow = (id: string): void => {
    const heading = document.getElementById(id);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
    setChosen(id);
    setCurrent(id);
  };
  return { current, follow };
}
