import { sql, type AnyColumn } from 'drizzle-orm';

/** Who changes a record, and when. */
export interface StampContext {
  readonly now: Date;
  readonly user: { readonly fullName: string };
}

/** Returns the columns that record who changed a row, and when. */
export const modifiedStamps = ({ now, user }: StampContext) => ({
  modifiedAt: now.toISOString(),
  modifiedBy: user.fullName,
});

/** Returns the columns that record who created a row, and when. */
export const insertStamps = (ctx: StampContext) => ({
  createdAt: ctx.now.toISOString(),
  createdBy: ctx.user.fullName,
  ...modifiedStamps(ctx),
});

/** Returns the columns that record who changed a row, and when, with the next version. */
export const updateStamps = (ctx: StampContext, table: { readonly version: AnyColumn }) => ({
  version: sql`${table.version} + 1`,
  ...modifiedStamps(ctx),
});
