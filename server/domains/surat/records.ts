import { and, eq, getTableColumns, isNotNull, sql, type SQL } from 'drizzle-orm';
import { suratFields } from '#contract/domains/surat.ts';
import type { Scope } from '#contract/policy.ts';
import { recordPath } from '#contract/record-pages.ts';
import { suratIssuers, suratStates, unreadDays } from '#contract/states/surat.ts';
import type { Context } from '#server/platform/context.ts';
import { bhbu, invoice, pks, surat } from '#server/platform/db/schema/index.ts';
import { countWaitingRows, dayOfInstant, type Waiting } from '#server/platform/db/waiting.ts';
import { ofManagedCompany, type ManagedReading } from '#server/platform/db/views/managed.ts';
import { defineLifecycle, kitRecords } from '#server/platform/lifecycle/lifecycle.ts';
import { message } from '#server/platform/messages/message.ts';
import { defineRecords, fieldNames, type ReadContext } from '#server/platform/record/index.ts';

/** Who asks, as far as the scope depends on it. */
interface SuratScopeContext extends ManagedReading {
  readonly scope: Scope;
  readonly user: Pick<Context['user'], 'bhbuId'>;
}

/** The scope of the server itself. */
export const everySurat = { scope: 'all', user: { bhbuId: null } } as const;

/** Condition for the letters that the caller may see: a company sees those that were sent to it. */
const suratScope = (ctx: SuratScopeContext): SQL | undefined =>
  ctx.scope === 'all'
    ? ofManagedCompany(ctx, surat.idBHBU)
    : and(eq(surat.idBHBU, ctx.user.bhbuId ?? 0), isNotNull(surat.noSurat));

/** Condition for letters that are unread for longer than a letter may wait. */
export const isUnread = (now: Date): SQL =>
  sql`(${surat.status} = 'TERKIRIM' and ${surat.dikirimPada}
    <= ${now.toISOString()}::timestamptz - ${unreadDays} * interval '1 day')`;

// The hash of the link is read only to find a letter by it.
const { tokenHash: _, tautanSampai: __, ...columns } = getTableColumns(surat);

const selectSurat = ({ db, now }: ReadContext) =>
  db
    .select({
      ...columns,
      // A letter always has a company.
      namaBHBU: sql`${bhbu.namaBHBU}`.mapWith(bhbu.namaBHBU),
      noPKS: pks.noPKS,
      noInvoice: invoice.noInvoice,
      perluTindakan: sql<boolean>`${isUnread(now)}`.as('perlu_tindakan'),
    })
    .from(surat)
    .leftJoin(bhbu, eq(bhbu.id, surat.idBHBU))
    .leftJoin(pks, eq(pks.id, surat.idPKS))
    .leftJoin(invoice, eq(invoice.id, surat.idInvoice))
    .$dynamic();

export type SuratRow = Awaited<ReturnType<typeof selectSurat>>[number];

export const suratRecords = defineRecords({
  table: surat,
  resource: 'surat',
  noun: 'surat',
  select: selectSurat,
  scope: suratScope,
  labelOf: ({ noSurat, namaBHBU }) => noSurat ?? `Draf surat untuk ${namaBHBU}`,
  auditFields: [
    ...fieldNames(suratFields),
    'noSurat',
    'status',
    'tanggal',
    'batas',
    'dikirimPada',
    'dibacaPada',
    'dijawabPada',
    'penjawab',
  ],
  constraints: [
    { constraint: 'surat_draft_unique', field: 'jenis', message: message('surat.draftExists') },
  ],
});

/** The lifecycle of letters. */
export const suratLifecycle = defineLifecycle({
  ...kitRecords(suratRecords),
  states: suratStates,
  wrongState: row =>
    message('surat.wrongState', {
      surat: suratRecords.labelOf(row),
      keadaan: message(`surat.state.${row.status}`),
    }),
  guards: {
    mayIssue: ({ user }, { jenis }) =>
      suratIssuers[jenis].some(role => role === user.role)
        ? undefined
        : message('surat.otherIssuer', { jenis: message(`surat.kind.${jenis}`) }),
  },
  linkOf: ({ id }) => recordPath('surat', id),
  ownersOf: ({ idBHBU }) => ({ bhbuId: idBHBU }),
});

/** Counts the unread letters whose recipients are to be called. */
export const countUnread = ({ db, now }: Context): Promise<Waiting> =>
  countWaitingRows(db, surat, isUnread(now), dayOfInstant(surat.dikirimPada));
