import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** What a person does to a page. */
type Act = 'click' | 'field';

/** What a step of a journey costs: what is pressed or chosen, and how many fields are typed into. */
export interface Cost {
  readonly clicks: number;
  readonly fields: number;
}

declare global {
  interface Window {
    /** Reports an act to the test; the place tells typing twice into one field from two fields. */
    countAct: (act: Act, place: string) => Promise<void>;
  }
}

/**
 * Runs in the page: reports each press of the pointer, each file and each option of a native list that
 * is chosen, and each field that is typed into. What the page itself does is not counted.
 */
const reportActs = (): void => {
  const places = new WeakMap<EventTarget, number>();
  let known = 0;
  const placeOf = (target: EventTarget): string => {
    const place = places.get(target) ?? (known += 1);
    places.set(target, place);
    return `${performance.timeOrigin} ${place}`;
  };
  const isTyped = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"])';
  addEventListener(
    'pointerdown',
    event => {
      // A list of the browser opens by a press and closes by the choice, which are one act here.
      if (!event.isTrusted || event.target instanceof HTMLSelectElement) return;
      // Playwright cancels a press that another element would get, and presses again.
      setTimeout(() => {
        if (!event.defaultPrevented) void window.countAct('click', '');
      });
    },
    true,
  );
  addEventListener(
    'change',
    ({ target }) => {
      const isChosen = target instanceof Element && target.matches('select, [type="file"]');
      if (isChosen) void window.countAct('click', '');
    },
    true,
  );
  addEventListener(
    'input',
    ({ target }) => {
      const isText = target instanceof Element && target.matches(isTyped);
      if (isText) void window.countAct('field', placeOf(target));
    },
    true,
  );
};

/** Counts what a person does to a page, step by step. */
export class UserActs {
  private clicks = 0;
  private readonly fields = new Set<string>();

  /** Counts from now on, on every document that the page opens. */
  static async of(page: Page): Promise<UserActs> {
    const acts = new UserActs();
    await page.exposeFunction('countAct', (act: Act, place: string) => {
      if (act === 'click') acts.clicks += 1;
      else acts.fields.add(place);
    });
    await page.addInitScript(reportActs);
    return acts;
  }

  /** Checks that what was done since the last step costs no more than `most`. */
  expectAtMost(step: string, most: Cost): void {
    const cost: Cost = { clicks: this.clicks, fields: this.fields.size };
    this.clicks = 0;
    this.fields.clear();
    expect.soft(cost.clicks, `clicks of: ${step}`).toBeLessThanOrEqual(most.clicks);
    expect.soft(cost.fields, `fields of: ${step}`).toBeLessThanOrEqual(most.fields);
    const description = `${cost.clicks} clicks, ${cost.fields} fields`;
    test.info().annotations.push({ type: step, description });
  }
}
