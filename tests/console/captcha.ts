import 'altcha/external';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { vi } from 'vitest';

/** What the captcha's widget tells its worker. */
interface Order {
  readonly type: 'work' | 'abort';
  readonly challenge: Challenge;
  readonly counterStart: number;
  readonly counterStep: number;
}

/** Stands in for the captcha's worker, which this environment has none of: the same work, in this thread. */
class SolvingWorker extends EventTarget {
  postMessage({ type, challenge, counterStart, counterStep }: Order): void {
    if (type !== 'work') return;
    void solveChallenge({ challenge, counterStart, counterStep, deriveKey }).then(solution =>
      this.dispatchEvent(new MessageEvent('message', { data: solution })),
    );
  }

  terminate(): void {
    // What is being worked out is simply not heard.
  }
}

/** Lets the real captcha work in a test. */
export function allowCaptcha(): void {
  // People are shown the work for half a second; a test is not.
  globalThis.$altcha.defaults.set({ minDuration: 0 });
  vi.doMock('altcha/workers/pbkdf2?worker', () => ({ default: SolvingWorker }));
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
}
