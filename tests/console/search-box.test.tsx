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

/**
 * Renders a search box next to a link and a button. @returns the mock that receives filter values
 */
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

it('searches after a debounce, even when a button is clicked meanwhile', () => {
  const set = open();
  fireEvent.click(screen.getByRole('button', { name: 'Lain' }));
  expect(set).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(set.mock.calls).toEqual([['q', 'VERIF']]);
});

// On touch screens a tap does not move the focus, and the next page may load slowly.
it('cancels the search when a link is followed', () => {
  const set = open();
  fireEvent.click(screen.getByRole('link', { name: 'Baris' }));
  vi.runAllTimers();
  expect(set).not.toHaveBeenCalled();
});

// Replacing rows between pointer-down and pointer-up would move the click to another row.
it('waits for pointer-up before searching, on blur and after the debounce', () => {
  const set = open();
  const button = screen.getByRole('button', { name: 'Lain' });
  fireEvent.pointerDown(button);
  fireEvent.blur(screen.getByRole('searchbox'), { relatedTarget: button });
  vi.advanceTimersByTime(2_000);
  expect(set).not.toHaveBeenCalled();
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  expect(set).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(set.mock.calls).toEqual([['q', 'VERIF']]);
});

it('searches immediately when the keyboard leaves the box, and only once', () => {
  const set = open();
  const button = screen.getByRole('button', { name: 'Lain' });
  fireEvent.blur(screen.getByRole('searchbox'), { relatedTarget: button });
  expect(set.mock.calls).toEqual([['q', 'VERIF']]);
  vi.runAllTimers();
  expect(set).toHaveBeenCalledTimes(1);
});

it('cancels the search when a link is clicked, whatever element gets the focus', () => {
  const set = open();
  const link = screen.getByRole('link', { name: 'Baris' });
  fireEvent.pointerDown(link);
  fireEvent.blur(screen.getByRole('searchbox'), { relatedTarget: null });
  fireEvent.pointerUp(link);
  fireEvent.click(link);
  vi.runAllTimers();
  expect(set).not.toHaveBeenCalled();
});
