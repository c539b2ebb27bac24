import type { Message } from '#contract/core/messages/message.ts';
import { and, eq, gt } from 'drizzle-orm';
import { currentNotice } from '#contract/domains/notice.ts';
import {
  isFact,
  type AskedField,
  type FactName,
  type pertanyaanCalls,
  type PersonValues,
  type QuestionForm,
} from '#contract/domains/pertanyaan/index.ts';
import { errorsByField } from '#contract/core/messages/zod-issues.ts';
import { z } from '#contract/core/zod.ts';
import {
  issueDescription,
  pesertaFields,
  validatePeserta,
  type Issue,
} from '#contract/domains/peserta/index.ts';
import { lookupCodes } from '#server/domains/lookup/index.ts';
import { normalizePerson, type Person } from '#server/domains/peserta/index.ts';
import { hashOfLink } from '#server/platform/auth/personal-link.ts';
import type { Handlers, PublicContext } from '#server/platform/context.ts';
import { pertanyaan, peserta } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { transitionContext } from '#server/platform/lifecycle/lifecycle.ts';
import { transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound, Problem } from '#server/platform/problem.ts';
import {
  everyPertanyaan,
  pertanyaanLifecycle,
  pertanyaanRecords,
  type PertanyaanRow,
} from './records.ts';
import { encryptValues, isCorrectable, pick, shownValue, valuesOf } from './values.ts';

/** Name in the history of one who answers without an account. */
const participant = { id: null, fullName: 'Peserta', role: 'PEMOHON' } as const;

/** The notice that the page shows. */
const notice = currentNotice('JAWABAN');

interface Opened {
  readonly row: PertanyaanRow;
  readonly person: typeof peserta.$inferSelect;
  readonly sisa: number;
}

/**
 * Locks the question of a personal link and its participant.
 * @throws Problem 404 for a link that is unknown, answered, replaced, locked or expired; 429
 */
async function openLink(ctx: PublicContext, token: string): Promise<Opened> {
  await ctx.deps.throttle.countPersonalLink(ctx.address);
  const { db, now } = ctx;
  const [found] = await db
    .select({ id: pertanyaan.id, sisa: pertanyaan.sisaCoba, person: peserta })
    .from(pertanyaan)
    .innerJoin(peserta, eq(peserta.id, pertanyaan.idPeserta))
    .where(
      and(
        eq(pertanyaan.tokenHash, hashOfLink(token)),
        eq(pertanyaan.status, 'DIKIRIM'),
        gt(pertanyaan.tautanSampai, now.toISOString()),
      ),
    )
    .for('update', { of: pertanyaan });
  if (!found) throw notFound('pertanyaan');
  const row = await pertanyaanRecords.lock({ db, now, ...everyPertanyaan }, found.id);
  return { row, person: found.person, sisa: found.sisa };
}

const actAs = ({ db, now, requestId, address }: PublicContext) =>
  transitionContext({ db, now, requestId, address }, participant);

/**
 * Counts a try with a wrong fact; the last one locks the link.
 * @returns how many tries are left, or undefined when all facts are right
 */
async function countTry(
  ctx: PublicContext,
  { row, person, sisa }: Opened,
  entered: Readonly<Partial<Record<FactName, string>>>,
): Promise<number | undefined> {
  const values = valuesOf(ctx.deps.keys, person);
  if (row.fakta.every(name => isFact(name, entered[name] ?? '', values))) return undefined;
  const left = sisa - 1;
  await ctx.db.update(pertanyaan).set({ sisaCoba: left }).where(eq(pertanyaan.id, row.id));
  if (left === 0) await transition(actAs(ctx), pertanyaanLifecycle, row, 'lock');
  return left;
}

/** Returns what is wrong with a field of a participant, in words. */
function whyWrong(ctx: PublicContext, issues: readonly Issue[], field: AskedField): string {
  const issue = issues.find(one => one.field === field);
  return issue ? ctx.render(issueDescription(issue)) : '';
}

