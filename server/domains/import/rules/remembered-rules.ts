import { and, asc, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { importCalls } from '#contract/domains/import/index.ts';
import {
  correctionRule,
  maxRules,
  ruleKey,
  type CorrectionRule,
  type RememberedRule,
} from '#contract/domains/import/rules/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { importRule } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';
import { updateStamps } from '#server/platform/record/index.ts';
import { getImportFile, type ImportFile } from '../scope.ts';

type RuleRecord = typeof importRule.$inferSelect;

/** Whose rules an import uses: those of its company, or else of its facility; null when it has neither. */
const ownerOf = ({ bhbuId, faskesId }: Pick<ImportFile, 'bhbuId' | 'faskesId'>) =>
  bhbuId === null
    ? faskesId === null
      ? null
      : { bhbuId: null, faskesId }
    : { bhbuId, faskesId: null };

/** SQL condition: the rules of the company or facility of an import. */
function rulesOf(file: Pick<ImportFile, 'bhbuId' | 'faskesId'>): SQL {
  const owner = ownerOf(file);
  if (owner === null) return sql`false`;
  return owner.bhbuId === null
    ? sql`${importRule.bhbuId} is null and ${importRule.faskesId} = ${owner.faskesId}`
    : eq(importRule.bhbuId, owner.bhbuId);
}

/** Converts a stored rule; undefined for one of a kind that no longer exists. */
function toRemembered(record: RuleRecord): RememberedRule | undefined {
  const { data } = correctionRule.safeParse(record.aturan);
  const { id, isActive, createdAt, createdBy } = record;
  return data && { id, aturan: data, isActive, createdAt, createdBy };
}

/** Returns the rules of an import's company, oldest first. */
export async function findRules(
  { db }: Pick<Context, 'db'>,
  file: ImportFile,
): Promise<RememberedRule[]> {
  const records = await db
    .select()
    .from(importRule)
    .where(rulesOf(file))
    .orderBy(asc(importRule.id))
    .limit(maxRules);
  return records.flatMap(record => toRemembered(record) ?? []);
}

/**
 * Remembers accepted rules; one about the same text as an earlier one replaces it. None beyond the
 * limit, and none for an import without company and facility.
 * @returns the ids of the new ones
 */
export async function rememberRules(
  ctx: Context,
  file: ImportFile,
  rules: readonly CorrectionRule[],
): Promise<number[]> {
  const owner = ownerOf(file);
  if (owner === null) return [];
  const stamp = { at: ctx.now.toISOString(), by: ctx.user.fullName };
  const byKey = new Map(rules.map(rule => [ruleKey(rule), rule]));
  const known = await ctx.db
    .select({ ruleKey: importRule.ruleKey })
    .from(importRule)
    .where(and(rulesOf(file), inArray(importRule.ruleKey, [...byKey.keys()])));
  const [counted] = await ctx.db.select({ n: count() }).from(importRule).where(rulesOf(file));
  let room = maxRules - (counted?.n ?? 0);
  const isKnown = new Set(known.map(one => one.ruleKey));
  const added: number[] = [];
  for (const [key, rule] of byKey) {
    if (!isKnown.has(key) && room <= 0) continue;
    const [stored] = await ctx.db
      .insert(importRule)
      .values({
        ...owner,
        ruleKey: key,
        aturan: rule,
        createdAt: stamp.at,
        createdBy: stamp.by,
        modifiedAt: stamp.at,
        modifiedBy: stamp.by,
      })
      .onConflictDoUpdate({
        target: [importRule.bhbuId, importRule.faskesId, importRule.ruleKey],
        set: { aturan: rule, isActive: true, ...updateStamps(ctx, importRule) },
      })
      .returning({ id: importRule.id });
    if (stored && !isKnown.has(key)) {
      room -= 1;
      added.push(stored.id);
    }
  }
  return added;
}

export const rules: Handler<typeof importCalls.rules> = async (ctx, { params }) =>
  await findRules(ctx, await getImportFile(ctx, params.id));

export const updateRule: Handler<typeof importCalls.updateRule> = async (
  ctx,
  { params, body: { idAturan, isActive, menjadi } },
) => {
  const file = await getImportFile(ctx, params.id);
  const [before] = await ctx.db
    .select()
    .from(importRule)
    .where(and(rulesOf(file), eq(importRule.id, idAturan)))
    .for('update');
  const rule = before && toRemembered(before);
  if (!rule) return await findRules(ctx, file);
  if (menjadi !== undefined && rule.aturan.jenis !== 'teksSama') {
    throw invalidField('menjadi', message('import.ruleHasNoValue'));
  }
  const after = {
    isActive: isActive ?? rule.isActive,
    aturan: menjadi === undefined ? rule.aturan : { ...rule.aturan, menjadi },
  };
  await ctx.db
    .update(importRule)
    .set({ ...after, ...updateStamps(ctx, importRule) })
    .where(eq(importRule.id, rule.id));
  await auditRule(ctx, file, 'import.updateRule', {
    before: { aturan: rule.aturan, isActive: rule.isActive },
    after,
  });
  return await findRules(ctx, file);
};

/** Removes rules; one that is gone already is left out. */
export const removeRules: Handler<typeof importCalls.removeRules> = async (
  ctx,
  { params, body },
) => {
  const file = await getImportFile(ctx, params.id);
  const removed = await ctx.db
    .delete(importRule)
    .where(and(rulesOf(file), inArray(importRule.id, body.idAturan)))
    .returning({ aturan: importRule.aturan });
  if (removed.length > 0) {
    const before = { aturan: removed.map(({ aturan }) => aturan) };
    await auditRule(ctx, file, 'import.removeRule', { before });
  }
  return { dihapus: removed.length };
};

const auditRule = (
  ctx: Context,
  { id, namaBerkas }: ImportFile,
  action: string,
  changes: { before?: object; after?: object },
): Promise<void> =>
  ctx.audit({ action, resource: 'import', recordId: id, recordLabel: namaBerkas, ...changes });
