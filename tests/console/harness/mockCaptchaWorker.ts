import 'altcha/external';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { vi } from 'vitest';

/** Message from the captcha widget to its worker. */
interface WorkerRequest {
  readonly type: 'work' | 'abort';
  readonly challenge: Challenge;
  readonly counterStart: number;
  readonly counterStep: number;
}

/**
 * Replaces the captcha's web worker, which happy-dom lacks, and solves the challenge in this
 * thread.
 */
class InlineCaptchaWorker extends EventTarget {
  postMessage({ type, challenge, counterStart, counterStep }: WorkerRequest): void {
    if (type !== 'work') return;
    void solveChallenge({ challenge, counterStart, counterStep, deriveKey }).then(solution =>
      this.dispatchEvent(new MessageEvent('message', { data: solution })),
    );
  }

  terminate(): void {
    // The computation cannot be cancelled; its result is ignored.
  }
}

/** Makes the real captcha work in a test. */
export function mockCaptchaWorker(): void {
  // By default the widget shows its progress for at least half a second.
  globalThis.$altcha.defaults.set({ minDuration: 0 });
  vi.doMock('altcha/workers/pbkdf2?worker', () => ({ default: InlineCaptchaWorker }));
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
}
