import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** A connection on which a transaction begins only when a statement needs one. */
interface OnDemandConnection {
  readonly db: NodePgDatabase;
  readonly hasBegun: () => boolean;
  /** Forgets the transaction, before the next use of the connection. */
  readonly reset: () => void;
}

/** Words of statements that write, lock rows, or act until the end of their transaction. */
const needsTransaction =
  /\b(insert|update|delete|merge|lock|share|set_config|nextval|setval|pg_\w*(advisory|notify)\w*)\b/i;

/** Whether a statement only reads; a statement that is not recognised counts as one that writes. */
export const isPlainRead = (text: string): boolean =>
  /^\s*\(*\s*(select|with)\b/i.test(text) && !needsTransaction.test(text);

const connections = new WeakMap<pg.PoolClient, OnDemandConnection>();

/** Returns the client of a connection that begins a transaction with the first statement that needs one. */
export function onDemandConnection(client: pg.PoolClient): OnDemandConnection {
  const known = connections.get(client);
  if (known) return known;
  let begun: Promise<unknown> | undefined;
  const query = async (config: pg.QueryConfig, values: unknown[]): Promise<unknown> => {
    if (begun !== undefined || !isPlainRead(config.text)) {
      await (begun ??= client.query('begin'));
    }
    return await client.query(config, values);
  };
  const made: OnDemandConnection = {
    db: drizzle({ query } as unknown as pg.PoolClient),
    hasBegun: () => begun !== undefined,
    reset: () => {
      begun = undefined;
    },
  };
  connections.set(client, made);
  return made;
}
