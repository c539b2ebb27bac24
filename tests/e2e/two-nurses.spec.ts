import { devices } from '@playwright/test';
import { expect, PortalPage, test } from './fixtures.ts';
import { OrderApi } from './orderApi.ts';
import { chooseVaccine, openPerson, registerPerson } from './registeredPerson.ts';

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

test('two nurses meet at one person, and a line that breaks loses and doubles no dose', async ({
  page,
  portal,
  browser,
}) => {
  const api = new OrderApi(page.request);
  const [both, lost, offline] = ['Dewi Uji Berdua', 'Dewi Uji Jawaban', 'Dewi Uji Sambungan'];
  await portal.signIn('faskes');
  for (const [at, nama] of [both, lost, offline].entries()) {
    await registerPerson(portal, api, { nama, serial: 1801 + at });
  }
  // The colleague has a phone.
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
  });
  const colleague = new PortalPage(await context.newPage());
  await colleague.signIn('faskes');

  const answerScreening = async (nurse: PortalPage) => {
    await nurse.page.getByRole('button', { name: 'Semua “Tidak”' }).tap();
    // The button to save is in view without scrolling.
    await expect(nurse.page.getByRole('button', { name: /^Catat dosis/ })).toBeInViewport();
  };
  const save = (nurse: PortalPage) =>
    nurse.page.getByRole('button', { name: /^Catat dosis/ }).tap();

  // Both open the person; the colleague is faster.
  for (const nurse of [portal, colleague]) {
    await chooseVaccine(nurse);
    await openPerson(nurse, both);
    await answerScreening(nurse);
  }
  await save(colleague);
  await expect(colleague.page.getByText(`${both} dicatat diberikan`)).toBeVisible();
  await save(portal);
  const refusal = page.getByRole('alert').filter({ hasText: 'Catatan Anda tidak disimpan' });
  await expect(refusal).toContainText(`Dosis 1 ${both} sudah dicatat diberikan`);
  await portal.expectFit();
  await page.getByRole('button', { name: 'Hanya rekan yang menyuntik' }).tap();
  await expect(refusal).toHaveCount(0);

  // The answer of a dose is lost on the way: what is sent again is the same dose.
  await openPerson(portal, lost);
  await answerScreening(portal);
  await page.route('**/api/Vaksinasi', async route => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await save(portal);
  await expect(page.getByText('Server tidak dapat dihubungi').first()).toBeVisible();
  await page.unroute('**/api/Vaksinasi');
  await save(portal);
  await expect(page.getByText(`${lost} dicatat diberikan`)).toBeVisible();

  // Without a line the dose stays in the form until it is saved.
  await openPerson(portal, offline);
  await answerScreening(portal);
  await page.context().setOffline(true);
  await save(portal);
  await expect(page.getByText('Server tidak dapat dihubungi').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: offline })).toBeVisible();
  await page.context().setOffline(false);
  await save(portal);
  await expect(page.getByText(`${offline} dicatat diberikan`)).toBeVisible();

  // Each person has one dose, also for the colleague.
  for (const name of [both, lost, offline]) {
    await colleague.page.goto('/dashboard/vaksinasi');
    await openPerson(colleague, name);
    await expect(colleague.page.getByText('Dosis 1, diberikan')).toHaveCount(1);
  }
  await context.close();
});
