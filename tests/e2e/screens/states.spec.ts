import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base, type Page, type Route } from '@playwright/test';
import { PortalPage } from '../fixtures.ts';

// Shows each kind of screen in each state that is not its usual one. With `PICTURES=folder`, `states.html` in that
// folder shows all of them at once.

/** Without the guard against failed calls, which these screens have. */
const test = base.extend<{ portal: PortalPage }>({
  portal: async ({ page }, use) => {
    await use(new PortalPage(page));
  },
});

/** A screen of each kind, and the calls that read what it shows. */
const kinds = [
  { name: 'list', path: '/admin/product/list-product', data: /\/api\/product(?!\/\d)/i },
  { name: 'record', path: '/admin/product/detail/1', data: /\/api\/product\/1$/i },
  { name: 'form', path: '/admin/product/edit/1', data: /\/api\/product\/1$/i },
  { name: 'overview', path: '/admin/invoice/ringkasan', data: /\/api\/invoice/i },
  { name: 'dashboard', path: '/dashboard', data: /\/api\/(?:dashboard|voucher)\//i },
  { name: 'print', path: '/dashboard/pks/print-pks/1', data: /\/api\/pks\//i },
] as const;

const problem = (status: number, code: string, detail: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    json: { status, title: 'Contoh', code, detail },
  });

/** What the data of a screen is answered with in each state. */
const answers: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  loading: () => new Promise(() => undefined),
  error: problem(503, 'GALAT', 'Layanan sedang sibuk. Coba lagi sebentar.'),
  offline: route => route.abort('internetdisconnected'),
  'not found': problem(404, 'TIDAK_DITEMUKAN', 'Data tidak ditemukan.'),
  denied: problem(403, 'TIDAK_BERHAK', 'Peran Anda tidak memiliki hak untuk tindakan ini.'),
};

const pictures = process.env['PICTURES'];
const shots: { readonly title: string; readonly file: string }[] = [];

async function shoot(page: Page, title: string): Promise<void> {
  expect(await page.locator('body').innerText(), title).not.toMatch(/\bresources\.\w+\./);
  if (!pictures) return;
  const file = `${title.replace(/\W+/g, '-')}.png`;
  await mkdir(join(pictures, 'states'), { recursive: true });
  await page.screenshot({ path: join(pictures, 'states', file) });
  shots.push({ title, file: `states/${file}` });
}

test.use({ viewport: { width: 1000, height: 640 } });
test.describe.configure({ mode: 'default' });

for (const { name, path, data } of kinds) {
  test(`the states of a ${name}`, async ({ page, portal }) => {
    await portal.signIn('superadmin');
    for (const [state, answer] of Object.entries(answers)) {
      await page.route(data, answer);
      await page.goto(path);
      const busy = page.locator('[aria-busy="true"], [role="progressbar"], .MuiSkeleton-root');
      if (state === 'loading') await expect(busy.first()).toBeAttached();
      else
        await expect(
          page.getByText(/Coba lagi|tidak ditemukan|tidak memiliki hak|ditolak|Go Home/i).first(),
        ).toBeVisible();
      if (state !== 'loading') await expect(page.getByText('Menghitung…')).toHaveCount(0);
      await shoot(page, `${name}: ${state}`);
      await page.unroute(data);
    }
  });
}

test('the states of lists without rows, and of a page without its right', async ({
  page,
  portal,
}) => {
  await portal.signIn('admin', { at: '/admin/pertanyaan/list-pertanyaan' });
  await expect(page.getByText('Belum ada pertanyaan')).toBeVisible();
  await shoot(page, 'list: empty');
  await page.goto('/admin/product/list-product?filter={"q":"tidakada"}');
  await expect(page.getByText('0 produk sesuai filter')).toBeVisible();
  await shoot(page, 'list: no match');
  await portal.signIn('faskes', { at: '/admin/user' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shoot(page, 'screen: no right');
});

test.afterAll(async () => {
  if (!pictures) return;
  const figures = shots.map(
    ({ title, file }) =>
      `<figure><figcaption>${title}</figcaption><img src="${file}" width="480"></figure>`,
  );
  await writeFile(
    join(pictures, 'states.html'),
    `<!doctype html><title>States</title>${figures.join('\n')}`,
  );
});
