import { describe, expect, it } from 'vitest';
import { findClearPlace } from '#src/shell/notify/useClearPlace.ts';

const notification = { left: 24, width: 400, height: 60 };
const windowHeight = 800;
const place = (...obstacles: readonly [top: number, bottom: number, left?: number][]) =>
  findClearPlace(
    notification,
    windowHeight,
    obstacles.map(([top, bottom, left = 100]) => ({ top, bottom, left, right: left + 100 })),
  );

describe('the place of a notification', () => {
  it('is the foot of the window where no primary button is', () => {
    expect(place()).toBe(12);
    expect(place([300, 340], [740, 780, 900], [810, 850])).toBe(12);
  });

  it('is above a button at the foot, and above a second one when there is no room between them', () => {
    expect(place([740, 780])).toBe(72);
    expect(place([740, 780], [680, 720])).toBe(132);
    expect(place([740, 780], [600, 640])).toBe(72);
  });

  it('is the foot when buttons leave no room at all', () => {
    expect(place([0, 800])).toBe(12);
  });
});
