import { chmodSync, existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { buildSheetFile, sheetLine } from '#tests/builders/sheet-file.ts';
import { createAccounts, password, startAppServer } from './cluster/app-servers.ts';
import { createPrimary } from './cluster/postgres.ts';
import { seedDatabase } from './cluster/seed-database.ts';

const databasePort = 55461;
const port = 4540;
const url = `http://127.0.0.1:${port}`;
const participants = 20_000;
const throttle = 4;
const rounds = 15;
/** How long a person presses a mouse button. */
const pressMs = 80;
const debianBrowser = '/usr/bin/chromium';

/** Measures in the page; the functions that Playwright sends there cannot share code otherwise. */
interface PageMeter {
  /** Resolves with the ms from the next click to the frame that shows other rows. */
  readonly rowsAfterClick: () => Promise<number>;
  /** Ms from each key to the rendered change, before it is painted. */
  readonly keystrokes: number[];
  readonly longTasks: number[];
}
declare global {
  var meter: PageMeter;
}

/** Runs in the page before its own scripts. */
function installMeter(): void {
  const rowsText = (): string => document.querySelector('tbody')?.textContent ?? '';
  const keystrokes: number[] = [];
  const longTasks: number[] = [];
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: 'longtask' });
  let pressedAt = 0;
  addEventListener('keydown', () => (pressedAt = performance.now()), true);
  // The last handler of the event runs after React has rendered the changes of those before it.
  addEventListener('input', () => keystrokes.push(performance.now() - pressedAt));
  globalThis.meter = {
    keystrokes,
    longTasks,
    rowsAfterClick: () =>
      new Promise(resolve => {
        const before = rowsText();
        let clickedAt = 0;
        addEventListener('click', () => (clickedAt = performance.now()), {
          capture: true,
          once: true,
        });
        const observer = new MutationObserver(() => {
          const text = rowsText();
          if (clickedAt === 0 || text === before || text === '') return;
          observer.disconnect();
          // A message sent before a frame arrives when its style, layout and painting are done.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - clickedAt);
            port2.postMessage(undefined);
          });
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  };
}

function print(name: string, values: readonly number[], limit: number): void {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
  const verdict = Number(at(0.5)) <= limit ? '✓' : '✗';
  const label = `${name} (${values.length}×)`.padEnd(58);
  console.log(
    label +
      [at(0), at(0.5), at(0.95), limit].map(one => String(one).padStart(9)).join('') +
      ` ${verdict}`,
  );
}

/** Signs in through the API and opens a page of the console. */
async function open(page: Page, account: Record<string, unknown>, path: string): Promise<void> {
  // The stream of changes stays open, and the network would never be idle.
  await page.route('**/langsung/aliran*', route => route.abort());
  await page.route('**/kosong', route =>
    route.fulfill({ contentType: 'text/html', body: '<title>Kosong</title>' }),
  );
  await page.goto(`${url}/kosong`);
  const { token, userName, id, roleName, fullName } = account;
  await page.evaluate(
    values => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, String(value));
    },
    { token, user: userName, id, role: roleName, fullname: fullName },
  );
  await page.goto(url + path);
}

/** Clicks and measures until the rows have changed, several times. */
async function measureClicks(page: Page, targets: readonly Locator[]): Promise<number[]> {
  const values: number[] = [];
  for (let round = -2; round < rounds; round++) {
    const shown = page.evaluate(() => globalThis.meter.rowsAfterClick());
    await targets[Math.abs(round) % targets.length]?.click({ delay: pressMs });
    const ms = await shown;
    if (round >= 0) values.push(ms);
    await page.waitForLoadState('networkidle');
  }
  return values;
}

