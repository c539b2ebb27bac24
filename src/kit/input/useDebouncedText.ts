import { useEffect, useState } from 'react';

/** Debounce delay in ms. */
const debounceMs = 250;

/** Debounces `text`; clearing it takes effect immediately. */
export function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  // Reset as well, or the first letter of the next search would show the previous text.
  if (text === '' && debounced !== '') setDebounced('');
  return text === '' ? '' : debounced;
}