const toForm = (ctx: PublicContext, { row, person }: Opened): QuestionForm => {
  const values = valuesOf(ctx.deps.keys, person);
  return {
    isian: row.isian.map(nama => ({
      nama,
      nilai: shownValue(nama, values),
      pesan: whyWrong(ctx, person.alasan as readonly Issue[], nama),
    })),
    pemberitahuan: {
      versi: notice.version,
      teks: [...notice.text],
      petugas: ctx.deps.config.dataOfficer,
    },
  };
};

/** The rules of the registration form for some fields. */
const formRules = (fields: readonly AskedField[]) =>
  z.object(Object.fromEntries(fields.map(name => [name, pesertaFields[name]])));

/**
 * Checks an answer by the rules of the form, together with the other data of the participant.
 * @throws Problem 422 by field
 */
function checkAnswer(
  ctx: PublicContext,
  { row, person }: Opened,
  answer: PersonValues,
): PersonValues {
  const before = valuesOf(ctx.deps.keys, person);
  const entered = formRules(row.isian).safeParse(answer);
  const formErrors = entered.error ? errorsByField(entered.error) : {};
  const errors: Record<string, Message[]> = Object.fromEntries(
    Object.entries(formErrors).map(([field, messages]) => [`nilai.${field}`, messages]),
  );
  const values = entered.data ?? answer;
  const merged = normalizePerson({ ...person, ...before, ...values } as unknown as Person);
  for (const issue of validatePeserta(merged, { today: dayInJakarta(ctx.now), ...lookupCodes })) {
    const field = row.isian.find(name => name === issue.field && !(name in formErrors));
    if (field && isCorrectable(issue.code))
      (errors[`nilai.${field}`] ??= []).push(issueDescription(issue));
  }
  for (const name of row.isian) {
    if ((answer[name] ?? '') === '') errors[`nilai.${name}`] = [message('input.required')];
  }
  if (Object.keys(errors).length > 0)
    throw new Problem('TIDAK_SAH', message('input.checkMarked'), { errors });
  return pick(valuesFrom(merged), row.isian);
}

const valuesFrom = (person: Person): PersonValues => {
  const { nik, noPaspor, noKitas, nama, tanggalLahir, jenisKelamin, noHP, email, alamat, kodePos } =
    person;
  return { nik, noPaspor, noKitas, nama, tanggalLahir, jenisKelamin, noHP, email, alamat, kodePos };
};

/** The calls of the page behind a personal link. */
export const linkHandlers = {
  open: async (ctx, { params }) => {
    const { row } = await openLink(ctx, params.token);
    return { fakta: row.fakta, tautanSampai: row.tautanSampai };
  },

  prove: async (ctx, { params, body }) => {
    const opened = await openLink(ctx, params.token);
    const left = await countTry(ctx, opened, body.fakta);
    if (left !== undefined) return { formulir: null, sisa: left };
    ctx.readsPeople([opened.row.idPeserta]);
    return { formulir: toForm(ctx, opened), sisa: opened.sisa };
  },

  answer: async (ctx, { params, body: { fakta, nilai, versi } }) => {
    const opened = await openLink(ctx, params.token);
    const left = await countTry(ctx, opened, fakta);
    if (left !== undefined) return { dijawabPada: null, sisa: left };
    // Another notice than the one that was read is shown first.
    if (versi !== notice.version)
      throw new Problem('KEADAAN_SALAH', message('pertanyaan.noticeChanged'), { reason: 'notice' });
    const answer = checkAnswer(ctx, opened, pick(nilai, opened.row.isian));
    const dijawabPada = ctx.now.toISOString();
    await transition(actAs(ctx), pertanyaanLifecycle, opened.row, 'answer', {
      values: {
        jawaban: encryptValues(ctx.deps.keys, answer),
        dijawabPada,
        versiPersetujuan: notice.version,
        hashPersetujuan: notice.sha256,
      },
    });
    return { dijawabPada, sisa: opened.sisa };
  },
} satisfies Partial<Handlers<typeof pertanyaanCalls>>;
