import { eq, sql } from 'drizzle-orm';
import type { HandlerInput } from '#contract/endpoint.ts';
import { priceCeilings } from '#contract/price/index.ts';
import {
  serviceInclusions,
  serviceFields,
  type Service,
  type serviceCalls,
} from '#contract/service.ts';
import { diffFields } from '../audit/write-audit.ts';
import type { Context, Handler } from '../context.ts';
import { service } from '../db/schema/index.ts';
import { checkVersion } from '../db/check-version.ts';
import {
  validateFirstPrice,
  checkPriceUnchanged,
  insertPrice,
  priceForTrail,
} from '../price/index.ts';
import { mapUniqueViolation } from '../db/unique-violation.ts';
import { getService, lockService } from './read.ts';

const auditedFields = [
  ...(Object.keys(serviceFields) as (keyof typeof serviceFields)[]),
  'isActive',
] as const;

/** Returns the audit fields of a service; its tariffs have separate audit entries. */
const serviceAuditFields = (record: Service) =>
  Object.fromEntries(auditedFields.map(key => [key, record[key]]));

/** Converts a service form to columns. */
const toServiceColumns = (body: HandlerInput<typeof serviceCalls.update>['body']) => ({
  kode: body.kode,
  nama: body.nama,
  tipe: body.tipe,
  minPeserta: body.minPeserta ?? null,
  // Filtering the full list removes duplicates and gives a fixed order.
  termasuk: serviceInclusions.filter(one => body.termasuk.includes(one)),
  kelasPajak: body.kelasPajak,
  pphKode: body.pphKode || null,
});

/** Runs a write and maps a duplicate code to its field. @throws Problem 422 on `kode` */
const withUniqueServiceCode = <T>(write: () => Promise<T>): Promise<T> =>
  mapUniqueViolation(
    {
      constraint: 'service_code_unique',
      field: 'kode',
      message: 'Kode ini sudah dipakai layanan lain',
    },
    write,
  );

export const create: Handler<typeof serviceCalls.create> = async (ctx, { body }) => {
  const price = { ...body, harga: body.tarifPerDosis };
  validateFirstPrice(ctx, 'tarifPerDosis', price, priceCeilings.service);
  const at = ctx.now.toISOString();
  const by = ctx.user.fullName;
  const [inserted] = await withUniqueServiceCode(() =>
    ctx.db
      .insert(service)
      .values({
        ...toServiceColumns(body),
        createdAt: at,
        createdBy: by,
        modifiedAt: at,
        modifiedBy: by,
      })
      .returning({ id: service.id }),
  );
  const id = inserted?.id ?? 0;
  await insertPrice(ctx, 'service', id, price);
  const record = await getService(ctx, id);
  await ctx.audit({
    action: 'service.create',
    resource: 'service',
    recordId: id,
    recordLabel: record.nama,
    after: { ...serviceAuditFields(record), ...priceForTrail(price) },
  });
  return record;
};

/** Updates a locked service, writes the audit entry and returns the new record. */
async function updateService(
  ctx: Context,
  actionName: string,
  before: Service,
  values: Partial<typeof service.$inferInsert>,
): Promise<Service> {
  await withUniqueServiceCode(() =>
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
    action: `service.${actionName}`,
    resource: 'service',
    recordId: after.id,
    recordLabel: after.nama,
    ...diffFields(serviceAuditFields(before), serviceAuditFields(after)),
  });
  return after;
}

export const update: Handler<typeof serviceCalls.update> = async (ctx, { params, body }) => {
  const before = await lockService(ctx, params.id);
  checkVersion(ctx.expectedVersion, before, body);
  checkPriceUnchanged(body, before, ['tarifPerDosis', 'berlakuDari', 'berlakuSampai', 'noSK']);
  return await updateService(ctx, 'update', before, toServiceColumns(body));
};

/** Activates or deactivates a service; an inactive one is not offered as a choice. */
export const setActive: Handler<typeof serviceCalls.setActive> = async (ctx, { params, body }) => {
  const before = await lockService(ctx, params.id);
  checkVersion(ctx.expectedVersion, before, body);
  const actionName = body.isActive ? 'activate' : 'deactivate';
  return await updateService(ctx, actionName, before, { isActive: body.isActive });
};
