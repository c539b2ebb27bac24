import { addDays } from '#contract/core/values/day.ts';

/** An event of a calendar: a whole day, or an instant. */
export interface CalendarEvent {
  /** Stays the same when the event changes, so that calendar programs recognise it. */
  readonly uid: string;
  /** When its record was last changed, as ISO 8601 in UTC. */
  readonly changedAt: string;
  /** A day (`YYYY-MM-DD`), which is the same day everywhere, or an instant (ISO 8601 in UTC). */
  readonly at: string;
  readonly summary: string;
  readonly description: string;
  /** Page of the portal about it. */
  readonly url: string;
}

/** Most octets of a line without its end (RFC 5545, 3.1). */
const maxLineOctets = 75;

/** Escapes a text value (RFC 5545, 3.3.11), without characters that no text may contain. */
export const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- control characters are what is removed
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, char => `\\${char}`)
    .replaceAll('\n', String.raw`\n`);

/** Folds a content line: further lines begin with a space, and no character is cut in two. */
export function foldLine(line: string): string {
  const folded: string[] = [];
  let current = '';
  let octets = 0;
  for (const char of line) {
    const size = Buffer.byteLength(char);
    if (octets + size > maxLineOctets) {
      folded.push(current);
      current = ' ';
      octets = 1;
    }
    current += char;
    octets += size;
  }
  return [...folded, current].join('\r\n');
}

/** `20300102T030000Z` */
const stamp = (instant: string): string => `${instant.replace(/[-:]|\.\d+/g, '').slice(0, 15)}Z`;

const isDay = (at: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(at);

const compactDay = (day: string): string => day.replaceAll('-', '');

/** The lines of when an event is. The end of a day is the day after it. */
const timeLines = (at: string): string[] =>
  isDay(at)
    ? [`DTSTART;VALUE=DATE:${compactDay(at)}`, `DTEND;VALUE=DATE:${compactDay(addDays(at, 1))}`]
    : [`DTSTART:${stamp(at)}`];

/** Writes a calendar (RFC 5545). The same events give the same text. */
export function writeCalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portal Vaksin//Kalender//ID',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'X-WR-TIMEZONE:Asia/Jakarta',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...events.flatMap(({ uid, changedAt, at, summary, description, url }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${stamp(new Date(changedAt).toISOString())}`,
      ...timeLines(isDay(at) ? at : new Date(at).toISOString()),
      `SUMMARY:${escapeText(summary)}`,
      `DESCRIPTION:${escapeText(description)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map(line => `${foldLine(line)}\r\n`).join('');
}
