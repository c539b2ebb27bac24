import {
  and,
  asc,
  between,
  eq,
  inArray,
  isNotNull,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { addDays } from '#contract/core/values/day.ts';
import type { Locale } from '#contract/core/locale.ts';
import type { Message } from '#contract/core/messages/message.ts';
import { calendarDays, maxCalendarEvents } from '#contract/domains/kalender.ts';
import { accountManagerRole, canAccess, type Permission } from '#contract/policy.ts';
import { recordPathFor, type RecordKind } from '#contract/record-pages.ts';
import { openInvoiceStates } from '#contract/states/invoice.ts';
import { acceptedOrderStates } from '#contract/states/order.ts';
import { plannedWorkOrderStates } from '#contract/states/work-order.ts';
import { invoiceScope } from '#server/domains/invoice/index.ts';
import { orderScope } from '#server/domains/order/index.ts';
import { listWithDeadline } from '#server/domains/pks/index.ts';
import { workOrderScope } from '#server/domains/work-order/index.ts';
import type { Context, CurrentUser, PublicContext } from '#server/platform/context.ts';
import {
  bhbu,
  faskes,
  invoice,
  order,
  orderLine,
  workOrder,
} from '#server/platform/db/schema/index.ts';
import type { ManagedReading } from '#server/platform/db/views/managed.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import type { CalendarEvent } from './ical.ts';

/** An account without a session, as far as its permissions and scopes depend on it. */
export type CalendarAccount = Pick<CurrentUser, 'bhbuId' | 'faskesId' | 'hak' | 'id' | 'role'>;

/** Whose calendar is made, and in which language. */
export interface CalendarReader extends Pick<PublicContext, 'db' | 'deps' | 'now'> {
  readonly user: CalendarAccount;
  readonly bahasa: Locale;
}

/** What the scopes of the records depend on. */
interface ReadingContext extends Pick<Context, 'db' | 'scope'>, ManagedReading {
  readonly user: CalendarAccount;
}

/** What the readings of a calendar share. */
interface Reading {
  readonly ctx: ReadingContext;
  readonly from: string;
  readonly today: string;
  readonly to: string;
  readonly toEvent: (event: NewEvent) => CalendarEvent;
}

interface NewEvent {
  /** Kind of the event, record and id, which make it stable. */
  readonly key: string;
  readonly at: string;
  readonly changedAt: string;
  readonly text: Message;
  readonly detail: Message;
  readonly page: readonly [kind: RecordKind, id: number];
}

const dayOf = (column: SQLWrapper): SQL => sql`(${column} at time zone 'Asia/Jakarta')::date`;

/** The order in which events are taken until there are enough: from today on, then the past; the nearest first. */
const nearestFirst = (day: SQLWrapper, { today }: Reading): SQL[] => [
  sql`${day} < ${today}::date`,
  sql`abs(${day} - ${today}::date)`,
];

/** The day of a delivery: when it arrives, or while that is open when it leaves. */
const deliveryDay = sql`coalesce(${workOrder.tanggalTiba}, ${workOrder.tanggalKirim})`;

/** Days of vaccination with the number of people that the order plans. */
async function vaccinationDays(reading: Reading): Promise<CalendarEvent[]> {
  const { ctx, from, to, toEvent } = reading;
  const { faskesId } = ctx.user;
  const rows = await ctx.db
    .select({
      id: orderLine.id,
      idOrder: order.id,
      noOrder: order.noOrder,
      day: sql<string>`${orderLine.tanggalVaksinasi}`,
      people: orderLine.jumlahPeserta,
      company: bhbu.namaBHBU,
      place: faskes.namaFaskes,
      changedAt: order.modifiedAt,
    })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.idOrder))
    .innerJoin(bhbu, eq(bhbu.id, order.bhbuId))
    .innerJoin(faskes, eq(faskes.id, orderLine.idFaskes))
    .where(
      and(
        orderScope(ctx),
        inArray(order.status, [...acceptedOrderStates]),
        between(orderLine.tanggalVaksinasi, from, to),
        ctx.scope === 'own' && faskesId !== null ? eq(orderLine.idFaskes, faskesId) : undefined,
      ),
    )
    .orderBy(...nearestFirst(orderLine.tanggalVaksinasi, reading), asc(orderLine.id))
    .limit(maxCalendarEvents);
  return rows.map(({ id, idOrder, noOrder, day, people, company, place, changedAt }) =>
    toEvent({
      key: `vaksinasi-${id}`,
      at: day,
      changedAt,
      text: message('kalender.vaccination', { peserta: people ?? 0, faskes: place }),
      detail: message('kalender.vaccinationOf', { perusahaan: company, nomor: noOrder ?? '' }),
      page: ['order', idOrder],
    }),
  );
}

/** Until when companies answer adjustments of their orders. */
async function adjustments(reading: Reading): Promise<CalendarEvent[]> {
  const { ctx, from, to, toEvent } = reading;
  const rows = await ctx.db
    .select({
      id: order.id,
      noOrder: order.noOrder,
      at: sql<string>`${order.penyesuaianBerlaku}`,
      changedAt: order.modifiedAt,
    })
    .from(order)
    .where(
      and(
        orderScope(ctx),
        eq(order.status, 'DISESUAIKAN'),
        between(dayOf(order.penyesuaianBerlaku), from, to),
      ),
    )
    .orderBy(...nearestFirst(dayOf(order.penyesuaianBerlaku), reading), asc(order.id))
    .limit(maxCalendarEvents);
  return rows.map(({ id, noOrder, at, changedAt }) =>
    toEvent({
      key: `penyesuaian-${id}`,
      at: new Date(at).toISOString(),
      changedAt,
      text: message('kalender.acknowledge', { nomor: noOrder ?? '' }),
      detail: message('kalender.acknowledgeAfter'),
      page: ['order', id],
    }),
  );
}

