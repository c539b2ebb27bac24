import type { DataKeyName, Keys, KeyVersions } from './keys.ts';

/** The process cannot know whether its keys are current, because it lost the database. */
export class KeysUnavailableError extends Error {
  override readonly name = 'KeysUnavailableError';
}

/** Keys that change while the process runs. */
export interface LiveKeys {
  readonly keys: Keys;
  readonly replace: (next: Keys) => void;
  /** Whether new values may be encrypted and indexed; decrypting is always possible. */
  readonly setUsable: (isUsable: boolean) => void;
}

/** Returns keys that always show the last ones of `replace`. */
export function createLiveKeys(initial: Keys): LiveKeys {
  let current = initial;
  let isUsable = true;
  const usable = (): Keys => {
    if (!isUsable) throw new KeysUnavailableError('The keys may have changed.');
    return current;
  };
  const versions = (name: DataKeyName): KeyVersions => ({
    get active() {
      return usable()[name].active;
    },
    get all() {
      return current[name].all;
    },
  });
  return {
    keys: {
      identity: versions('identity'),
      health: versions('health'),
      outbox: versions('outbox'),
      get blindIndex() {
        return usable().blindIndex;
      },
      get token() {
        return current.token;
      },
      get captcha() {
        return current.captcha;
      },
      get throttle() {
        return current.throttle;
      },
      get auditSeal() {
        return current.auditSeal;
      },
    },
    replace: next => {
      current = next;
    },
    setUsable: next => {
      isUsable = next;
    },
  };
}
