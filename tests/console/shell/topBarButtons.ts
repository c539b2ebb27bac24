import { screen, within } from '@testing-library/react';

/** A button as it is announced and as it is seen on a wide screen; narrow ones show less of it. */
interface ButtonTexts {
  readonly name: string;
  readonly visible: readonly string[];
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Returns the texts of the buttons in the top bar: all of each, and its parts that widths hide. */
export async function topBarButtons(): Promise<readonly ButtonTexts[]> {
  // The page has a header too.
  const bar = await screen.findByRole('banner', { name: /^(Bilah atas|Top bar)$/ });
  const found: ButtonTexts[] = [];
  within(bar).getAllByRole('button', {
    name: (name, button) => {
      const parts = [button, ...button.querySelectorAll('*')].map(one => plain(one.textContent));
      found.push({ name: plain(name), visible: [...new Set(parts)].filter(Boolean) });
      return true;
    },
  });
  return found;
}
