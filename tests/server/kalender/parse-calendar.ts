import { expect } from 'vitest';

/** An event as a strict reader of RFC 5545 reads it: the values of its properties, unescaped. */
export type ParsedEvent = Readonly<Record<string, string>>;

/** Unescapes a text value and refuses what RFC 5545 does not allow in one. */
function unescapeText(text: string): string {
  expect(text.replace(/\\[\\;,nN]/g, '')).not.toMatch(/[\\;,]/);
  return text.replace(/\\([\\;,nN])/g, (_, char: string) =>
    char.toLowerCase() === 'n' ? '\n' : char,
  );
}

/** Reads a calendar and checks its form: line ends, line lengths, folding, nesting, required properties. */
export function parseCalendar(text: string): readonly ParsedEvent[] {
  expect(text.endsWith('\r\n')).toBe(true);
  const physical = text.slice(0, -2).split('\r\n');
  for (const line of physical) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    // No character was cut in two.
    expect(line).not.toContain('\uFFFD');
  }
  const lines = text.slice(0, -2).replaceAll('\r\n ', '').split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.at(-1)).toBe('END:VCALENDAR');
  expect(lines).toContain('VERSION:2.0');
  expect(lines.some(line => line.startsWith('PRODID:'))).toBe(true);
  const events: Record<string, string>[] = [];
  let current: Record<string, string> | undefined;
  for (const line of lines.slice(1, -1)) {
    const [, name = '', value = ''] = /^([A-Z][A-Z-]*(?:;[A-Z]+=[A-Z]+)?):(.*)$/.exec(line) ?? [];
    expect(name, line).not.toBe('');
    if (line === 'BEGIN:VEVENT') {
      expect(current).toBeUndefined();
      current = {};
    } else if (line === 'END:VEVENT') {
      if (current) events.push(current);
      current = undefined;
    } else if (current) {
      expect(current).not.toHaveProperty(name);
      current[name] = /^(?:SUMMARY|DESCRIPTION)$/.test(name) ? unescapeText(value) : value;
    }
  }
  expect(current).toBeUndefined();
  for (const event of events) {
    expect(event['UID']).toMatch(/^[a-z]+-\d+(?:-[a-zA-Z]+)?@portal\.example$/);
    expect(event['DTSTAMP']).toMatch(/^\d{8}T\d{6}Z$/);
    const day = event['DTSTART;VALUE=DATE'];
    if (day === undefined) expect(event['DTSTART']).toMatch(/^\d{8}T\d{6}Z$/);
    else expect(Number(event['DTEND;VALUE=DATE'])).toBeGreaterThan(Number(day));
  }
  expect(new Set(events.map(event => event['UID'])).size).toBe(events.length);
  return events;
}
