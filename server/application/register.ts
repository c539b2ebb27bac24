import type { applicationCalls } from '#contract/application/index.ts';
import { bhbuStates } from '#contract/states.ts';
import { writeAudit, type Outsider } from '../audit/audit.ts';
import { spendCaptcha } from '../auth/captcha.ts';
import { keepDocuments, readDocuments, type ReadDocument } from '../bhbu/documents.ts';
import { toColumns, type Said } from '../bhbu/row.ts';
import { checkSaid, npwpIsFree } from '../bhbu/rules.ts';
import { withoutTransaction, type Deps, type PublicContext, type Verb } from '../context.ts';
import { transaction, type Queryable } from '../db/client.ts';
import { bhbu, bhbuApplication } from '../db/schema/index.ts';
import { enqueue } from '../outbox/outbox.ts';
import { received } from './mails.ts';
import { newTicket } from './rules.ts';

/** Returns the audit-log actor for an applicant, who has no account. */
export const applicant = (name: string): Outsider => ({
  id: null,
  fullName: name,
  role: 'PEMOHON',
});

type Known = Said & { readonly namaBHBU: string; readonly namaPIC: string; readonly email: string };

/**
 * Inserts a new application with its documents and queues the confirmation mail.
 * @throws Problem 422 on `npwp` when another company has it
 */
export async function saveApplication(
  { db, deps, now }: { db: Queryable; deps: Pick<Deps, 'keys'>; now: Date },
  said: Known,
  documents: readonly ReadDocument[],
): Promise<{ id: number; ticket: string }> {
  const at = now.toISOString();
  const stamp = {
    createdAt: at,
    createdBy: said.namaPIC,
    modifiedAt: at,
    modifiedBy: said.namaPIC,
  };
  const [made] = await npwpIsFree(() =>
    db
      .insert(bhbu)
      .values({
        ...toColumns(deps.keys, said),
        name: said.namaBHBU,
        status: bhbuStates.initial,
        isActive: false,
        ...stamp,
      })
      .returning({ id: bhbu.id }),
  );
  const id = made?.id ?? 0;
  const ticket = newTicket();
  await db
    .insert(bhbuApplication)
    .values({ bhbuId: id, ticket, submittedAt: at, waitingSince: at, consentedAt: at });
  await keepDocuments(db, now, id, documents, said.namaPIC);
  await enqueue(db, now, 'mail', received({ to: said.email, company: said.namaBHBU, ticket }));
  return { id, ticket };
}

/**
 * Registers a company without an account. No transaction spans the call, since the throttle count
 * and the spent captcha must survive a failure; input is validated first, so that a typo costs no
 * captcha.
 */
export const register: Verb<typeof applicationCalls.register> = withoutTransaction(
  async (ctx: PublicContext, { body }) => {
    const { captchaToken, ...said } = body;
    await ctx.deps.throttle.applies(ctx.address);
    checkSaid(said);
    const documents = await readDocuments(said);
    await spendCaptcha(ctx, captchaToken);
    const { ticket } = await transaction(ctx.deps.db, async tx => {
      const inside = { ...ctx, db: tx };
      const made = await saveApplication(inside, said, documents);
      await writeAudit(
        { ...inside, user: applicant(said.namaPIC) },
        {
          action: 'bhbu.register',
          resource: 'bhbu',
          recordId: made.id,
          recordLabel: said.namaBHBU,
          after: { status: bhbuStates.initial, berkas: documents.map(({ field }) => field) },
        },
      );
      return made;
    });
    return { nomorTiket: ticket, email: said.email };
  },
);
