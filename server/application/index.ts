import { and, eq } from 'drizzle-orm';
import type { applicationCalls, FileName } from '#contract/application/index.ts';
import type { Context, Verb, Verbs } from '../context.ts';
import { bhbu } from '../db/schema/index.ts';
import { fileAnswer } from '../files/store.ts';
import { notFound } from '../problem.ts';
import { mend, standing } from './applicant.ts';
import { approve, ask, reject } from './decide.ts';
import { documentId } from './documents.ts';
import { get, list, mine } from './read.ts';
import { register } from './register.ts';
import { openedNumbers } from './row.ts';

export { approveApplication, askForMending, rejectApplication } from './decide.ts';
export { saveApplication } from './register.ts';

/** A document of a company that a caller may see, as an attachment. */
const documentOf =
  (field: FileName): Verb<typeof applicationCalls.downloadNPWP> =>
  async (ctx, { params }) => {
    await findRow(ctx, params.id);
    return await fileAnswer(ctx.db, await documentId(ctx.db, params.id, field));
  };

async function findRow(ctx: Context, id: number): Promise<typeof bhbu.$inferSelect> {
  const [row] = await ctx.db
    .select()
    .from(bhbu)
    .where(and(eq(bhbu.id, id), mine(ctx)));
  if (!row) throw notFound('BHBU');
  return row;
}

/** Numbers of persons in an application in full; that they were shown, and to whom, is in the trail. */
const reveal: Verb<typeof applicationCalls.reveal> = async (ctx, { params }) => {
  const row = await findRow(ctx, params.id);
  await ctx.audit({
    action: 'bhbu.reveal',
    resource: 'bhbu',
    recordId: row.id,
    recordLabel: row.name,
  });
  return openedNumbers(ctx.deps.keys, row);
};

export const applicationVerbs: Verbs<typeof applicationCalls> = {
  register,
  standing,
  mend,
  list,
  get,
  reveal,
  approve,
  reject,
  ask,
  downloadNPWP: documentOf('fileNPWP'),
  downloadLegalitas: documentOf('fileLegalitas'),
  downloadSIUP: documentOf('fileSIUP'),
  downloadSKB: documentOf('fileSKB'),
};
