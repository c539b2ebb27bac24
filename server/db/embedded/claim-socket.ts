import { connect, createServer } from 'node:net';

export interface Listening {
  /** From now on it answers that the folder is taken for good. */
  readonly becomeOwner: () => void;
  readonly close: () => Promise<void>;
}

/** Listens, and tells whoever asks how it stands. Does not keep the process from ending. */
export async function listen(path: string): Promise<Listening> {
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
    becomeOwner: () => {
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

export interface Answer {
  readonly state: 'dead' | 'candidate' | 'owner';
  readonly pid: number | undefined;
}

/** A process that lives but is too busy to answer counts as the owner. */
const patienceMs = 2_000;

/** Asks a claim how it stands. */
export async function ask(path: string, attempts = 3): Promise<Answer> {
  const answer = await askOnce(path);
  if (answer !== 'again') return answer;
  return attempts > 1 ? await ask(path, attempts - 1) : { state: 'owner', pid: undefined };
}

function askOnce(path: string): Promise<Answer | 'again'> {
  return new Promise(resolve => {
    let text = '';
    const socket = connect(path);
    const settle = (answer: Answer | 'again'): void => {
      resolve(answer);
      socket.destroy();
    };
    socket.setTimeout(patienceMs, () => {
      settle({ state: 'owner', pid: undefined });
    });
    socket.on('data', chunk => {
      text += chunk.toString();
    });
    socket.on('end', () => {
      const [state, pid] = text.split(' ');
      const known = state === 'candidate' || state === 'owner';
      settle(known ? { state, pid: Number(pid) } : 'again');
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      const code = error.code ?? '';
      if (code === 'ECONNREFUSED' || code === 'ENOENT') settle({ state: 'dead', pid: undefined });
      // It was given up while we asked.
      else if (code === 'ECONNRESET' || code === 'EPIPE') settle('again');
      else settle({ state: 'owner', pid: undefined });
    });
  });
}
