import type { HandlerInput } from '#contract/core/endpoint.ts';
import {
  vaccinationTypeByKind,
  type importCalls,
  type Import,
  type ImportKind,
} from '#contract/domains/import/index.ts';
import { canImportForCompany } from '#contract/policy.ts';
import { isActiveBhbu } from '#server/domains/bhbu/index.ts';
import { canChooseFaskes, canSeeFaskes } from '#server/domains/faskes/index.ts';
import { withoutTransaction, type Context, type Handler } from '#server/platform/context.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, notFound } from '#server/platform/problem.ts';
import { readFile } from './read/read-file.ts';
import { getImportRecord } from './import-record.ts';
import { saveImport } from './save/save-import.ts';

type UploadRequest = Pick<HandlerInput<typeof importCalls.importPeserta>, 'query' | 'body'>;

/** Kind, company and facility of an upload. */
interface UploadTarget {
  readonly jenis: ImportKind;
  readonly bhbuId: number | null;
  readonly faskesId: number | null;
}

/** How far an upload with an idempotency key got, once its file is read. */
interface ReadStep {
  readonly idImport: number;
}

/** Reads and validates a file, and saves it unless only a preview is requested. */
async function uploadImport(
  ctx: Context,
  { query, body }: UploadRequest,
  target: UploadTarget,
): Promise<Import> {
  const { jenis, bhbuId, faskesId } = target;
  if (faskesId !== null && !(await canChooseFaskes(ctx.db, faskesId, bhbuId))) {
    throw invalidField('idFaskes', message('peserta.facilityNotServing'));
  }
  // Read by an earlier attempt that could not save it.
  const earlier = ctx.keyed?.step as ReadStep | undefined;
  if (earlier) return await saveImport(ctx, earlier.idImport, query.modus);
  // When no row would be saved, the counts in the response say why; hidden rows need a choice first.
  const isAnswer = ({ jumlah, tersembunyi }: Import): boolean =>
    query.preview ||
    jumlah.baru + jumlah.berubah + jumlah.tidakValid === 0 ||
    (tersembunyi.jumlah > 0 && tersembunyi.pilihan === null);
  const id = await readFile(
    ctx,
    body.berkas,
    { ...target, vaccinationType: vaccinationTypeByKind[jenis] },
    async ({ db, keyed, ...rest }, read) => {
      if (!keyed) return;
      const validated = await getImportRecord({ ...rest, db }, read);
      if (isAnswer(validated)) await keyed.recordAnswer(db, validated);
      else await keyed.recordStep(db, { idImport: read } satisfies ReadStep);
    },
    query,
  );
  const validated = await getImportRecord(ctx, id);
  return isAnswer(validated) ? validated : await saveImport(ctx, id, query.modus);
}

const zeroToNull = (id: number): number | null => (id === 0 ? null : id);

/**
 * Returns the caller's own company, or null.
 * @throws Problem 422 for a role that must name a company
 */
function ownBhbuId({ scope, user }: Context): number | null {
  if (canImportForCompany(user.role))
    throw invalidField('idBHBU', message('import.companyMissing'));
  return scope === 'own' ? user.bhbuId : null;
}

/**
 * Returns the facility of a file; for a facility account it is always its own.
 * @throws Problem 404 outside the caller's scope
 */
async function resolveFaskesId(ctx: Context, id: number): Promise<number | null> {
  if (id !== 0 && !(await canSeeFaskes(ctx, id))) throw notFound('faskes');
  return ctx.user.faskesId ?? zeroToNull(id);
}

/** Returns the named company. @throws Problem 404, 422 */
async function resolveBhbuId(ctx: Context, id: number): Promise<number> {
  if (ctx.scope === 'own' && id !== ctx.user.bhbuId) throw notFound('bhbu');
  if (!(await isActiveBhbu(ctx.db, id)))
    throw invalidField('idBHBU', message('peserta.companyInactive'));
  return id;
}

export const importPeserta: Handler<typeof importCalls.importPeserta> = withoutTransaction(
  async (ctx, { params, ...request }) =>
    await uploadImport(ctx, request, {
      jenis: 'peserta',
      bhbuId: ownBhbuId(ctx),
      faskesId: zeroToNull(params.idFaskes),
    }),
);

export const importByAM: Handler<typeof importCalls.importByAM> = withoutTransaction(
  async (ctx, { params, ...request }) =>
    await uploadImport(ctx, request, {
      jenis: 'peserta',
      bhbuId: await resolveBhbuId(ctx, params.idBHBU),
      faskesId: zeroToNull(params.idFaskes),
    }),
);

export const importBooster: Handler<typeof importCalls.importBooster> = withoutTransaction(
  async (ctx, { params, ...request }) =>
    await uploadImport(ctx, request, {
      jenis: 'booster',
      bhbuId: ownBhbuId(ctx),
      faskesId: await resolveFaskesId(ctx, params.id),
    }),
);

export const importBoosterByAM: Handler<typeof importCalls.importBoosterByAM> = withoutTransaction(
  async (ctx, { params, ...request }) =>
    await uploadImport(ctx, request, {
      jenis: 'booster',
      bhbuId: await resolveBhbuId(ctx, params.idBHBU),
      faskesId: await resolveFaskesId(ctx, params.idFaskes),
    }),
);

export const importAdminExternalBooster: Handler<typeof importCalls.importAdminExternalBooster> =
  withoutTransaction(
    async (ctx, { params, ...request }) =>
      await uploadImport(ctx, request, {
        jenis: 'boosterEksternal',
        bhbuId: null,
        faskesId: await resolveFaskesId(ctx, params.idFaskes),
      }),
  );

export const importFaskesExternalBooster: Handler<typeof importCalls.importFaskesExternalBooster> =
  withoutTransaction(
    async (ctx, request) =>
      await uploadImport(ctx, request, {
        jenis: 'boosterEksternal',
        bhbuId: null,
        faskesId: ctx.user.faskesId,
      }),
  );

export const importSmartChecking: Handler<typeof importCalls.importSmartChecking> =
  withoutTransaction(
    async (ctx, request) =>
      await uploadImport(ctx, request, { jenis: 'smartChecking', bhbuId: null, faskesId: null }),
  );
