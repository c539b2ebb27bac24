import { not, sql, type SQL } from 'drizzle-orm';
import type { faskesCalls } from '#contract/domains/faskes/index.ts';
import type { Handler } from '#server/platform/context.ts';
import { ignoringCase } from '#server/platform/db/list-query.ts';
import { faskes } from '#server/platform/db/schema/index.ts';
import { hasNoJadwal } from '#server/platform/db/views/jadwal.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { faskesRecords } from '../records.ts';
import { expiresSoon, statementStateOn } from '../statement/statement-state.ts';

const whether = (condition: SQL, wanted: boolean): SQL => (wanted ? condition : not(condition));

export const list = faskesRecords.list({
  search: [faskes.kodePcare, faskes.nomorFaskes],
  names: [faskes.namaFaskes],
  sort: {
    namaFaskes: ignoringCase(faskes.namaFaskes),
    kodePcare: sql`coalesce(upper(${faskes.kodePcare}), '')`,
    createdAt: faskes.createdAt,
    modifiedAt: faskes.modifiedAt,
  },
  filters: {
    idFaskes: faskes.id,
    kabKota: faskes.kabKota,
    kepemilikan: faskes.kepemilikan,
    isActive: faskes.isActive,
    pernyataan: (state, { now }) => sql`${statementStateOn(dayInJakarta(now))} = ${state}`,
    segeraBerakhir: (wanted, { now }) => whether(expiresSoon(dayInJakarta(now)), wanted),
    tanpaJadwal: wanted => whether(hasNoJadwal, wanted),
  },
}) satisfies Handler<typeof faskesCalls.list>;
