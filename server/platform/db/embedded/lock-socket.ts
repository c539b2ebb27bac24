import { connect, createServer } from 'node:net';

export interface LockSocket {
  /** Makes the socket answer that this process owns the folder. */
  readonly markOwner: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Listens on a socket and answers each connection with the lock state and PID of this process. It
 * does not keep the process alive.
 */
export async function openLockSocket(path: string): Promise<LockSocket> {
  let state = 'candidate';
  const server = createServer(socket => {
    socket.on('error', () => undefined);
    socket.end(`${state} ${process.pid}`);
  });
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ path, exclusive: true }, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    markOwner: () => {
      state = 'owner';
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => {
          resolve();
        });
      }),
  };
}

export interface LockState {
  readonly state: 'dead' | 'candidate' | 'owner';
  readonly pid: number | undefined;
}

/**
 * A process that does not answer within this time counts as the owner, since it may just be busy.
 */
const answerTimeoutMs = 2_000;

/** Asks the process behind a lock socket for its state; retries when the connection was cut. */
export async function queryLockState(path: string, attempts = 3): Promise<LockState> {
  const answer = await queryLockStateOnce(path);
  if (answer !== 'again') return answer;
  return attempts > 1
    ? await queryLockState(path, attempts - 1)
    : { state: 'owner', pid: undefined };
}

function queryLockStateOnce(path: string): Promise<LockState | 'again'> {
  return new Promise(resolve => {
    let text = '';
    const socket = connect(path);
    const finish = (answer: LockState | 'again'): void => {
      resolve(answer);
      socket.destroy();
    };
    socket.setTimeout(answerTimeoutMs, () => {
      finish({ state: 'owner', pid: undefined });
    });
    socket.on('data', chunk => {
      text += chunk.toString();
    });
    socket.on('end', () => {
      const [state, pid] = text.split(' ');
      const isValidState = state === 'candidate' || state === 'owner';
      finish(isValidState ? { state, pid: Number(pid) } : 'again');
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      const code = error.code ?? '';
      if (code === 'ECONNREFUSED' || code === 'ENOENT') finish({ state: 'dead', pid: undefined });
      // The other process released the lock during the query.
      else if (code === 'ECONNRESET' || code === 'EPIPE') finish('again');
      else finish({ state: 'owner', pid: undefined });
    });
  });
}
