import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, connect, type Server, type Socket } from 'node:net';
import { chromium, type Browser, type Page } from '@playwright/test';

/** A line between the browser and the server, which a test cuts and restores. */
export interface Line {
  readonly port: number;
  readonly cut: () => Promise<void>;
  readonly restore: () => Promise<void>;
}

/** Opens a line to a local port; a page behind it has an origin of its own. */
export async function openLine(target: number): Promise<Line> {
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;
  const restore = async (): Promise<void> => {
    server = createServer(near => {
      const far = connect(target, '127.0.0.1');
      for (const socket of [near, far]) {
        sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
      }
      near.pipe(far).pipe(near);
    });
    await new Promise<void>(resolve => server?.listen(port, '127.0.0.1', resolve));
    const address = server.address();
    if (address && typeof address === 'object') ({ port } = address);
  };
  await restore();
  return {
    get port() {
      return port;
    },
    restore,
    cut: async () => {
      const closed = new Promise<void>(resolve => server?.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** A browser with a profile on the disk, which ends without notice. */
export interface KillableBrowser {
  readonly page: Page;
  readonly kill: () => Promise<void>;
}

const readEndpoint = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    child.stderr?.on('data', (part: Buffer) => {
      text += part.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.on('exit', () => reject(new Error(`The browser ended: ${text}`)));
  });

/** Starts a browser on a profile. */
export async function startBrowser(profile: string): Promise<KillableBrowser> {
  const child = spawn(
    process.env['PORTAL_CHROMIUM'] ?? '/usr/bin/chromium',
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--lang=id-ID',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, TZ: 'Asia/Jakarta' } },
  );
  const browser: Browser = await chromium.connectOverCDP(await readEndpoint(child));
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no context.');
  const page = context.pages()[0] ?? (await context.newPage());
  await page.setViewportSize({ width: 1280, height: 800 });
  return {
    page,
    async kill() {
      const ended = new Promise(resolve => child.on('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}
