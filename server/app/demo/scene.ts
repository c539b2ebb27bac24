import type { Context, CurrentUser, Deps } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { transitionContext } from '#server/platform/lifecycle/lifecycle.ts';
import { translator } from '#server/platform/messages/translator.ts';

const dayMs = 86_400_000;

/** The accounts that act, and the database, keys and time of the demo data. */
export interface DemoScene {
  readonly db: Tx;
  readonly keys: Deps['keys'];
  /** Address of the portal, which letters and health cards name. */
  readonly publicUrl: string;
  readonly now: Date;
  readonly userNamed: (name: string) => CurrentUser;
}

/** Returns the time of a step of the demo data. */
export const timeOf = ({ now }: Pick<DemoScene, 'now'>, daysAgo: number): Date =>
  new Date(now.getTime() - daysAgo * dayMs);

/** Creates the context of a call by an account; the handlers used read nothing else of it. */
export function createDemoContext(scene: DemoScene, name: string, daysAgo: number): Context {
  const { db, keys, publicUrl, userNamed } = scene;
  const user = userNamed(name);
  const at = { db, now: timeOf(scene, daysAgo), requestId: null, address: null };
  return {
    ...transitionContext(at, user),
    deps: { keys, config: { publicUrl } },
    scope: user.bhbuId === null && user.faskesId === null ? 'all' : 'own',
    expectedVersion: undefined,
    render: translator.render,
  } as unknown as Context;
}

/** The input of a handler without parameters. */
export const ofBody = <B>(body: B) => ({ params: undefined, query: undefined, body });

/** The input of a handler of one record. */
export const ofRecord = <B>(id: number, body: B) => ({ params: { id }, query: undefined, body });
