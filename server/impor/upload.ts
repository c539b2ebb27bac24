import type { Input } from '#contract/endpoint.ts';
import type { imporCalls, Impor } from '#contract/impor/index.ts';
import type { VaccinationType } from '#contract/peserta/index.ts';
import { isActiveBhbu } from '../bhbu/choices.ts';
import { withoutTransaction, type Context, type Verb } from '../context.ts';
import { mayChooseFaskes } from '../faskes/choices.ts';
import { invalid, notFound } from '../problem.ts';
import { readFile } from './read-file.ts';
import { getImpor } from './read.ts';
import { saveImpor } from './save.ts';

/** The regular programme; boosters come in by calls of their own. */
const regular: VaccinationType = 0;

type Asked = Pick<Input<typeof imporCalls.importPeserta>, 'query' | 'body'>;

/** Reads and judges a file, and saves what can be, unless it is only to be looked at. */
async function bringIn(
  ctx: Context,
  { query, body }: Asked,
  whose: { readonly bhbuId: number | null; readonly faskesId: number | null },
): Promise<Impor> {
  const { bhbuId, faskesId } = whose;
  if (faskesId !== null && !(await mayChooseFaskes(ctx.db, faskesId, bhbuId))) {
    throw invalid('idFaskes', 'Pilih faskes yang aktif dan melayani perusahaan peserta');
  }
  const id = await readFile(ctx, body.berkas, { ...whose, vaccinationType: regular });
  const judged = await getImpor(ctx, id);
  const { baru, berubah, tidakValid } = judged.jumlah;
  // Where nothing would be done, nothing is: the counts say why.
  if (query.preview || baru + berubah + tidakValid === 0) return judged;
  return await saveImpor(ctx, id, query.modus);
}

const orNone = (id: number): number | null => (id === 0 ? null : id);

export const importPeserta: Verb<typeof imporCalls.importPeserta> = withoutTransaction(
  async (ctx, { params, ...asked }) =>
    await bringIn(ctx, asked, {
      bhbuId: ctx.scope === 'own' ? ctx.user.bhbuId : null,
      faskesId: orNone(params.idFaskes),
    }),
);

export const importByAM: Verb<typeof imporCalls.importByAM> = withoutTransaction(
  async (ctx, { params, ...asked }) => {
    const bhbuId = params.idBHBU;
    if (ctx.scope === 'own' && bhbuId !== ctx.user.bhbuId) throw notFound('BHBU');
    if (!(await isActiveBhbu(ctx.db, bhbuId))) {
      throw invalid('idBHBU', 'Pilih perusahaan yang aktif');
    }
    return await bringIn(ctx, asked, { bhbuId, faskesId: orNone(params.idFaskes) });
  },
);
