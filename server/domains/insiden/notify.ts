import { and, eq, inArray } from 'drizzle-orm';
import type { insidenCalls } from '#contract/domains/insiden/index.ts';
import { letterText } from '#documents/incident/letter.ts';
import { findSellerOn } from '#server/domains/seller/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { insidenAkun, insidenPeserta } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { enqueueMails } from '#server/platform/outbox/outbox.ts';
import { findAccountsToMail, findPeopleToMail, type LetterRecipient } from './affected.ts';
import { insidenLifecycle, insidenRecords, type InsidenRow } from './records.ts';

/** Letters that are queued in one statement. */
const lettersAtOnce = 500;

/** Queues the letters to some people. They come from the server, so that no daily limit delays them. */
async function mailLetters(
  ctx: Context,
  row: InsidenRow,
  penjual: string,
  recipients: readonly LetterRecipient[],
): Promise<void> {
  const subject = translator.render(message('insiden.mail.subject', { penjual }));
  await enqueueMails(
    ctx.db,
    ctx.now,
    recipients.map(({ nama, email }) => ({
      to: email,
      subject,
      text: letterText(row, { kepada: nama, penjual }),
      about: { resource: 'insiden', recordId: row.id },
      isPrivate: true,
    })),
    null,
  );
}

/** Queues a letter to everyone affected who has an address. @returns how many people got one */
async function notifyAffected(ctx: Context, row: InsidenRow): Promise<number> {
  const seller = await findSellerOn(ctx.db, dayInJakarta(ctx.now));
  const penjual = seller?.nama ?? '';
  const suratPada = ctx.now.toISOString();
  let sent = 0;
  for (let after = 0; ;) {
    const people = await findPeopleToMail(ctx, row.id, after, lettersAtOnce);
    const ids = people.map(({ id }) => id);
    if (ids.length === 0) break;
    await mailLetters(ctx, row, penjual, people);
    await ctx.db
      .update(insidenPeserta)
      .set({ suratPada })
      .where(and(eq(insidenPeserta.idInsiden, row.id), inArray(insidenPeserta.idPeserta, ids)));
    sent += ids.length;
    after = ids.at(-1) ?? after;
  }
  const accounts = await findAccountsToMail(ctx, row.id);
  if (accounts.length > 0) {
    await mailLetters(ctx, row, penjual, accounts);
    await ctx.db
      .update(insidenAkun)
      .set({ suratPada })
      .where(
        and(
          eq(insidenAkun.idInsiden, row.id),
          inArray(
            insidenAkun.idPengguna,
            accounts.map(({ id }) => id),
          ),
        ),
      );
  }
  return sent + accounts.length;
}

/**
 * Queues the letters to those affected, and records that people and the authority were notified. People without an
 * address, and the authority, get the printed letter.
 */
export const notify: Handler<typeof insidenCalls.notify> = async (ctx, { params, body }) => {
  const row = await insidenRecords.lock(ctx, params.id, { submitted: body });
  await transition(ctx, insidenLifecycle, row, 'notify', {
    values: { diberitahukanPada: ctx.now.toISOString() },
  });
  const surat = await notifyAffected(ctx, row);
  await insidenRecords.audit(ctx, row, 'sendNotices', { after: { surat } });
  return await insidenRecords.get(ctx, row.id);
};
