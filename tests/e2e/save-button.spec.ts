import { expect, test, type PortalPage } from './fixtures.ts';
import { OrderApi } from './orderApi.ts';
import { chooseVaccine, openPerson, registerPerson } from './registeredPerson.ts';

/** Runs in the page: scrolls every box around an element, and the window, to a part of their height. */
const scrollAround = (element: Element, part: number): void => {
  for (let box: Element | null = element; box; box = box.parentElement) {
    box.scrollTop = part * (box.scrollHeight - box.clientHeight);
  }
};

/** Runs in the page: whether a finger at the middle of an element meets it. */
const isOnTop = (element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

/** Checks that the save button can be pressed wherever the form is scrolled to. */
async function expectSaveInReach({ page }: PortalPage): Promise<void> {
  const save = page.getByRole('button', { name: /^Catat (dosis|ditunda|ditolak)/ });
  for (const part of [0, 0.5, 1]) {
    await page.getByRole('heading', { name: 'Skrining' }).evaluate(scrollAround, part);
    await expect(save).toBeInViewport({ ratio: 1 });
    await expect.poll(() => save.evaluate(isOnTop)).toBe(true);
  }
}

const devices = [
  { name: 'a tablet', serial: 1831, viewport: { width: 820, height: 1180 } },
  { name: 'a phone', serial: 1832, viewport: { width: 390, height: 844 } },
];

for (const { name, serial, viewport } of devices) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, hasTouch: true });

    test('the save button of a visit is in view whatever is entered', async ({ page, portal }) => {
      await portal.signIn('faskes');
      const nama = `Rina Uji Simpan ${viewport.width === 390 ? 'Ponsel' : 'Tablet'}`;
      await registerPerson(portal, new OrderApi(page.request), { nama, serial });
      await chooseVaccine(portal);
      await openPerson(portal, nama);
      for (const result of ['Ditunda', 'Ditolak', 'Diberikan']) {
        await page.getByRole('radio', { name: result }).check();
        await page.getByLabel('Waktu lain').check();
        await expectSaveInReach(portal);
      }
      // With the errors of an attempt it is in view, too.
      await page.getByRole('button', { name: /^Catat dosis/ }).tap();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expectSaveInReach(portal);
      await portal.expectFit();
    });
  });
}
