import { endpoint } from '../core/endpoint.ts';
import { locales } from '../core/locale.ts';
import { issueMessage } from '../core/messages/message.ts';
import { timestamp } from '../core/record.ts';
import { z } from '../core/zod.ts';

/** Days before and after today that a calendar covers. */
export const calendarDays = { before: 30, after: 365 } as const;

/** Most records of one kind in a calendar: those from today on first, then the past, each the nearest first. */
export const maxCalendarEvents = 1_000;

/** Reads of one calendar within an hour; calendar programs read it every few hours. */
export const calendarReadsPerHour = 60;

/** A calendar of one's own that calendar programs read by a secret address. */
export const calendarFeed = z.object({
  /** The language of its texts. */
  bahasa: z.enum(locales),
  dibuat: timestamp,
});

const feedParams = z.object({
  /** The secret, with the ending that some calendar programs want. */
  token: z
    .string()
    .max(60)
    .transform(text => text.replace(/\.ics$/i, '').toUpperCase())
    .refine(text => /^[A-Z2-7]{26}$/.test(text), issueMessage('input.format.other')),
});

export const kalenderCalls = {
  get: endpoint({
    method: 'GET',
    path: '/Kalender',
    access: 'kalender.read',
    summary: 'Kalender sendiri: sejak kapan alamatnya berlaku, atau null',
    extension: true,
    answer: calendarFeed.nullable(),
  }),
  create: endpoint({
    method: 'POST',
    path: '/Kalender',
    access: 'kalender.update',
    summary:
      'Membuat alamat kalender sendiri, yang hanya ada dalam jawaban ini; yang lama berakhir',
    extension: true,
    stepUp: true,
    secret: true,
    body: z.strictObject({ bahasa: z.enum(locales) }),
    status: 201,
    answer: calendarFeed.extend({ alamat: z.string() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/Kalender',
    access: 'kalender.update',
    summary: 'Mencabut alamat kalender sendiri',
    extension: true,
    answer: calendarFeed,
  }),
  feed: {
    ...endpoint({
      method: 'GET',
      path: '/kalender/{token}',
      access: 'public',
      summary: 'Kalender (iCalendar, RFC 5545) di balik alamat rahasia, tanpa data peserta',
      extension: true,
      params: feedParams,
      answer: z.unknown(),
    }),
    download: 'text/calendar',
  },
};
