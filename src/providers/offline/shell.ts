/** What the build says of its files, `shell.json`. */
interface ShellFiles {
  readonly assets: readonly string[];
}

const workerPath = '/sw.js';

/** The build that the page was served with. */
const buildId = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="build-id"]')?.content ?? '';

/** Asks the service worker to store the shell. @throws Error when it could not */
function storeWith(worker: ServiceWorker, files: ShellFiles): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<{ berhasil: boolean }>) => {
      port1.close();
      if (data.berhasil) resolve();
      else reject(new Error('The shell was not stored.'));
    };
    worker.postMessage({ jenis: 'simpan', build: buildId(), ...files }, [port2]);
  });
}

/**
 * Stores the shell of this build, so that the portal opens without network. It stores no data.
 * @throws Error when the browser or the network does not allow it
 */
export async function storeShell(): Promise<void> {
  const language = document.documentElement.lang;
  const response = await fetch(language === 'en' ? '/shell.en.json' : '/shell.json', {
    cache: 'no-store',
  });
  if (!response.ok) throw new Error(`The list of files was answered with ${response.status}.`);
  const files = (await response.json()) as ShellFiles;
  await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  if (!active) throw new Error('The service worker does not run.');
  await storeWith(active, files);
}
