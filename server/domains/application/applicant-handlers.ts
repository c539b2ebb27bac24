import { eq } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import {
  applicationFileNames,
  isMissingLicence,
  licenceMessage,
  type ApplicantView,
  type applicationCalls,
  type ApplicationFieldName,
  type ApplicationFileName,
  type Correction,
} from '#contract/domains/application/index.ts';
import {
  bhbuLifecycle,
  saveDocuments,
  readDocuments,
  toBhbuColumns,
  toCompanyData,
  type CompanyFields,
  checkKabKota,
  withUniqueNpwp,
} from '#server/domains/bhbu/index.ts';
import { diffFields } from '#server/platform/audit/write-audit.ts';
import { withoutTransaction, type PublicContext, type Handler } from '#server/platform/context.ts';
import { transaction } from '#server/platform/db/client.ts';
import { bhbu, bhbuApplication } from '#server/platform/db/schema/index.ts';
import { transitionContext } from '#server/platform/lifecycle/lifecycle.ts';
import { checkTransition, transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { lockApplication, type LockedApplication } from './decide.ts';
import { toApplicantActor } from './register.ts';
import { normalizeTicket } from './ticket.ts';

interface ApplicantCredentials {
  readonly ticket: string;
  readonly email: string;
}

/** One 404 for both an unknown ticket and a wrong email, so that neither can be guessed alone. */
const applicationNotFound = (): Problem =>
  new Problem('TIDAK_DITEMUKAN', message('application.unknown'));

/**
 * Locks the application that a ticket and one of its emails prove access to.
 * @throws Problem 404, 429
 */
async function lockClaimedApplication(
  ctx: PublicContext,
  credentials: ApplicantCredentials,
): Promise<LockedApplication> {
  const ticket = normalizeTicket(credentials.ticket);
  const attempt = { ticket, address: ctx.address };
  await ctx.deps.throttle.assertTicketAllowed(attempt);
  const found = await lockApplication(ctx.deps.db, eq(bhbuApplication.nomorTiket, ticket));
  const emails = [found?.row.email, found?.row.email, found?.row.emailPenanggungJawab];
  if (!found || !emails.some(one => one?.toLowerCase() === credentials.email.toLowerCase())) {
    await ctx.deps.throttle.recordTicketFailure(attempt);
    throw applicationNotFound();
  }
  return found;
}

function toApplicantView({ row, application }: LockedApplication): ApplicantView {
  const isOpen = row.status === 'PERLU_PERBAIKAN';
  return {
    nomorTiket: application.nomorTiket,
    namaBHBU: row.namaBHBU,
    status: row.status,
    diajukan: application.diajukan,
    alasan: application.alasan,
    perbaikan: application.perbaikan as Correction[],
    isian: isOpen ? toCompanyData(row) : null,
  };
}

/** Returns the status of an application to its applicant, who has no account. */
export const getApplicationStatus: Handler<typeof applicationCalls.status> = withoutTransaction(
  async (ctx, { body }) =>
    toApplicantView(
      await lockClaimedApplication(ctx, { ticket: body.nomorTiket, email: body.email }),
    ),
);

/** A company may send its NIB where a correction asks for the SIUP, and vice versa. */
const alternativeFields: Partial<Record<string, string>> = { nib: 'noSIUP', noSIUP: 'nib' };

/**
 * Requires every field with a requested correction, and no other field.
 * @throws Problem 422 by field
 */
function checkRequestedFields(
  corrections: readonly Correction[],
  submittedFields: readonly string[],
): void {
  const requestedFields: readonly string[] = corrections.map(({ isian }) => isian);
  const errors: Record<string, Message[]> = {};
  for (const field of requestedFields) {
    const alternative = alternativeFields[field];
    if (!submittedFields.includes(field) && !(alternative && submittedFields.includes(alternative)))
      errors[field] = [message('application.correctionMissing')];
  }
  for (const field of submittedFields) {
    if (
      !requestedFields.includes(field) &&
      !requestedFields.includes(alternativeFields[field] ?? '')
    ) {
      errors[field] = [message('application.notRequested')];
    }
  }
  if (Object.keys(errors).length > 0) {
    throw new Problem('TIDAK_SAH', message('input.checkMarked'), { errors });
  }
}

/** Saves the requested corrections and puts the application back into the verification queue. */
export const resubmit: Handler<typeof applicationCalls.resubmit> = withoutTransaction(
  async (ctx, { body }) => {
    const { nomorTiket, emailPendaftar, ...submittedFields } = body;
    checkKabKota(submittedFields);
    const documents = await readDocuments(submittedFields);
    const claimedApplication = await lockClaimedApplication(ctx, {
      ticket: nomorTiket,
      email: emailPendaftar,
    });
    return await transaction(ctx.deps.db, async tx => {
      const locked =
        (await lockApplication(tx, eq(bhbu.id, claimedApplication.row.id))) ?? claimedApplication;
      const { row, application } = locked;
      const by = submittedFields.namaPIC ?? row.namaPIC ?? row.namaBHBU;
      const user = toApplicantActor(by);
      checkTransition(user, bhbuLifecycle, row, 'resubmit');
      const submittedNames = Object.keys(submittedFields).filter(
        name => submittedFields[name as ApplicationFieldName | ApplicationFileName] !== undefined,
      );
      checkRequestedFields(application.perbaikan as Correction[], submittedNames);
      const fields: CompanyFields = Object.fromEntries(
        submittedNames
          .filter(name => !applicationFileNames.some(file => file === name))
          .map(name => [name, submittedFields[name as ApplicationFieldName]]),
      );
      const columns = toBhbuColumns(ctx.deps.keys, fields);
      const after = { ...row, ...columns };
      if (isMissingLicence({ nib: after.nib ?? '', noSIUP: after.noSIUP ?? '' })) {
        throw invalidField('nib', licenceMessage);
      }
      const changes = diffFields(toCompanyData(row), toCompanyData(after));
      const saved = await withUniqueNpwp(() =>
        transition(transitionContext({ ...ctx, db: tx }, user), bhbuLifecycle, row, 'resubmit', {
          values: columns,
          audit: {
            before: changes.before,
            after: { ...changes.after, berkas: documents.map(({ field }) => field) },
          },
        }),
      );
      await tx
        .update(bhbuApplication)
        .set({
          perbaikan: [],
          alasan: null,
          menungguSejak: ctx.now.toISOString(),
          diputuskan: null,
          diputuskanOleh: null,
        })
        .where(eq(bhbuApplication.bhbuId, row.id));
      await saveDocuments(tx, ctx.now, row.id, documents, by);
      return toApplicantView({
        row: saved,
        application: { ...application, perbaikan: [], alasan: null },
      });
    });
  },
);
