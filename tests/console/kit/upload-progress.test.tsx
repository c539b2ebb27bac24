import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { UploadProgress } from '#src/kit/file/UploadProgress.tsx';
import { useUpload, type UploadOptions } from '#src/kit/file/useUpload.ts';

afterEach(cleanup);

interface RunningUpload extends UploadOptions {
  readonly answer: (text: string) => void;
}

/** Starts an upload that the test answers. */
function startUpload() {
  const { result, unmount } = renderHook(useUpload);
  const started: RunningUpload[] = [];
  let settled: Promise<unknown> = Promise.resolve();
  act(() => {
    settled = result.current
      .run(
        options =>
          new Promise<string>((answer, reject) => {
            started.push({ ...options, answer });
            options.signal.addEventListener('abort', () => reject(new Error('aborted')));
          }),
      )
      .catch((error: unknown) => error);
  });
  const [running] = started;
  if (!running) throw new Error('The call was not made.');
  return { result, unmount, running, settled };
}

describe('an upload', () => {
  it('reports the sent fraction, then that the file is checked', async () => {
    const { result, running, settled } = startUpload();
    act(() => running.onSent(250, 1000));
    const view = render(<UploadProgress upload={result.current} />);
    expect(screen.getByRole('status').parentElement?.textContent).toMatch(/Mengirim berkas 25\s?%/);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
    act(() => running.onSent(1000, 1000));
    view.rerender(<UploadProgress upload={result.current} />);
    expect(screen.getByText('Memeriksa berkas…')).toBeTruthy();
    await act(async () => {
      running.answer('answer');
      expect(await settled).toBe('answer');
    });
    view.rerender(<UploadProgress upload={result.current} />);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('can be cancelled', async () => {
    const { result, settled, running } = startUpload();
    await act(async () => {
      result.current.cancel();
      expect(await settled).toMatchObject({
        status: 0,
        message: expect.stringContaining('Pengiriman dibatalkan') as string,
      });
    });
    expect(running.signal.aborted).toBe(true);
    expect(result.current.progress).toBeUndefined();
  });

  it('is cancelled when its page is left', () => {
    const { unmount, running } = startUpload();
    unmount();
    expect(running.signal.aborted).toBe(true);
  });
});
