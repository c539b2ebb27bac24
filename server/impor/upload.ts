import type { Input } from '#contract/endpoint.ts';
import { typeOf, type imporCalls, type Impor, type ImporKind } from '#contract/impor/index.ts';
import { importsForCompany } from '#contract/policy.ts';
import { isActiveBhbu } from '../bhbu/choices.ts';
import { withoutTransaction, type Context, type Verb } from '../context.ts';
import { mayChooseFaskes } from '../faskes/choices.ts';
import { seesFaskes } from '../faskes/scope.ts';
import { invalid, notFound } from '../problem.ts';
import { readFile } from './read-file.ts';
import { getImpor } from './read.ts';
import { saveImpor } from './save.ts';

type Asked = Pick<Input<typeof imporCalls.importPeserta>, 'query' | 'body'>;

/** Kind, company and facility of an upload. */
interface Whose {
  readonly kind: ImporKind;
  readonly bhbuId: number | null;
  readonly faskesId: number | null;
}

/** Reads and validates a file, and saves it unless only a preview is requested. */
async function bringIn(ctx: Context, { query, body }: Asked, whose: Whose): Promise<Impor> {
  const { kind, bhbuId, faskesId } = whose;
  if (faskesId !== null && !(await mayChooseFaskes(ctx.db, faskesId, bhbuId))) {
    throw invalid('idFaskes', 'Pilih faskes yang aktif dan melayani perusahaan peserta');
  }
  const id = await readFile(ctx, body.berkas, { ...whose, vaccinationType: typeOf[kind] });
  const judged = await getImpor(ctx, id);
  const { baru, berubah, tidakValid } = judged.jumlah;
  // When no row would be saved, the counts in the response say why.
  if (query.preview || baru + berubah + tidakValid === 0) return judged;
  return await saveImpor(ctx, id, query.modus);
}

const orNone = (id: number): number | null => (id === 0 ? null : id);

/**
 * Returns the caller's own company, or null.
 * @throws Problem 422 for a role that must name a company
 */
function ownBhbu({ scope, user }: Context): number | null {
  if (importsForCompany(user.role)) throw invalid('idBHBU', 'Pilih perusahaan');
  return scope === 'own' ? user.bhbuId : null;
}

/**
 * Returns the facility of a file; for a facility account it is always its own.
 * @throws Problem 404 outside the caller's scope
 */
async function faskesWithin(ctx: Context, id: number): Promise<number | null> {
  if (id !== 0 && !(await seesFaskes(ctx, id))) throw notFound('Faskes');
  return ctx.user.faskesId ?? orNone(id);
}

/** Returns the named company. @throws Problem 404, 422 */
async function bhbuNamed(ctx: Context, id: number): Promise<number> {
  if (ctx.scope === 'own' && id !== ctx.user.bhbuId) throw notFound('BHBU');
  if (!(await isActiveBhbu(ctx.db, id))) throw invalid('idBHBU', 'Pilih perusahaan yang aktif');
  return id;
}

export const importPeserta: Verb<typeof imporCalls.importPeserta> = withoutTransaction(
  async (ctx, { params, ...asked }) =>
    await bringIn(ctx, asked, {
      kind: 'peserta',
      bhbuId: ownBhbu(ctx),
      faskesId: orNone(params.idFaskes),
    }),
);

export const importByAM: Verb<typeof imporCalls.importByAM> = withoutTransaction(
  async (ctx, { params, ...asked }) =>
    await bringIn(ctx, asked, {
      kind: 'peserta',
      bhbuId: await bhbuNamed(ctx, params.idBHBU),
      faskesId: orNone(params.idFaskes),
    }),
);

export const importBooster: Verb<typeof imporCalls.importBooster> = withoutTransaction(
  async (ctx, { params, ...asked }) =>
    await bringIn(ctx, asked, {
      kind: 'booster',
      bhbuId: ownBhbu(ctx),
      faskesId: await faskesWithin(ctx, params.id),
    }),
);

export const importBoosterByAM: Verb<typeof imporCalls.importBoosterByAM> = withoutTransaction(
  async (ctx, { params, ...asked }) =>
    await bringIn(ctx, asked, {
      kind: 'booster',
      bhbuId: await bhbuNamed(ctx, params.idBHBU),
      faskesId: await faskesWithin(ctx, params.idFaskes),
    }),
);

export const importAdminExternalBooster: Verb<typeof imporCalls.importAdminExternalBooster> =
  withoutTransaction(
    async (ctx, { params, ...asked }) =>
      await bringIn(ctx, asked, {
        kind: 'boosterEksternal',
        bhbuId: null,
        faskesId: await faskesWithin(ctx, params.idFaskes),
      }),
  );

export const importFaskesExternalBooster: Verb<typeof imporCalls.importFaskesExternalBooster> =
  withoutTransaction(
    async (ctx, asked) =>
      await bringIn(ctx, asked, {
        kind: 'boosterEksternal',
        bhbuId: null,
        faskesId: ctx.user.faskesId,
      }),
  );

export const importSmartChecking: Verb<typeof imporCalls.importSmartChecking> = withoutTransaction(
  async (ctx, asked) =>
    await bringIn(ctx, asked, { kind: 'smartChecking', bhbuId: null, faskesId: null }),
);
