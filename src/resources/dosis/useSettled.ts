import { useEffect, useState } from 'react';

/** How long one may pause in typing before it is searched for, in ms. */
const pause = 250;

/** A text once nobody types on; an empty one at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  // Nothing of the search before comes back with the first letter of the next.
  if (text === '' && settled !== '') setSettled('');
  return text === '' ? '' : settled;
}
