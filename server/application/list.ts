import { eq, isNull, sql } from 'drizzle-orm';
import type { applicationCalls } from '#contract/application/index.ts';
import type { Handler } from '../context.ts';
import { daysSince } from '../jakarta-day.ts';
import { ignoringCase } from '../db/list-query.ts';
import { bhbu, bhbuApplication } from '../db/schema/index.ts';
import { kabKotaName } from '../lookup/index.ts';
import { createList } from '../record/index.ts';

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
    search: [bhbu.namaBHBU, bhbuApplication.nomorTiket],
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
