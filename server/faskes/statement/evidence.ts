import { and, eq, inArray } from 'drizzle-orm';
import { guarantees, maxEvidence, type faskesCalls } from '#contract/faskes/index.ts';
import type { Context, Handler } from '../../context.ts';
import { file } from '../../db/schema/index.ts';
import {
  detectDocumentType,
  fileResponse,
  saveFile,
  invalidDocumentMessage,
} from '../../files/store.ts';
import { invalidField, notFound } from '../../problem.ts';
import { getFaskes } from '../query/get.ts';
import { lockFaskes } from '../scope.ts';
import { getStatement, evidenceResource } from './statement.ts';

/** Saves an evidence file of a guarantee. @throws Problem 422 on `berkas` */
export const addEvidence: Handler<typeof faskesCalls.addEvidence> = async (
  ctx,
  { params: { id, butir }, body: { berkas } },
) => {
  const content = new Uint8Array(await berkas.arrayBuffer());
  if ((await detectDocumentType(berkas.name, content)) === null)
    throw invalidField('berkas', invalidDocumentMessage);
  const row = await lockFaskes(ctx, id, 'no key update');
  const resource = evidenceResource(butir);
  const fileCount = await ctx.db.$count(
    file,
    and(eq(file.resource, resource), eq(file.recordId, String(id))),
  );
  if (fileCount >= maxEvidence) {
    throw invalidField(
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
    recordLabel: row.namaFaskes,
    after: { butir, ukuran: content.byteLength },
  });
  return await getStatement(ctx, id);
};

/** Returns an evidence file with its faskes; the caller checks the scope. @throws Problem 404 */
async function getEvidence(ctx: Context, id: string) {
  const [found] = await ctx.db
    .select({ recordId: file.recordId, resource: file.resource, size: file.size })
    .from(file)
    .where(and(eq(file.id, id), inArray(file.resource, guarantees.map(evidenceResource))));
  if (!found) throw notFound('Berkas');
  return { ...found, faskesId: Number(found.recordId) };
}

/** Deletes an evidence file permanently. @throws Problem 404 */
export const removeEvidence: Handler<typeof faskesCalls.removeEvidence> = async (
  ctx,
  { params },
) => {
  const { faskesId, resource, size } = await getEvidence(ctx, params.id);
  const row = await lockFaskes(ctx, faskesId, 'no key update');
  const deleted = await ctx.db
    .delete(file)
    .where(eq(file.id, params.id))
    .returning({ id: file.id });
  if (deleted.length === 0) throw notFound('Berkas');
  await ctx.audit({
    action: 'faskes.discard',
    resource: 'faskes',
    recordId: faskesId,
    recordLabel: row.namaFaskes,
    before: { butir: resource.slice(resource.indexOf('.') + 1), ukuran: size },
  });
  return await getStatement(ctx, faskesId);
};

/** Downloads an evidence file as an attachment. @throws Problem 404 */
export const downloadEvidence: Handler<typeof faskesCalls.downloadEvidence> = async (
  ctx,
  { params },
) => {
  const { faskesId } = await getEvidence(ctx, params.id);
  await getFaskes(ctx, faskesId);
  return await fileResponse(ctx.db, params.id);
};
