import { and, eq, gte, isNotNull } from 'drizzle-orm';
import { addDays, daysBetween } from '#contract/core/values/day.ts';
import { clauseDays, clauses } from '#contract/domains/pks/clock.ts';
import { openInvoiceStates } from '#contract/states/invoice.ts';
import type { PksState } from '#contract/states/pks.ts';
import type { SuratKind } from '#contract/states/surat.ts';
import { everyInvoice, invoiceRecords } from '#server/domains/invoice/index.ts';
import { actByLetter, everyPks, pksRecords, type PksRow } from '#server/domains/pks/index.ts';
import type { Context } from '#server/platform/context.ts';
import { surat } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { findNewAccount } from './new-account.ts';
import type { SuratRow } from './records.ts';

/** What a letter says, whether it is drafted or stored. */
type Content = Pick<SuratRow, 'idInvoice' | 'idPKS' | 'sebab' | 'tanggalKejadian' | 'uraian'>;

/** What sending a letter saves with it: its last day, and the day of what it is about. */
type Dated = Partial<Pick<SuratRow, 'batas' | 'tanggalKejadian'>>;

interface AgreementKind {
  /** States of the agreement in which the letter is written. */
  readonly states: readonly PksState[];
  readonly check?: (ctx: Context, row: PksRow, content: Content) => Promise<void> | void;
  /** The act that the letter is, when it is sent under a number. */
  readonly act?: (ctx: Context, row: PksRow, content: Content, noSurat: string) => Promise<void>;
  readonly dated?: (today: string, row: PksRow) => Dated;
}

const wrongPks = ({ noPKS, id, status }: PksRow): Problem =>
  new Problem(
    'KEADAAN_SALAH',
    message('surat.wrongPks', {
      nomor: noPKS ?? String(id),
      keadaan: message(`pks.state.${status}`),
    }),
    { currentState: status, reason: 'pks' },
  );

/** @throws Problem 409 unless the warning is the seller's */
function checkOwnWarning({ status, pihakPeringatan }: PksRow): void {
  if (status === 'PERINGATAN' && pihakPeringatan !== 'PENJUAL')
    throw new Problem('KEADAAN_SALAH', message('surat.otherParty', { pasal: clauses.breach }), {
      currentState: status,
      reason: 'pihak',
    });
}

/** @throws Problem 409 when the current warning was given by a letter already */
async function checkNotWarned({ db }: Context, { id, status, tanggalPeringatan }: PksRow) {
  if (status !== 'PERINGATAN' || tanggalPeringatan === null) return;
  const [sent] = await db
    .select({ noSurat: surat.noSurat })
    .from(surat)
    .where(
      and(
        eq(surat.idPKS, id),
        eq(surat.jenis, 'PERINGATAN'),
        isNotNull(surat.noSurat),
        gte(surat.tanggal, tanggalPeringatan),
      ),
    );
  if (sent)
    throw new Problem(
      'KEADAAN_SALAH',
      message('surat.alreadyWarned', { surat: sent.noSurat ?? '' }),
      {
        currentState: status,
        reason: 'surat',
      },
    );
}

/** @throws Problem 422 for a day that is missing, or later or earlier than the clause allows */
function checkForceMajeure({ now }: Context, { tanggalKejadian }: Content): void {
  if (tanggalKejadian === null) throw invalidField('tanggalKejadian', message('surat.dayMissing'));
  const passed = daysBetween(tanggalKejadian, dayInJakarta(now));
  if (passed < 0) throw invalidField('tanggalKejadian', message('surat.dayAhead'));
  if (passed > clauseDays.forceMajeureNotice) {
    const params = { pasal: clauses.forceMajeure, hari: clauseDays.forceMajeureNotice };
    throw invalidField('tanggalKejadian', message('pks.forceMajeureTooLate', params));
  }
}

/** @throws Problem 409 while the seller's account is the one in the agreement */
async function checkNewAccount({ db }: Context, { isi, status }: PksRow): Promise<void> {
  if (isi && (await findNewAccount(db, isi.rekening))) return;
  throw new Problem('KEADAAN_SALAH', message('surat.sameAccount'), {
    currentState: status,
    reason: 'rekening',
  });
}

