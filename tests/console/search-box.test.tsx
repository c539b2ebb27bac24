import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FiltersContext } from '#src/ui/list/FiltersContext.ts';
import { SearchBox } from '#src/ui/list/SearchBox.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A search box beside a row and a button; what the list was asked for. */
function open() {
  const set = vi.fn();
  render(
    <FiltersContext value={{ values: {}, open: {}, set, setAll: vi.fn() }}>
      <SearchBox noun="peran" />
      <a href="#baris">Baris</a>
      <button>Lain</button>
    </FiltersContext>,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'VERIF' } });
  return set;
}

it('asks once typing pauses, also where something that leads nowhere is pressed meanwhile', () => {
  const set = open();
  fireEvent.click(screen.getByRole('button', { name: 'Lain' }));
  expect(set).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(set.mock.calls).toEqual([['q', 'VERIF']]);
});

// On a touch screen what is tapped does not take the focus, and the next page may take its time to load.
it('asks no more once one has gone on to a row', () => {
  const set = open();
  fireEvent.click(screen.getByRole('link', { name: 'Baris' }));
  vi.runAllTimers();
  expect(set).not.toHaveBeenCalled();
});
