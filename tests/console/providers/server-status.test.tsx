import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { createServerStatus } from '#src/providers/api/serverStatus.ts';
import { spreadDelay } from '#src/providers/api/spreadDelay.ts';

const response = (status: number): Response => new Response(null, { status });

describe('the status of the server', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['90', 90],
    ['Sun, 22 Nov 2026 10:00:30 GMT', 30],
    ['segera', undefined],
  ])('says when to ask again after Retry-After %s', async (header, retryAfterSeconds) => {
    vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
    const headers = { 'retry-after': header };
    const status = createServerStatus(() =>
      Promise.resolve(new Response(null, { status: 503, headers })),
    );
    await status.probe();
    expect(status.read()).toMatchObject({ availability: 'away', retryAfterSeconds });
  });

  it('ignores a failed probe when a later call was answered', async () => {
    const status = createServerStatus(() => {
      status.recordResponse(response(200));
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    status.recordUnavailable();
    await status.probe();
    expect(status.read().availability).toBe('up');
  });

  it('asks once at a time', async () => {
    const send = vi.fn(() => Promise.resolve(response(503)));
    const status = createServerStatus(send);
    await Promise.all([status.probe(), status.probe()]);
    expect(send).toHaveBeenCalledOnce();
    expect(status.read()).toMatchObject({ availability: 'away', failures: 1 });
  });

  it('forgets a missing part when the server that was away is back', async () => {
    const status = createServerStatus(() => Promise.resolve(response(502)));
    status.recordMissingPart();
    await status.probe();
    expect(status.read()).toMatchObject({ availability: 'away', hasMissingPart: true });
    status.recordResponse(response(200));
    expect(status.read()).toMatchObject({ availability: 'up', hasMissingPart: false });
  });
});

describe('a delay', () => {
  it.each([
    [0, 1000],
    [0.5, 1150],
  ])('is prolonged by chance %f to %i ms', (chance, ms) => {
    expect(spreadDelay(1000, () => chance)).toBeCloseTo(ms);
  });
});

describe('a dialog that could not be loaded', () => {
  it('is loaded again when it is opened again', async () => {
    const load = vi
      .fn<() => Promise<{ default: () => string }>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue({ default: () => 'isi dialog' });
    const Dialog = lazyDialog<object>(load);
    const open = () =>
      render(
        <Suspense fallback={null}>
          <Dialog />
        </Suspense>,
      );
    const first = await act(() => Promise.resolve(open()));
    expect(first.container.textContent).toBe('');
    first.unmount();
    open();
    await screen.findByText('isi dialog');
  });
});
