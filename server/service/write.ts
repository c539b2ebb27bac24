import { eq, sql } from 'drizzle-orm';
import type { Input } from '#contract/endpoint.ts';
import { ceilings } from '#contract/price/index.ts';
import { inclusions, serviceFields, type Service, type serviceCalls } from '#contract/service.ts';
import { changed } from '../audit/audit.ts';
import type { Context, Verb } from '../context.ts';
import { service } from '../db/schema/index.ts';
import { checkVersion } from '../db/version.ts';
import {
  checkFirstPrice,
  checkPriceUntouched,
  insertPrice,
  priceForTrail,
} from '../price/index.ts';
import { unlessTaken } from '../unless-taken.ts';
import { getService, takeService } from './read.ts';

const told = [
  ...(Object.keys(serviceFields) as (keyof typeof serviceFields)[]),
  'isActive',
] as const;

/** Returns the audit fields of a service; its tariffs have audit entries of their own. */
const forTrail = (record: Service) => Object.fromEntries(told.map(key => [key, record[key]]));

/** Converts a service form to columns. */
const toRow = (body: Input<typeof serviceCalls.update>['body']) => ({
  code: body.kode,
  name: body.nama,
  type: body.tipe,
  leastParticipants: body.minPeserta ?? null,
  // Filtering the full list removes duplicates and gives a fixed order.
  includes: inclusions.filter(one => body.termasuk.includes(one)),
  taxClass: body.kelasPajak,
  withholdingCode: body.pphKode || null,
});

/** Runs a write and maps a duplicate code to its field. @throws Problem 422 on `kode` */
const codeIsFree = <T>(write: () => Promise<T>): Promise<T> =>
  unlessTaken(
    {
      constraint: 'service_code_unique',
      field: 'kode',
      message: 'Kode ini sudah dipakai layanan lain',
    },
    write,
  );

export const create: Verb<typeof serviceCalls.create> = async (ctx, { body }) => {
  const price = { ...body, harga: body.tarifPerDosis };
  checkFirstPrice(ctx, 'tarifPerDosis', price, ceilings.service);
  const at = ctx.now.toISOString();
  const by = ctx.user.fullName;
  const [made] = await codeIsFree(() =>
    ctx.db
      .insert(service)
      .values({ ...toRow(body), createdAt: at, createdBy: by, modifiedAt: at, modifiedBy: by })
      .returning({ id: service.id }),
  );
  const id = made?.id ?? 0;
  await insertPrice(ctx, 'service', id, price);
  const record = await getService(ctx, id);
  await ctx.audit({
    action: 'service.create',
    resource: 'service',
    recordId: id,
    recordLabel: record.nama,
    after: { ...forTrail(record), ...priceForTrail(price) },
  });
  return record;
};

/** Updates a locked service, writes the audit entry and returns the new record. */
async function write(
  ctx: Context,
  act: string,
  before: Service,
  values: Partial<typeof service.$inferInsert>,
): Promise<Service> {
  await codeIsFree(() =>
    ctx.db
      .update(service)
      .set({
        ...values,
        version: sql`${service.version} + 1`,
        modifiedAt: ctx.now.toISOString(),
        modifiedBy: ctx.user.fullName,
      })
      .where(eq(service.id, before.id)),
  );
  const after = await getService(ctx, before.id);
  await ctx.audit({
    action: `service.${act}`,
    resource: 'service',
    recordId: after.id,
    recordLabel: after.nama,
    ...changed(forTrail(before), forTrail(after)),
  });
  return after;
}

export const update: Verb<typeof serviceCalls.update> = async (ctx, { params, body }) => {
  const before = await takeService(ctx, params.id);
  checkVersion(ctx.versionRead, before, body);
  checkPriceUntouched(body, before, ['tarifPerDosis', 'berlakuDari', 'berlakuSampai', 'noSK']);
  return await write(ctx, 'update', before, toRow(body));
};

/** Activates or deactivates a service; an inactive one is not offered as a choice. */
export const setActive: Verb<typeof serviceCalls.setActive> = async (ctx, { params, body }) => {
  const before = await takeService(ctx, params.id);
  checkVersion(ctx.versionRead, before, body);
  const act = body.isActive ? 'activate' : 'deactivate';
  return await write(ctx, act, before, { isActive: body.isActive });
};
