import { eq, sql } from 'drizzle-orm';
import {
  fileNames,
  lacksLicence,
  licenceMessage,
  type ApplicantView,
  type applicationCalls,
  type FieldName,
  type FileName,
  type Mending,
} from '#contract/application/index.ts';
import { changed, writeAudit } from '../audit/audit.ts';
import { keepDocuments, readDocuments } from '../bhbu/documents.ts';
import { toColumns, toSaid, type Said } from '../bhbu/row.ts';
import { checkSaid, npwpIsFree } from '../bhbu/rules.ts';
import { withoutTransaction, type PublicContext, type Verb } from '../context.ts';
import { transaction } from '../db/client.ts';
import { bhbu, bhbuApplication } from '../db/schema/index.ts';
import { invalid, Problem } from '../problem.ts';
import { lockApplication, nextState, type Locked } from './decide.ts';
import { applicant } from './register.ts';
import { plainTicket } from './rules.ts';

interface Claim {
  readonly ticket: string;
  readonly email: string;
}

/** One 404 for both an unknown ticket and a wrong email, so that neither can be guessed alone. */
const unknown = (): Problem =>
  new Problem(
    'TIDAK_DITEMUKAN',
    'Nomor tiket dan email ini tidak cocok dengan pendaftaran mana pun. Periksa keduanya; nomor tiket ada di email yang kami kirim.',
  );

/**
 * Locks the application that a ticket and one of its emails prove access to.
 * @throws Problem 404, 429
 */
async function claimed(ctx: PublicContext, claim: Claim): Promise<Locked> {
  const ticket = plainTicket(claim.ticket);
  // The sign-in throttle limits guesses per ticket and per network address.
  const attempt = { userName: `tiket ${ticket}`, address: ctx.address };
  await ctx.deps.throttle.admit(attempt);
  const found = await lockApplication(ctx.deps.db, eq(bhbuApplication.ticket, ticket));
  const emails = [found?.row.picEmail, found?.row.email, found?.row.headEmail];
  if (!found || !emails.some(one => one?.toLowerCase() === claim.email.toLowerCase())) {
    await ctx.deps.throttle.failed(attempt);
    throw unknown();
  }
  return found;
}

function viewOf({ row, applied }: Locked): ApplicantView {
  const isOpen = row.status === 'PERLU_PERBAIKAN';
  return {
    nomorTiket: applied.ticket,
    namaBHBU: row.name,
    status: row.status,
    diajukan: applied.submittedAt,
    alasan: applied.reason,
    perbaikan: applied.mendings as Mending[],
    isian: isOpen ? toSaid(row) : null,
  };
}

/** Returns the status of an application to its applicant, who has no account. */
export const standing: Verb<typeof applicationCalls.standing> = withoutTransaction(
  async (ctx, { body }) =>
    viewOf(await claimed(ctx, { ticket: body.nomorTiket, email: body.email })),
);

/** A company may send its NIB where a correction asks for the SIUP, and vice versa. */
const twins: Partial<Record<string, string>> = { nib: 'noSIUP', noSIUP: 'nib' };

/**
 * Requires every field with a requested correction, and no other field.
 * @throws Problem 422 by field
 */
function checkAsked(mendings: readonly Mending[], sent: readonly string[]): void {
  const asked: readonly string[] = mendings.map(({ isian }) => isian);
  const errors: Record<string, string[]> = {};
  for (const field of asked) {
    const twin = twins[field];
    if (!sent.includes(field) && !(twin && sent.includes(twin)))
      errors[field] = ['Perbaiki isian ini'];
  }
  for (const field of sent) {
    if (!asked.includes(field) && !asked.includes(twins[field] ?? '')) {
      errors[field] = ['Isian ini tidak diminta untuk diperbaiki'];
    }
  }
  if (Object.keys(errors).length > 0) {
    throw new Problem('TIDAK_SAH', 'Periksa isian yang ditandai, lalu kirim lagi.', { errors });
  }
}

/** Saves the requested corrections and puts the application back into the verification queue. */
export const mend: Verb<typeof applicationCalls.mend> = withoutTransaction(
  async (ctx, { body }) => {
    const { nomorTiket, emailPendaftar, ...sent } = body;
    checkSaid(sent);
    const documents = await readDocuments(sent);
    const seen = await claimed(ctx, { ticket: nomorTiket, email: emailPendaftar });
    return await transaction(ctx.deps.db, async tx => {
      const locked = (await lockApplication(tx, eq(bhbu.id, seen.row.id))) ?? seen;
      const { row, applied } = locked;
      const status = nextState(locked, 'mend');
      const names = Object.keys(sent).filter(
        name => sent[name as FieldName | FileName] !== undefined,
      );
      checkAsked(applied.mendings as Mending[], names);
      const said: Said = Object.fromEntries(
        names
          .filter(name => !fileNames.some(file => file === name))
          .map(name => [name, sent[name as FieldName]]),
      );
      const columns = toColumns(ctx.deps.keys, said);
      const after = { ...row, ...columns };
      if (lacksLicence({ nib: after.nib ?? '', noSIUP: after.siupNumber ?? '' })) {
        throw invalid('nib', licenceMessage);
      }
      const at = ctx.now.toISOString();
      const by = after.picName ?? row.name;
      await npwpIsFree(() =>
        tx
          .update(bhbu)
          .set({
            ...columns,
            status,
            version: sql`${bhbu.version} + 1`,
            modifiedAt: at,
            modifiedBy: by,
          })
          .where(eq(bhbu.id, row.id)),
      );
      await tx
        .update(bhbuApplication)
        .set({ mendings: [], reason: null, waitingSince: at, decidedAt: null, decidedBy: null })
        .where(eq(bhbuApplication.bhbuId, row.id));
      await keepDocuments(tx, ctx.now, row.id, documents, by);
      const difference = changed(toSaid(row), toSaid(after));
      await writeAudit(
        { ...ctx, db: tx, user: applicant(by) },
        {
          action: 'bhbu.mend',
          resource: 'bhbu',
          recordId: row.id,
          recordLabel: after.name,
          before: { status: row.status, ...difference.before },
          after: { status, ...difference.after, berkas: documents.map(({ field }) => field) },
        },
      );
      return viewOf({
        row: { ...after, status },
        applied: { ...applied, mendings: [], reason: null },
      });
    });
  },
);