/** The letters of an agreement, from its clock (`contract/domains/pks/clock.ts`). */
const agreementKinds: Readonly<Partial<Record<SuratKind, AgreementKind>>> = {
  PERINGATAN: {
    states: ['AKTIF', 'PERINGATAN'],
    check: async (ctx, row) => {
      checkOwnWarning(row);
      await checkNotWarned(ctx, row);
    },
    act: (ctx, row, { uraian: alasan }, bukti) =>
      actByLetter(ctx, row, { event: 'warn', alasan, bukti }),
    dated: today => ({ batas: addDays(today, clauseDays.cure) }),
  },
  PEMULIHAN: {
    states: ['PERINGATAN'],
    check: (_, row) => checkOwnWarning(row),
    act: (ctx, row, { uraian: alasan }, bukti) =>
      actByLetter(ctx, row, { event: 'cure', alasan, bukti }),
    dated: (_, { tanggalPeringatan }) => ({ tanggalKejadian: tanggalPeringatan }),
  },
  PENGAKHIRAN: {
    states: ['AKTIF', 'PERINGATAN'],
    check: (ctx, _, content) => {
      if (content.sebab === null) throw invalidField('sebab', message('surat.causeMissing'));
      if (content.sebab === 'KAHAR') checkForceMajeure(ctx, content);
    },
    act: (ctx, row, { uraian: alasan, sebab, tanggalKejadian }, bukti) =>
      actByLetter(ctx, row, {
        event: 'giveNotice',
        alasan,
        sebab,
        bukti,
        tanggal: sebab === 'KAHAR' ? tanggalKejadian : null,
      }),
    dated: today => ({ batas: addDays(today, clauseDays.terminationNotice) }),
  },
  KEADAAN_KAHAR: {
    states: ['AKTIF', 'PERINGATAN', 'DITANGGUHKAN'],
    check: (ctx, _, content) => checkForceMajeure(ctx, content),
  },
  PERUBAHAN_REKENING: {
    states: ['AKTIF', 'PERINGATAN', 'DITANGGUHKAN'],
    check: checkNewAccount,
  },
};

/** The agreement or invoice of a letter, whose company it is sent to. */
interface Subject {
  readonly idBHBU: number;
  /** Does what the letter is, when it is sent under a number. */
  readonly act: (noSurat: string) => Promise<Dated>;
}

async function subjectOfInvoice(ctx: Context, idInvoice: number | null): Promise<Subject> {
  if (idInvoice === null) throw invalidField('idInvoice', message('surat.invoiceMissing'));
  const row = await invoiceRecords.get({ db: ctx.db, now: ctx.now, ...everyInvoice }, idInvoice);
  if (!openInvoiceStates.some(state => state === row.status) || row.sisa <= 0)
    throw new Problem('KEADAAN_SALAH', message('surat.notOwed', { nomor: row.noInvoice ?? '' }), {
      currentState: row.status,
      reason: 'invoice',
    });
  return { idBHBU: row.idBHBU, act: () => Promise.resolve({}) };
}

/**
 * Returns what a letter is about, if it may be written now: checked when it is drafted, and again when
 * it is sent.
 * @throws Problem 404, 409, 422
 */
export async function getSubject(
  ctx: Context,
  jenis: SuratKind,
  content: Content,
): Promise<Subject> {
  const kind = agreementKinds[jenis];
  if (!kind) return await subjectOfInvoice(ctx, content.idInvoice);
  const { idPKS, uraian } = content;
  if (idPKS === null) throw invalidField('idPKS', message('surat.pksMissing'));
  const row = await pksRecords.get({ db: ctx.db, now: ctx.now, ...everyPks }, idPKS);
  if (!kind.states.includes(row.status)) throw wrongPks(row);
  if (uraian === null || uraian.length < 3)
    throw invalidField('uraian', message('surat.factsMissing'));
  await kind.check?.(ctx, row, content);
  return {
    idBHBU: row.idBHBU,
    act: async noSurat => {
      await kind.act?.(ctx, row, content, noSurat);
      return kind.dated?.(dayInJakarta(ctx.now), row) ?? {};
    },
  };
}
