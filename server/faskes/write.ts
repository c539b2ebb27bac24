import { eq, sql } from 'drizzle-orm';
import type { Input } from '#contract/endpoint.ts';
import { faskesInput, type Faskes, type faskesCalls } from '#contract/faskes/index.ts';
import type { Context } from '../context.ts';
import { faskes } from '../db/schema/index.ts';
import { known } from '../lookup/index.ts';
import { invalid } from '../problem.ts';
import { unlessTaken } from '../unless-taken.ts';
import { getFaskes } from './read.ts';

type Body = Input<typeof faskesCalls.create>['body'];
type Change = Partial<typeof faskes.$inferInsert>;

/** What a form says of a facility, as its row holds it; an empty text is nothing. @throws Problem 422 */
export function toColumns(body: Body) {
  if (!known.isKabKota(body.kabKota)) {
    throw invalid('kabKota', 'Pilih kabupaten atau kota dari daftar');
  }
  return {
    name: body.namaFaskes,
    pcareCode: body.kodePcare,
    number: body.nomorFaskes,
    kind: body.jenis ?? null,
    ownership: body.kepemilikan,
    headName: body.kepalaFaskes,
    address: body.alamat,
    region: body.kabKota,
    latitude: body.lat ?? null,
    longitude: body.lng ?? null,
    picName: body.namaPIC || null,
    picPhone: body.noHP ?? null,
    dailyCapacity: body.kapasitasHarian ?? null,
    vaccinators: body.jumlahVaksinator ?? null,
    chillers: body.jumlahChiller ?? null,
    chillerDoses: body.kapasitasChiller ?? null,
    permitNumber: body.noIzin || null,
    permitUntil: body.izinSampai ?? null,
  };
}

/** Writes to a locked facility, and gives it back as it then is, deleted or not. @throws Problem 422 */
export async function writeFaskes(ctx: Context, id: number, values: Change): Promise<Faskes> {
  await codeIsFree(() =>
    ctx.db
      .update(faskes)
      .set({
        ...values,
        version: sql`${faskes.version} + 1`,
        modifiedAt: ctx.now.toISOString(),
        modifiedBy: ctx.user.fullName,
      })
      .where(eq(faskes.id, id)),
  );
  return await getFaskes(ctx, id, sql`true`);
}

/** Runs a write; a code that is taken is told at its field. @throws Problem 422 on `kodePcare` */
export const codeIsFree = <T>(write: () => Promise<T>): Promise<T> =>
  unlessTaken(
    {
      constraint: 'faskes_pcare_code_unique',
      field: 'kodePcare',
      message: 'Kode P-Care ini sudah dipakai faskes lain',
    },
    write,
  );

const filledIn = (Object.keys(faskesInput.shape) as (keyof typeof faskesInput.shape)[]).filter(
  field => field !== 'version',
);

/** What the trail keeps of a facility: what people fill in. */
export const forTrail = (record: Faskes): Partial<Faskes> =>
  Object.fromEntries(filledIn.map(field => [field, record[field]]));
