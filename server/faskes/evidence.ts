import { and, eq, inArray } from 'drizzle-orm';
import { guarantees, maxEvidence, type faskesCalls } from '#contract/faskes/index.ts';
import type { Context, Verb } from '../context.ts';
import { file } from '../db/schema/index.ts';
import { documentType, fileAnswer, saveFile, unfitDocument } from '../files/store.ts';
import { invalid, notFound } from '../problem.ts';
import { getFaskes } from './read.ts';
import { lockFaskes } from './scope.ts';
import { getStatement, resourceOf } from './statement.ts';

/** Saves an evidence file of a guarantee. @throws Problem 422 on `berkas` */
export const addEvidence: Verb<typeof faskesCalls.addEvidence> = async (
  ctx,
  { params: { id, butir }, body: { berkas } },
) => {
  const content = new Uint8Array(await berkas.arrayBuffer());
  if ((await documentType(berkas.name, content)) === null) throw invalid('berkas', unfitDocument);
  const row = await lockFaskes(ctx, id, 'no key update');
  const resource = resourceOf(butir);
  const there = await ctx.db.$count(
    file,
    and(eq(file.resource, resource), eq(file.recordId, String(id))),
  );
  if (there >= maxEvidence) {
    throw invalid(
      'berkas',
      `Paling banyak ${maxEvidence} berkas untuk satu jaminan. Hapus salah satu lebih dahulu.`,
    );
  }
  const by = ctx.user.fullName;
  await saveFile(ctx.db, ctx.now, { name: berkas.name, content, resource, recordId: id, by });
  await ctx.audit({
    action: 'faskes.upload',
    resource: 'faskes',
    recordId: id,
    recordLabel: row.name,
    after: { butir, ukuran: content.byteLength },
  });
  return await getStatement(ctx, id);
};

/** Returns an evidence file with its faskes; the caller checks the scope. @throws Problem 404 */
async function findEvidence(ctx: Context, id: string) {
  const [found] = await ctx.db
    .select({ recordId: file.recordId, resource: file.resource, size: file.size })
    .from(file)
    .where(and(eq(file.id, id), inArray(file.resource, guarantees.map(resourceOf))));
  if (!found) throw notFound('Berkas');
  return { ...found, faskesId: Number(found.recordId) };
}

/** Deletes an evidence file permanently. @throws Problem 404 */
export const removeEvidence: Verb<typeof faskesCalls.removeEvidence> = async (ctx, { params }) => {
  const { faskesId, resource, size } = await findEvidence(ctx, params.id);
  const row = await lockFaskes(ctx, faskesId, 'no key update');
  const gone = await ctx.db.delete(file).where(eq(file.id, params.id)).returning({ id: file.id });
  if (gone.length === 0) throw notFound('Berkas');
  await ctx.audit({
    action: 'faskes.discard',
    resource: 'faskes',
    recordId: faskesId,
    recordLabel: row.name,
    before: { butir: resource.slice(resource.indexOf('.') + 1), ukuran: size },
  });
  return await getStatement(ctx, faskesId);
};

/** Downloads an evidence file as an attachment. @throws Problem 404 */
export const downloadEvidence: Verb<typeof faskesCalls.downloadEvidence> = async (
  ctx,
  { params },
) => {
  const { faskesId } = await findEvidence(ctx, params.id);
  await getFaskes(ctx, faskesId);
  return await fileAnswer(ctx.db, params.id);
};
