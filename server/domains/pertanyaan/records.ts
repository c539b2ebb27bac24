import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Scope } from '#contract/policy.ts';
import { recordPath } from '#contract/record-pages.ts';
import { pertanyaanStates } from '#contract/states/pertanyaan.ts';
import { isLivePeserta } from '#server/domains/peserta/index.ts';
import type { Context } from '#server/platform/context.ts';
import { bhbu, pertanyaan, peserta } from '#server/platform/db/schema/index.ts';
import { countWaitingRows, dayOfInstant, type Waiting } from '#server/platform/db/waiting.ts';
import { ofManagedCompany, type ManagedReading } from '#server/platform/db/views/managed.ts';
import { defineLifecycle, kitRecords } from '#server/platform/lifecycle/lifecycle.ts';
import { message } from '#server/platform/messages/message.ts';
import { defineRecords, type ReadContext } from '#server/platform/record/index.ts';

/** Who asks, as far as the scope depends on it. */
interface PertanyaanScopeContext extends ManagedReading {
  readonly scope: Scope;
  readonly user: Pick<Context['user'], 'bhbuId'>;
}

/** The scope of the server itself. */
export const everyPertanyaan = { scope: 'all', user: { bhbuId: null } } as const;

/** A question is hidden while its participant is deleted, also by a merge; it returns with them. */
const hasLivePeserta = sql`exists (select from ${peserta}
  where ${peserta.id} = ${pertanyaan.idPeserta} and ${isLivePeserta})`;

const pertanyaanScope = (ctx: PertanyaanScopeContext): SQL | undefined =>
  and(
    hasLivePeserta,
    ctx.scope === 'all'
      ? ofManagedCompany(ctx, pertanyaan.idBHBU)
      : eq(pertanyaan.idBHBU, ctx.user.bhbuId ?? 0),
  );

// The hash of the link and the number of tries are read only when the link is opened.
const { tokenHash: _, sisaCoba: __, ...columns } = getTableColumns(pertanyaan);

const selectPertanyaan = ({ db, now }: ReadContext) =>
  db
    .select({
      ...columns,
      // A question always has a participant and a company.
      namaPeserta: sql`${peserta.nama}`.mapWith(peserta.nama),
      namaBHBU: sql`${bhbu.namaBHBU}`.mapWith(bhbu.namaBHBU),
      kedaluwarsa: sql<boolean>`(${pertanyaan.status} = 'DIKIRIM'
        and ${pertanyaan.tautanSampai} <= ${now.toISOString()}::timestamptz)`.as('kedaluwarsa'),
    })
    .from(pertanyaan)
    .leftJoin(peserta, eq(peserta.id, pertanyaan.idPeserta))
    .leftJoin(bhbu, eq(bhbu.id, pertanyaan.idBHBU))
    .$dynamic();

export type PertanyaanRow = Awaited<ReturnType<typeof selectPertanyaan>>[number];

export const pertanyaanRecords = defineRecords({
  table: pertanyaan,
  resource: 'pertanyaan',
  noun: 'pertanyaan',
  select: selectPertanyaan,
  scope: pertanyaanScope,
  labelOf: ({ namaPeserta }) => namaPeserta,
  auditFields: [
    'idPeserta',
    'isian',
    'status',
    'tautanSampai',
    'dijawabPada',
    'versiPersetujuan',
    'hashPersetujuan',
  ],
});

/** The lifecycle of questions. */
export const pertanyaanLifecycle = defineLifecycle({
  ...kitRecords(pertanyaanRecords),
  states: pertanyaanStates,
  wrongState: ({ namaPeserta, status }) =>
    message('pertanyaan.wrongState', {
      nama: namaPeserta,
      keadaan: message(`pertanyaan.state.${status}`),
    }),
  guards: {},
  linkOf: ({ id }) => recordPath('pertanyaan', id),
  ownersOf: ({ idBHBU }) => ({ bhbuId: idBHBU }),
});

/** Counts the answers that wait for a decision of the caller. */
export const countAnswers = ({ db, scope, user }: Context): Promise<Waiting> =>
  countWaitingRows(
    db,
    pertanyaan,
    sql`${pertanyaan.status} = 'DIJAWAB' and ${pertanyaanScope({ scope, user })}`,
    dayOfInstant(pertanyaan.dijawabPada),
  );
