import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ListFiltersContext } from '#src/kit/list/filters/ListFiltersContext.ts';
import { SearchBox } from '#src/kit/list/filters/SearchBox.tsx';

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
function renderSearchBox() {
  const setFilter = vi.fn();
  render(
    <ListFiltersContext value={{ values: {}, publicValues: {}, set: setFilter, setAll: vi.fn() }}>
      <SearchBox noun="peran" />
      <a href="#baris">Baris</a>
      <button>Lain</button>
    </ListFiltersContext>,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'VERIF' } });
  return setFilter;
}

it('searches after a debounce, even when a button is clicked meanwhile', () => {
  const setFilter = renderSearchBox();
  fireEvent.click(screen.getByRole('button', { name: 'Lain' }));
  expect(setFilter).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(setFilter.mock.calls).toEqual([['q', 'VERIF']]);
});

// On touch screens a tap does not move the focus, and the next page may load slowly.
it('cancels the search when a link is followed', () => {
  const setFilter = renderSearchBox();
  fireEvent.click(screen.getByRole('link', { name: 'Baris' }));
  vi.runAllTimers();
  expect(setFilter).not.toHaveBeenCalled();
});

// Replacing rows between pointer-down and pointer-up would move the click to another row.
it('waits for pointer-up before searching, on blur and after the debounce', () => {
  const setFilter = renderSearchBox();
  const button = screen.getByRole('button', { name: 'Lain' });
  fireEvent.pointerDown(button);
  fireEvent.blur(screen.getByRole('searchbox'), { relatedTarget: button });
  vi.advanceTimersByTime(2_000);
  expect(setFilter).not.toHaveBeenCalled();
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  expect(setFilter).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(setFilter.mock.calls).toEqual([['q', 'VERIF']]);
});

it('searches immediately when the keyboard leaves the box, and only once', () => {
  const setFilter = renderSearchBox();
  const button = screen.getByRole('button', { name: 'Lain' });
  fireEvent.blur(screen.getByRole('searchbox'), { relatedTarget: button });
  expect(setFilter.mock.calls).toEqual([['q', 'VERIF']]);
  vi.runAllTimers();
  expect(setFilter).toHaveBeenCalledTimes(1);
});

it('cancels the search when a link is clicked, whatever element gets the focus', () => {
  const setFilter = renderSearchBox();
  const link = screen.getByRole('link', { name: 'Baris' });
  fireEvent.pointerDown(link);
  fireEvent.blur(screen.getByRole('searchbox'), { relatedTarget: null });
  fireEvent.pointerUp(link);
  fireEvent.click(link);
  vi.runAllTimers();
  expect(setFilter).not.toHaveBeenCalled();
});
