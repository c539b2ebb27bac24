import { findCutTexts, unbrokenValues } from '../cutText.ts';
import { readScreenLinks, screenOf } from '../screenLinks.ts';
import { expect, test } from './fixtures.ts';

// Opens one example of every screen that a role reaches by links: no error in the console or on the page, no failed
// call, no message key in place of its text, nothing cut.

for (const account of ['admin', 'bhbu', 'faskes']) {
  test(`the screens of ${account}`, async ({ firefox }) => {
    await firefox.signIn(account);
    const waiting = new Map([['/dashboard', '/dashboard']]);
    for (const [screen, path] of waiting) {
      await test.step(screen, async () => {
        await firefox.open(path);
        for (const link of await firefox.page.evaluate(readScreenLinks)) {
          // A map visits what is added while it is read.
          if (!waiting.has(screenOf(link))) waiting.set(screenOf(link), link);
        }
        const problems = [
          ...(await firefox.takeProblems()),
          ...(await firefox.page.evaluate(findCutTexts, unbrokenValues)),
        ];
        expect.soft(problems, `${account} ${path}`).toEqual([]);
      });
    }
    expect(waiting.size).toBeGreaterThan(3);
    console.log(`${account}: ${waiting.size} screens`);
  });
}
