import type { Message } from '#contract/core/messages/message.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { askedFields, factsToProve, type AskedField } from '#contract/domains/pertanyaan/index.ts';
import type { AskResult, pertanyaanCalls } from '#contract/domains/pertanyaan/index.ts';
import type { Issue } from '#contract/domains/peserta/index.ts';
import { openPertanyaanStates, questionDays } from '#contract/states/pertanyaan.ts';
import { addDays } from '#contract/core/values/day.ts';
import { livePesertaScope, restrictionOf } from '#server/domains/peserta/index.ts';
import { createLinkToken, hashOfLink } from '#server/platform/auth/personal-link.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { bhbu, pertanyaan, peserta } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { recordCreation, transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { enqueueSecretMail } from '#server/platform/outbox/outbox.ts';
import { pertanyaanLifecycle, pertanyaanRecords } from './records.ts';
import { encryptValues, isCorrectable, pick, valuesOf } from './values.ts';

type PesertaRow = typeof peserta.$inferSelect;

/** Returns the fields of a participant that are wrong and that they can correct. */
const wrongFields = ({ alasan }: PesertaRow): AskedField[] => {
  const wrong = new Set(
    (alasan as readonly Issue[])
      .filter(({ code }) => isCorrectable(code))
      .map(({ field }) => field),
  );
  return askedFields.filter(name => wrong.has(name));
};

/** Ends the open question of a participant, whose link a new one replaces. */
async function cancelOpen(ctx: Context, idPeserta: number): Promise<void> {
  const open = await ctx.db
    .select({ id: pertanyaan.id })
    .from(pertanyaan)
    .where(
      and(
        eq(pertanyaan.idPeserta, idPeserta),
        inArray(pertanyaan.status, [...openPertanyaanStates]),
      ),
    );
  for (const { id } of open) {
    const row = await pertanyaanRecords.lock(ctx, id);
    await transition(ctx, pertanyaanLifecycle, row, 'cancel');
  }
}

interface Asked {
  readonly row: PesertaRow;
  readonly company: string;
  readonly sendsMail: boolean;
}

/** Asks one participant. @returns why they cannot be asked, instead */
async function askOne(
  ctx: Context,
  { row, company, sendsMail }: Asked,
): Promise<AskResult['terkirim'][number] | Message> {
  const { keys, config } = ctx.deps;
  const restriction = restrictionOf(row);
  if (restriction) return restriction;
  const isian = wrongFields(row);
  if (row.bhbuId === null) return message('pertanyaan.noCompany');
  if (isian.length === 0) return message('pertanyaan.nothingWrong');
  const values = valuesOf(keys, row);
  const fakta = factsToProve(isian, values);
  if (!fakta) return message('pertanyaan.tooFewFacts');
  await cancelOpen(ctx, row.id);
  const token = createLinkToken();
  const until = new Date(ctx.now.getTime() + questionDays * 86_400_000).toISOString();
  const created = await pertanyaanRecords.insert(ctx, {
    idPeserta: row.id,
    idBHBU: row.bhbuId,
    isian,
    fakta: [...fakta],
    semula: encryptValues(keys, pick(values, isian)),
    tokenHash: hashOfLink(token),
    tautanSampai: until,
  });
  await recordCreation(ctx, pertanyaanLifecycle, created, 'create');
  const tautan = `${config.publicUrl}/tanya/${token}`;
  const pesan = translator.render(
    message('pertanyaan.invitation', {
      perusahaan: company,
      alamat: tautan,
      sampai: addDays(dayInJakarta(ctx.now), questionDays),
    }),
  );
  const lewatEmail = sendsMail && row.email !== null;
  if (lewatEmail && row.email !== null) {
    await enqueueSecretMail(
      ctx.db,
      ctx.now,
      keys,
      {
        to: row.email,
        subject: translator.render(message('pertanyaan.subject')),
        text: pesan,
        about: { resource: 'pertanyaan', recordId: created.id },
      },
      { userId: null, expiresAt: until, senderId: ctx.user.id },
    );
  }
  return {
    id: created.id,
    idPeserta: row.id,
    nama: row.nama,
    noHP: row.noHP,
    tautan,
    sampai: until,
    pesan,
    lewatEmail,
  };
}

/** Makes a personal link for each participant whose data are wrong, in place of an earlier one. */
export const ask: Handler<typeof pertanyaanCalls.ask> = async (ctx, { body }) => {
  const rows = await ctx.db
    .select({ row: peserta, company: bhbu.namaBHBU })
    .from(peserta)
    .leftJoin(bhbu, eq(bhbu.id, peserta.bhbuId))
    .where(and(inArray(peserta.id, body.idPeserta), livePesertaScope(ctx)))
    .orderBy(peserta.id)
    .for('update', { of: peserta });
  await ctx.deps.throttle.countQuestions(ctx.user.id, rows.length);
  const result: AskResult = { terkirim: [], ditolak: [] };
  for (const { row, company } of rows) {
    const sent = await askOne(ctx, { row, company: company ?? '', sendsMail: body.kirimEmail });
    if ('tautan' in sent) result.terkirim.push(sent);
    else result.ditolak.push({ idPeserta: row.id, nama: row.nama, alasan: ctx.render(sent) });
  }
  return result;
};
