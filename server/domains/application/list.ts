import { eq, isNull, sql } from 'drizzle-orm';
import type { applicationCalls } from '#contract/domains/application/index.ts';
import { kabKotaName } from '#server/domains/lookup/index.ts';
import type { Handler } from '#server/platform/context.ts';
import { ignoringCase } from '#server/platform/db/list-query.ts';
import { bhbu, bhbuApplication } from '#server/platform/db/schema/index.ts';
import { daysSince } from '#server/platform/jakarta-day.ts';
import { createList } from '#server/platform/record/index.ts';

/** Lists the verification queue; `umurHari` counts whole days of waiting. */
export const list: Handler<typeof applicationCalls.list> = createList(
  {
    id: bhbu.id,
    select: ({ db }) =>
      db
        .select({
          id: bhbu.id,
          namaBHBU: bhbu.namaBHBU,
          bentuk: bhbu.bentuk,
          region: bhbu.kabKota,
          estimasiPeserta: bhbu.estimasiPeserta,
          status: bhbu.status,
          nomorTiket: bhbuApplication.nomorTiket,
          diajukan: bhbuApplication.diajukan,
          menungguSejak: bhbuApplication.menungguSejak,
          diputuskanOleh: bhbuApplication.diputuskanOleh,
          version: bhbu.version,
        })
        .from(bhbu)
        .innerJoin(bhbuApplication, eq(bhbuApplication.bhbuId, bhbu.id))
        .$dynamic(),
    complete: ({ now }, rows) =>
      rows.map(({ region, ...row }) => ({
        ...row,
        namaKabKota: region && kabKotaName(region),
        umurHari: daysSince(row.menungguSejak, now),
      })),
    where: () => isNull(bhbu.deletedAt),
  },
  {
    search: [bhbuApplication.nomorTiket],
    names: [bhbu.namaBHBU],
    sort: {
      // Applications that are not waiting sort last.
      menungguSejak: sql`coalesce(${bhbuApplication.menungguSejak}, 'infinity')`,
      diajukan: bhbuApplication.diajukan,
      namaBHBU: ignoringCase(bhbu.namaBHBU),
      status: bhbu.status,
    },
    filters: { status: bhbu.status },
  },
);
