import type { HandlerInput } from '#contract/core/endpoint.ts';
import { daysBetween } from '#contract/core/values/day.ts';
import type { pksCalls } from '#contract/domains/pks/calls.ts';
import { clauseDays, clauses, type ClauseName } from '#contract/domains/pks/clock.ts';
import type { PksEvent } from '#contract/states/pks.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { checkTransition, transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';
import { dayOfEvent } from './history.ts';
import { pksLifecycle } from './lifecycle.ts';
import { pksRecords, toPks, type PksRow } from './records.ts';

type Body = HandlerInput<typeof pksCalls.changeState>['body'];

/** The clause that an event is based on. */
const clauseOf: Partial<Record<PksEvent, ClauseName>> = {
  warn: 'breach',
  cure: 'breach',
  giveNotice: 'termination',
  suspend: 'fraud',
  resume: 'fraud',
  terminate: 'termination',
};

/**
 * Returns the day that a notice is about: one since the agreement is in force, and not in the future.
 * @throws Problem 422 naming the clause
 */
async function noticeDay(
  ctx: Context,
  row: PksRow,
  { tanggal }: Body,
  clause: ClauseName,
): Promise<string> {
  const today = dayInJakarta(ctx.now);
  if (tanggal == null) return today;
  const mulai = await dayOfEvent(ctx, row, 'verify');
  if (tanggal >= mulai && tanggal <= today) return tanggal;
  throw invalidField('tanggal', message('pks.noticeDay', { pasal: clauses[clause], mulai }));
}

/**
 * Returns the columns that an event saves.
 * @throws Problem 422 for an impossible day
 */
async function columnsOf(ctx: Context, row: PksRow, body: Body): Promise<Partial<PksRow>> {
  const { event, sebab, alasan, bukti } = body;
  const today = dayInJakarta(ctx.now);
  const reason = { alasan: alasan ?? null, ...(bukti ? { bukti } : {}) };
  switch (event) {
    case 'warn':
      return {
        ...reason,
        tanggalPeringatan: await noticeDay(ctx, row, body, 'breach'),
        pihakPeringatan: ctx.user.role === 'BHBU' ? 'PEMBELI' : 'PENJUAL',
      };
    case 'cure':
      return { ...reason, tanggalPeringatan: null, pihakPeringatan: null };
    case 'giveNotice': {
      const isForceMajeure = sebab === 'KAHAR';
      const happened = isForceMajeure ? await noticeDay(ctx, row, body, 'forceMajeure') : null;
      if (happened && daysBetween(happened, today) > clauseDays.forceMajeureNotice) {
        throw invalidField(
          'tanggal',
          message('pks.forceMajeureTooLate', {
            pasal: clauses.forceMajeure,
            hari: clauseDays.forceMajeureNotice,
          }),
        );
      }
      return {
        ...reason,
        sebabAkhir: sebab ?? null,
        tanggalPemberitahuan: today,
        tanggalKejadian: happened,
      };
    }
    default:
      return reason;
  }
}

/** Triggers an event of an agreement that is in force, or withdraws one that is not signed. */
export const changeState: Handler<typeof pksCalls.changeState> = async (ctx, { params, body }) => {
  const before = await pksRecords.lock(ctx, params.id, { submitted: null });
  checkTransition(ctx.user, pksLifecycle, before, body.event);
  const clause = clauseOf[body.event];
  await transition(ctx, pksLifecycle, before, body.event, {
    reason: body.alasan ?? undefined,
    clause: clause && `Pasal ${clauses[clause]}`,
    values: await columnsOf(ctx, before, body),
    ...(body.bukti ? { audit: { after: { bukti: body.bukti } } } : {}),
  });
  return toPks(ctx, await pksRecords.get(ctx, params.id));
};
