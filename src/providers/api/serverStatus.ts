import { buildIdHeader } from '#contract/core/build-id.ts';
import { retryAfterSeconds } from './retryAfter.ts';

/** What the console knows of the server from the answers to its calls. */
export interface ServerState {
  /** `suspect` after a failed call, until a probe shows whether the server is away. */
  readonly availability: 'up' | 'suspect' | 'away';
  /** Seconds until the next probe; undefined when the server asked for none. */
  readonly retryAfterSeconds: number | undefined;
  /** Failed probes in a row. */
  readonly failures: number;
  /** Whether the server serves another build than this one. */
  readonly hasNewBuild: boolean;
  /** Whether a part of this build could not be loaded. */
  readonly hasMissingPart: boolean;
}

/** Availability of the server and its build. */
export interface ServerStatus {
  readonly read: () => ServerState;
  /** Subscribes to changes; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Records a response: whether the server is up, and its build. */
  readonly recordResponse: (response: Response) => void;
  /** Records a call that found no server, or one that is not ready. */
  readonly recordUnavailable: () => void;
  /** Records that a part of the console could not be loaded. */
  readonly recordMissingPart: () => void;
  /** Asks the server whether it is up, unless it is being asked. */
  readonly probe: () => Promise<void>;
}

/** Statuses of a server, or of the proxy before it, that is not ready. */
export const unavailableStatuses: readonly number[] = [502, 503, 504];

/** Returns the build that the page was served with; null in development. */
function pageBuildId(): string | null {
  const id = document.querySelector<HTMLMetaElement>('meta[name="build-id"]')?.content;
  return id === undefined || id === '' || id.startsWith('__') ? null : id;
}

/**
 * Creates the status of a server that is up.
 * @param sendProbe makes a cheap call that needs no session
 */
export function createServerStatus(sendProbe: () => Promise<Response>): ServerStatus {
  let state: ServerState = {
    availability: 'up',
    retryAfterSeconds: undefined,
    failures: 0,
    hasNewBuild: false,
    hasMissingPart: false,
  };
  const ownBuildId = pageBuildId();
  const listeners = new Set<() => void>();
  const update = (changes: Partial<ServerState>): void => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };

  /** Number of answers that showed the server up, by which a probe notices a later one. */
  let upAnswers = 0;
  const recordResponse = ({ status, headers }: Response): void => {
    const buildId = headers.get(buildIdHeader);
    const isNew = ownBuildId !== null && buildId !== null && buildId !== ownBuildId;
    if (isNew && !state.hasNewBuild) update({ hasNewBuild: true });
    if (unavailableStatuses.includes(status)) return;
    upAnswers += 1;
    if (state.availability !== 'up') {
      // A part that could not be loaded meanwhile may be there again.
      const changes = { hasMissingPart: false, retryAfterSeconds: undefined, failures: 0 };
      update({ availability: 'up', ...(state.availability === 'away' ? changes : {}) });
    }
  };

  const askServer = async (): Promise<void> => {
    const answersBefore = upAnswers;
    let retryAfter: number | undefined;
    try {
      const response = await sendProbe();
      recordResponse(response);
      if (!unavailableStatuses.includes(response.status)) return;
      retryAfter = retryAfterSeconds(response);
    } catch {
      // The server was not reached.
    }
    if (upAnswers > answersBefore) return;
    update({
      availability: 'away',
      retryAfterSeconds: retryAfter,
      failures: state.failures + 1,
    });
  };
  let asking: Promise<void> | undefined;

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    recordResponse,
    recordUnavailable() {
      if (state.availability === 'up') update({ availability: 'suspect' });
    },
    recordMissingPart() {
      if (!state.hasMissingPart) update({ hasMissingPart: true });
    },
    probe() {
      asking ??= askServer().finally(() => {
        asking = undefined;
      });
      return asking;
    },
  };
}
