import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tooltip } from '#src/layout/tooltip/Tooltip.tsx';

const rendered = vi.fn<() => void>();
const Counted = () => {
  rendered();
  return <svg />;
};
const Toolbar = () => {
  const [count, setCount] = useState(0);
  return (
    <>
      <Tooltip title="Bantuan ?">
        <button type="button" aria-label="Bantuan" onClick={() => setCount(count + 1)}>
          <Counted />
        </button>
      </Tooltip>
      <output>{count}</output>
    </>
  );
};
const button = () => screen.getByRole('button', { name: 'Bantuan' });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  rendered.mockReset();
  vi.useRealTimers();
});

describe('a tooltip', () => {
  it('renders its element once', () => {
    render(<Toolbar />);
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it('appears after a pause while a mouse points at its element, and stays while it points at the text', async () => {
    render(<Toolbar />);
    fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
    await wait(200);
    expect(screen.queryByRole('tooltip')).toBeNull();
    await wait(200);
    const text = await screen.findByRole('tooltip');
    expect(text.textContent).toBe('Bantuan ?');
    fireEvent.pointerLeave(button());
    fireEvent.pointerEnter(text);
    await wait(500);
    expect(screen.getByRole('tooltip')).toBe(text);
    fireEvent.pointerLeave(text);
    await wait(200);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('does not appear for a finger, nor for an element that was left at once', async () => {
    render(<Toolbar />);
    fireEvent.pointerEnter(button(), { pointerType: 'touch' });
    await wait(1_000);
    expect(screen.queryByRole('tooltip')).toBeNull();
    fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
    fireEvent.pointerLeave(button());
    await wait(1_000);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('appears at once for the keyboard, and Escape hides it', async () => {
    const user = userEvent.setup({ advanceTimers: ms => vi.advanceTimersByTime(ms) });
    render(<Toolbar />);
    await user.tab();
    await wait(1);
    expect(await screen.findByRole('tooltip')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('does not keep its element from being used', async () => {
    const user = userEvent.setup({ advanceTimers: ms => vi.advanceTimersByTime(ms) });
    render(<Toolbar />);
    await user.click(button());
    expect(screen.getByRole('status').textContent).toBe('1');
  });
});