/** Opens the list and waits for its rows; a skeleton has rows too, but no links. */
async function openList(page: Page, account: Record<string, unknown>): Promise<void> {
  await open(page, account, '/dashboard/table-list');
  await page.locator('tbody a').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Chooses an option of the open filter. @returns ms to the painted rows */
async function measureOption(page: Page, name: string): Promise<number> {
  const shown = page.evaluate(() => globalThis.meter.rowsAfterClick());
  await page.getByRole('menuitemradio', { name, exact: true }).click({ delay: pressMs });
  const ms = await shown;
  await page.waitForLoadState('networkidle');
  return ms;
}

async function measureList(page: Page, account: Record<string, unknown>): Promise<void> {
  await openList(page, account);
  const next = page.getByRole('button', { name: /berikutnya/i });
  print('list: next page to painted rows', await measureClicks(page, [next]), 100);
  const header = page.getByRole('columnheader', { name: /^Nama/ }).getByRole('button');
  print('list: sort to painted rows', await measureClicks(page, [header.first()]), 100);
  const first: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await openList(page, account);
    await page.getByRole('button', { name: 'Tambah filter' }).click();
    await page.getByRole('menuitem', { name: 'Status data' }).click();
    first.push(await measureOption(page, 'Tidak valid'));
  }
  print('list: first filter after loading to painted rows', first, 100);
  const changed: number[] = [];
  for (let round = -2; round < rounds; round++) {
    await page.getByRole('button', { name: /^Status data:/ }).click();
    const ms = await measureOption(page, round % 2 === 0 ? 'Valid' : 'Tidak valid');
    if (round >= 0) changed.push(ms);
  }
  print('list: changed filter to painted rows', changed, 100);
}

/** Uploads a file for preview through the API. @returns the id of the import */
async function upload(token: string): Promise<number> {
  const body = new FormData();
  const lines = Array.from({ length: 2_000 }, (_, n) =>
    sheetLine(n % 9 === 0 ? { noHP: '1' } : {}),
  );
  body.append('berkas', await buildSheetFile(lines));
  const response = await fetch(`${url}/api/Peserta/ImportByAM/0/1?preview=true`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  if (!response.ok) throw new Error(`upload: ${await response.text()}`);
  return ((await response.json()) as { id: number }).id;
}

async function measureGrid(page: Page, account: Record<string, unknown>): Promise<void> {
  const id = await upload(String(account['token']));
  await open(page, account, `/dashboard/peserta/unggah/${id}`);
  const grid = page.getByRole('grid', { name: 'Baris berkas' });
  await grid.waitFor();
  await page.waitForLoadState('networkidle');
  await grid.hover();
  await page.evaluate(() => globalThis.meter.longTasks.splice(0));
  for (let n = 0; n < 60; n++) {
    await page.mouse.wheel(0, 240);
    await page.waitForTimeout(50);
  }
  const tasks = await page.evaluate(() => globalThis.meter.longTasks);
  console.log(`import grid: ${tasks.length} tasks over 50 ms in 3 s of scrolling (0 expected)`);
  if (tasks.length > 0) print('import grid: these tasks', tasks, 50);
}

async function measureForm(page: Page, account: Record<string, unknown>): Promise<void> {
  await open(page, account, '/dashboard/peserta/add');
  const field = page.getByRole('textbox', { name: 'Alamat' });
  await field.click();
  await page.waitForLoadState('networkidle');
  await field.pressSequentially('Jalan Contoh Nomor Tujuh, Kelurahan Contoh', { delay: 60 });
  const values = await page.evaluate(() => globalThis.meter.keystrokes);
  print('participant form: key to rendered change', values.slice(5), 8);
}

/** Measures the built console in Chromium with a throttled CPU over a server on this machine. */
export async function bench(): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'portal-console-'));
  chmodSync(root, 0o755);
  const node = await createPrimary(root, databasePort);
  await node.query('create database portal');
  const database = node.url('portal');
  const server = await startAppServer(root, port, {
    DATABASE_URL: database,
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '0',
  });
  const browser = await chromium.launch({
    ...(existsSync(debianBrowser) ? { executablePath: debianBrowser } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await createAccounts(database, ['konsol']);
    await seedDatabase(database, participants);
    const signedIn = await fetch(`${url}/api/gtc/logingtc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ Username: 'konsol', Password: password, ApplicationCode: 'GTRY' }),
    });
    const account = (await signedIn.json()) as Record<string, unknown>;
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'id-ID' });
    // tsx names inner functions by a helper that the page does not have.
    await page.addInitScript('globalThis.__name = value => value');
    await page.addInitScript(installMeter);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    const head = ['best', 'p50', 'p95', 'limit'].map(one => one.padStart(9)).join('');
    console.log(`\nCPU ${throttle}× slower, ${participants} participants`.padEnd(59) + head);
    await measureList(page, account);
    await measureGrid(page, account);
    await measureForm(page, account);
  } finally {
    await browser.close();
    await server.stop();
    await node.stop();
    await rm(root, { recursive: true, force: true, maxRetries: 5 });
  }
}
