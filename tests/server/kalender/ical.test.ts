import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeText, foldLine, writeCalendar } from '#server/domains/kalender/ical.ts';
import { parseCalendar } from './parse-calendar.ts';

const event = {
  uid: 'invoice-1@portal.example',
  changedAt: '2030-01-02T03:00:00.123Z',
  at: '2030-01-31',
  summary: 'Jatuh tempo',
  description: 'Sampai pukul 23.59 WIB.',
  url: 'https://portal.example/x',
};

it('a folded line has at most 75 octets, whole characters, and is the same unfolded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), text => {
      const line = escapeText(text);
      const folded = foldLine(line);
      for (const one of folded.split('\r\n')) {
        expect(Buffer.byteLength(one)).toBeLessThanOrEqual(75);
      }
      expect(folded.replaceAll('\r\n ', '')).toBe(line);
    }),
  );
});

it('any text of a record stays a text: it ends no line and begins no property', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), noise => {
      const summary = `${noise}\r\nEND:VEVENT\nBEGIN:VEVENT;,\\`;
      const [parsed, ...others] = parseCalendar(writeCalendar('Nama', [{ ...event, summary }]));
      expect(others).toEqual([]);
      expect(parsed?.['SUMMARY']).toContain('\nEND:VEVENT\nBEGIN:VEVENT;,\\');
    }),
  );
});

it('a day is a day everywhere, also at the end of a year, and an instant is in UTC', () => {
  const [day, instant] = parseCalendar(
    writeCalendar('Nama', [
      { ...event, at: '2029-12-31' },
      { ...event, uid: 'penyesuaian-2@portal.example', at: '2030-01-03T17:00:00+07:00' },
    ]),
  );
  expect(day).toMatchObject({
    'DTSTART;VALUE=DATE': '20291231',
    'DTEND;VALUE=DATE': '20300101',
    DTSTAMP: '20300102T030000Z',
  });
  expect(instant?.['DTSTART']).toBe('20300103T100000Z');
});
