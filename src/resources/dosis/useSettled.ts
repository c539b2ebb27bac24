import { useEffect, useState } from 'react';

/** Debounce delay in ms. */
const pause = 250;

/** Debounces `text`; clearing it takes effect immediately. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  // Reset as well, or the first letter of the next search would show the previous text.
  if (text === '' && settled !== '') setSettled('');
  return text === '' ? '' : settled;
}
