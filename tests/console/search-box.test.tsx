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

// Rows that come between a press and its release would put another row, or none, under the pointer.
it('asks for nothing while something is pressed, neither by leaving the box nor by a pause', () => {
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

it('asks at once when the box is left by keyboard, and not again', () => {
  const set = open();
  const button = screen.getByRole('button', { name: 'Lain' });
  fireEvent.blur(screen.getByRole('searchbox'), { relatedTarget: button });
  expect(set.mock.calls).toEqual([['q', 'VERIF']]);
  vi.runAllTimers();
  expect(set).toHaveBeenCalledTimes(1);
});

it('asks no more once a row was pressed and let go, whatever the browser says took the focus', () => {
  const set = open();
  const link = screen.getByRole('link', { name: 'Baris' });
  fireEvent.pointerDown(link);
  fireEvent.blur(screen.getByRole('searchbox'), { relatedTarget: null });
  fireEvent.pointerUp(link);
  fireEvent.click(link);
  vi.runAllTimers();
  expect(set).not.toHaveBeenCalled();
});
