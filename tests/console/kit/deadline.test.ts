import { describe, expect, it } from 'vitest';
import { deadlineKinds, type DeadlineKind } from '#contract/domains/deadline.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { lazyMessage } from '#src/i18n/lazyMessages.ts';
import type { Translate } from '#src/i18n/useMessages.ts';
import { describeDeadline } from '#src/kit/deadline/describeDeadline.ts';

const t: Translate = (key, values = {}) => interpolate(lazyMessage(key) ?? `?${key}`, values);

/** 29 November 2026, 23:30 in Jakarta. */
const lateEvening = new Date('2026-11-29T16:30:00Z');

const describeAt = (until: string, kind: DeadlineKind = 'uploadProof', now = lateEvening) =>
  describeDeadline(t, { kind, until }, now);

describe('a deadline', () => {
  it.each([
    [
      '2026-12-06',
      'paling lambat 06-Des-2026 23.59 WIB, sesudahnya pesanan batal dan dosisnya dilepas',
      '7 hari lagi',
    ],
    [
      '2026-11-30',
      'paling lambat besok, 30-Nov-2026 23.59 WIB, sesudahnya pesanan batal dan dosisnya dilepas',
      'Besok',
    ],
    [
      '2026-11-29',
      'paling lambat hari ini 23.59 WIB, sesudahnya pesanan batal dan dosisnya dilepas',
      'Hari ini',
    ],
    [
      '2026-11-27',
      'lewat 2 hari (27-Nov-2026): pesanan batal dan dosisnya dilepas',
      'Lewat 2 hari',
    ],
  ])('on %s says until when and what follows', (until, text, mark) => {
    expect(describeAt(until)).toMatchObject({ text, mark });
  });

  it('at an instant names its minute, also when that has just passed', () => {
    expect(describeAt('2026-11-29T16:45:00Z', 'acknowledge').sentence).toBe(
      'Paling lambat hari ini 23:45 WIB, sesudahnya penyesuaian berlaku otomatis.',
    );
    expect(describeAt('2026-11-29T16:15:00Z', 'acknowledge')).toMatchObject({
      text: 'lewat sejak 29-Nov-2026 23:15 WIB: penyesuaian berlaku otomatis',
      meaning: 'bad',
      mark: 'Lewat',
    });
    // After midnight in Jakarta, though the same day in UTC.
    expect(describeAt('2026-11-29T17:15:00Z', 'acknowledge')).toMatchObject({ mark: 'Besok' });
  });

  it('is highlighted from seven days before on, and pressing on its day', () => {
    const meanings = ['2026-12-07', '2026-12-06', '2026-11-29', '2026-11-28'].map(until => {
      const { meaning, isPressing } = describeAt(until);
      return [meaning, isPressing];
    });
    expect(meanings).toEqual([
      ['neutral', false],
      ['attention', false],
      ['attention', true],
      ['bad', true],
    ]);
  });

  it.each(deadlineKinds)('for %s has words', kind => {
    expect(describeAt('2026-12-01', kind).text).not.toContain('?');
  });
});
