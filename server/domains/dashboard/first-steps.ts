import { sql, type SQL } from 'drizzle-orm';
import { firstSteps as names, type dashboardCalls } from '#contract/domains/dashboard/index.ts';
import { canAccess, organizationRuleOf, type Permission } from '#contract/policy.ts';
import { statementStateOn } from '#server/domains/faskes/index.ts';
import { countFunnel } from '#server/domains/peserta/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { hasNoJadwal } from '#server/platform/db/views/jadwal.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';

const exists = (query: SQL): SQL => sql`exists (select 1 from ${query})`;

/** Whether each first step of a company is done. Superseded and withdrawn orders do not count. */
const companySteps = (
  bhbuId: number,
  userId: number,
): Record<(typeof names.bhbu)[number], SQL> => ({
  pic: exists(sql`pic where user_id = ${userId} and bhbu_id = ${bhbuId}`),
  dataPerusahaan: exists(sql`bhbu where id = ${bhbuId} and npwp is not null
    and coalesce(nib, no_siup) is not null and alamat is not null and kab_kota is not null
    and nama_penanggung_jawab is not null and jabatan_penanggung_jawab is not null`),
  pesanan: exists(sql`"order" where bhbu_id = ${bhbuId} and deleted_at is null
    and status not in ('DRAFT', 'MENUNGGU_PERSETUJUAN', 'DITOLAK', 'DIBATALKAN', 'BATAL_GAGAL_BAYAR')`),
  tandaTangan: exists(sql`pks where id_bhbu = ${bhbuId}
    and status not in ('DRAFT', 'TERBIT', 'MENUNGGU_TTD_BHBU', 'DIBATALKAN')`),
  unggahPeserta: exists(sql`peserta where bhbu_id = ${bhbuId} and deleted_at is null`),
});

/** The right to each first step of a company, which its colleagues share. */
const stepRights = {
  pic: 'bhbu.update',
  dataPerusahaan: 'bhbu.update',
  pesanan: 'order.create',
  tandaTangan: 'order.signForBuyer',
  unggahPeserta: 'import.create',
} as const satisfies Record<(typeof names.bhbu)[number], Permission>;

/** Whether a step can be done now; those without a condition always can. */
const conditionsOf = ({ user }: Context): Partial<Record<string, SQL>> => ({
  tandaTangan: exists(sql`pks where id_bhbu = ${user.bhbuId ?? 0}
    and status = 'MENUNGGU_TTD_BHBU'`),
  vaksinasi: exists(sql`stock where id_faskes = ${user.faskesId ?? 0} and diterima > 0`),
});

/** Whether each first step of a facility is done. Evidence that has expired was complete once. */
const facilitySteps = (
  faskesId: number,
  today: string,
): Record<(typeof names.faskes)[number], SQL> => ({
  dataFaskes: exists(sql`faskes where id = ${faskesId} and alamat is not null
    and kab_kota is not null and nama_pic is not null and no_hp is not null`),
  bukti: exists(sql`faskes where id = ${faskesId} and no_izin is not null
    and ${statementStateOn(today)} <> 'BELUM_LENGKAP'`),
  jadwal: exists(sql`faskes where id = ${faskesId} and not ${hasNoJadwal}`),
  stok: exists(sql`stock where id_faskes = ${faskesId} and diterima > 0`),
  vaksinasi: exists(sql`dose where faskes_id = ${faskesId} and hasil = 'DIBERIKAN'
    and dibatalkan is null`),
});

/** The first steps of the caller's organisation that the caller may do; none for staff. */
function stepsOf({ user, now }: Context): Partial<Record<string, SQL>> {
  const { kind, required } = organizationRuleOf(user.role);
  if (!required) return {};
  if (kind === 'faskes') return facilitySteps(user.faskesId ?? 0, dayInJakarta(now));
  const steps = companySteps(user.bhbuId ?? 0, user.id);
  const own = names.bhbu.filter(step => canAccess(user, stepRights[step]));
  return Object.fromEntries(own.map(step => [step, steps[step]]));
}

/** Returns which first steps are done, and whether there are participants to show in charts. */
export const firstSteps: Handler<typeof dashboardCalls.firstSteps> = async ctx => {
  const funnel = await countFunnel(ctx);
  const adaPeserta = funnel.terunggah + funnel.booster + funnel.boosterLuar > 0;
  const steps = stepsOf(ctx);
  const order = [...names.bhbu, ...names.faskes].flatMap(jenis => {
    const isDone = steps[jenis];
    return isDone === undefined ? [] : [{ jenis, isDone }];
  });
  if (order.length === 0) return { langkah: [], adaPeserta };
  const conditions = conditionsOf(ctx);
  const columns = order.flatMap(({ jenis, isDone }) => [
    sql`${isDone} as ${sql.identifier(jenis)}`,
    sql`${conditions[jenis] ?? sql`true`} as ${sql.identifier(`${jenis}Now`)}`,
  ]);
  const { rows } = await ctx.db.execute<Record<string, boolean>>(
    sql`select ${sql.join(columns, sql`, `)}`,
  );
  return {
    langkah: order.map(({ jenis }) => ({
      jenis,
      selesai: rows[0]?.[jenis] ?? false,
      bisaSekarang: rows[0]?.[`${jenis}Now`] ?? false,
    })),
    adaPeserta,
  };
};
