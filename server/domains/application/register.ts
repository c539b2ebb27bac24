import type { applicationCalls } from '#contract/domains/application/index.ts';
import { bhbuStates } from '#contract/states/bhbu.ts';
import {
  bhbuLifecycle,
  saveDocuments,
  readDocuments,
  type UploadedDocument,
  toBhbuColumns,
  type CompanyFields,
  checkKabKota,
  withUniqueNpwp,
} from '#server/domains/bhbu/index.ts';
import { writeAudit, type AnonymousActor } from '#server/platform/audit/write-audit.ts';
import { consumeCaptcha } from '#server/platform/auth/captcha.ts';
import {
  withoutTransaction,
  type Deps,
  type PublicContext,
  type Handler,
} from '#server/platform/context.ts';
import { transaction, type Queryable } from '#server/platform/db/client.ts';
import { bhbu, bhbuApplication } from '#server/platform/db/schema/index.ts';
import { recordCreation } from '#server/platform/lifecycle/transition.ts';
import { enqueueMessage } from '#server/platform/outbox/outbox.ts';
import { receivedMail } from './mails.ts';
import { newTicket } from './ticket.ts';

/** Returns the audit-log actor for an applicant, who has no account. */
export const toApplicantActor = (name: string): AnonymousActor => ({
  id: null,
  fullName: name,
  role: 'PEMOHON',
});

type RequiredApplicationFields = CompanyFields & {
  readonly namaBHBU: string;
  readonly namaPIC: string;
  readonly email: string;
};

/**
 * Inserts a new application with its documents and queues the confirmation mail.
 * @throws Problem 422 on `npwp` when another company has it
 */
export async function saveApplication(
  { db, deps, now }: { db: Queryable; deps: Pick<Deps, 'keys'>; now: Date },
  fields: RequiredApplicationFields,
  documents: readonly UploadedDocument[],
): Promise<{ id: number; ticket: string }> {
  const at = now.toISOString();
  const stamp = {
    createdAt: at,
    createdBy: fields.namaPIC,
    modifiedAt: at,
    modifiedBy: fields.namaPIC,
  };
  const [created] = await withUniqueNpwp(() =>
    db
      .insert(bhbu)
      .values({
        ...toBhbuColumns(deps.keys, fields),
        namaBHBU: fields.namaBHBU,
        status: bhbuStates.initial,
        isActive: false,
        ...stamp,
      })
      .returning(),
  );
  if (!created) throw new Error('The company was not inserted.');
  const { id } = created;
  const ticket = newTicket();
  await db
    .insert(bhbuApplication)
    .values({ bhbuId: id, nomorTiket: ticket, diajukan: at, menungguSejak: at, consentedAt: at });
  await saveDocuments(db, now, id, documents, fields.namaPIC);
  const user = toApplicantActor(fields.namaPIC);
  await recordCreation({ db, now, user }, bhbuLifecycle, created, 'register', {
    mailApplicant: () =>
      enqueueMessage(
        db,
        now,
        'mail',
        receivedMail({ to: fields.email, id, company: fields.namaBHBU, ticket }),
      ),
  });
  return { id, ticket };
}

/**
 * Registers a company without an account. No transaction spans the call, since the throttle count
 * and the spent captcha must survive a failure; input is validated first, so that a typo costs no
 * captcha.
 */
export const register: Handler<typeof applicationCalls.register> = withoutTransaction(
  async (ctx: PublicContext, { body }) => {
    const { captchaToken, ...fields } = body;
    await ctx.deps.throttle.countApplication(ctx.address);
    checkKabKota(fields);
    const documents = await readDocuments(fields);
    await consumeCaptcha(ctx, captchaToken);
    const { ticket } = await transaction(ctx.deps.db, async tx => {
      const transactionContext = { ...ctx, db: tx };
      const created = await saveApplication(transactionContext, fields, documents);
      await writeAudit(
        { ...transactionContext, user: toApplicantActor(fields.namaPIC) },
        {
          action: 'bhbu.register',
          resource: 'bhbu',
          recordId: created.id,
          recordLabel: fields.namaBHBU,
          after: { status: bhbuStates.initial, berkas: documents.map(({ field }) => field) },
        },
      );
      return created;
    });
    return { nomorTiket: ticket, email: fields.email };
  },
);