/** The deadlines of agreements and of the payments under them. */
async function agreementDeadlines(reading: Reading): Promise<CalendarEvent[]> {
  const { ctx, from, today, to, toEvent } = reading;
  const limit = maxCalendarEvents;
  const agreements = await listWithDeadline(ctx, { from, today, to, limit });
  return agreements.flatMap(({ id, noPKS, idOrder, tenggat, modifiedAt }) =>
    tenggat
      .filter(({ lastDay }) => lastDay >= from && lastDay <= to)
      .map(({ lastDay, closedBy }) =>
        toEvent({
          key: `pks-${id}-${closedBy}`,
          at: lastDay,
          changedAt: modifiedAt,
          text: message(`kalender.pks.${closedBy}`, { nomor: noPKS ?? '' }),
          detail: message('kalender.endOfDay'),
          page: ['order', idOrder],
        }),
      ),
  );
}

/** Last days of invoices that are not paid in full. */
async function invoiceDueDays(reading: Reading): Promise<CalendarEvent[]> {
  const { ctx, from, to, toEvent } = reading;
  const rows = await ctx.db
    .select({
      id: invoice.id,
      noInvoice: invoice.noInvoice,
      day: sql<string>`${invoice.jatuhTempo}`,
      changedAt: invoice.modifiedAt,
    })
    .from(invoice)
    .where(
      and(
        invoiceScope(ctx),
        inArray(invoice.status, [...openInvoiceStates]),
        between(invoice.jatuhTempo, from, to),
      ),
    )
    .orderBy(...nearestFirst(invoice.jatuhTempo, reading), asc(invoice.id))
    .limit(maxCalendarEvents);
  return rows.map(({ id, noInvoice, day, changedAt }) =>
    toEvent({
      key: `invoice-${id}`,
      at: day,
      changedAt,
      text: message('kalender.invoice', { nomor: noInvoice ?? '' }),
      detail: message('kalender.endOfDay'),
      page: ['invoice', id],
    }),
  );
}

/** Days on which shipments leave and arrive. */
async function deliveries(reading: Reading): Promise<CalendarEvent[]> {
  const { ctx, from, to, toEvent } = reading;
  const rows = await ctx.db
    .select({
      id: workOrder.id,
      noWO: workOrder.noWO,
      status: workOrder.status,
      leaves: workOrder.tanggalKirim,
      arrives: workOrder.tanggalTiba,
      place: faskes.namaFaskes,
      changedAt: workOrder.modifiedAt,
    })
    .from(workOrder)
    .innerJoin(faskes, eq(faskes.id, workOrder.idFaskes))
    .where(
      and(
        workOrderScope(ctx),
        isNotNull(workOrder.noWO),
        inArray(workOrder.status, [...plannedWorkOrderStates, 'DIKIRIM']),
        sql`${deliveryDay} between ${from} and ${to}`,
      ),
    )
    .orderBy(...nearestFirst(deliveryDay, reading), asc(workOrder.id))
    .limit(maxCalendarEvents);
  return rows.flatMap(({ id, noWO, status, leaves, arrives, place, changedAt }) => {
    const values = { nomor: noWO ?? '', faskes: place };
    const common = { changedAt, page: ['workOrder', id] as const };
    return [
      ...(leaves === null || status === 'DIKIRIM'
        ? []
        : [{ key: `berangkat-${id}`, at: leaves, text: message('kalender.departure', values) }]),
      ...(arrives === null
        ? []
        : [{ key: `tiba-${id}`, at: arrives, text: message('kalender.arrival', values) }]),
    ].map(event => toEvent({ ...common, ...event, detail: message('kalender.delivery', values) }));
  });
}

/** What a calendar is made of, each with the permission to read it. */
const kinds: readonly (readonly [Permission, (reading: Reading) => Promise<CalendarEvent[]>])[] = [
  ['order.read', vaccinationDays],
  // Who answers them, and not the facilities.
  ['order.update', adjustments],
  ['pks.read', agreementDeadlines],
  ['invoice.read', invoiceDueDays],
  ['workOrder.read', deliveries],
];

/**
 * Returns the events of an account's calendar: what it may read, of its company or facility, or of the companies that an
 * account manager looks after. They name organisations and numbers, and no participant.
 */
export async function findEvents({
  db,
  deps,
  now,
  user,
  bahasa,
}: CalendarReader): Promise<CalendarEvent[]> {
  const today = dayInJakarta(now);
  const from = addDays(today, -calendarDays.before);
  const to = addDays(today, calendarDays.after);
  const { host } = new URL(deps.config.publicUrl);
  const toEvent = ({ key, text, detail, page: [kind, id], ...rest }: NewEvent): CalendarEvent => ({
    ...rest,
    uid: `${key}@${host}`,
    summary: deps.messages.render(text, bahasa),
    description: deps.messages.render(detail, bahasa),
    url: `${deps.config.publicUrl}${recordPathFor(user.role, kind, id)}`,
  });
  const events: CalendarEvent[] = [];
  for (const [permission, find] of kinds) {
    const scope = canAccess(user, permission);
    if (scope === undefined) continue;
    const accountManagerId = user.role === accountManagerRole ? user.id : undefined;
    const ctx = { db, user, scope, accountManagerId };
    events.push(...(await find({ ctx, from, today, to, toEvent })));
  }
  return events;
}
