import type { Calls, HandlerInput } from '#contract/core/endpoint.ts';
import { proposableChangeNames, type ProposableChange } from '#contract/two-persons.ts';
import {
  precheckOf,
  runsInTransaction,
  type Context,
  type Handlers,
} from '#server/platform/context.ts';
import { decidedAlone, hasOtherAccount } from '#server/platform/lifecycle/two-persons.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { changes } from './changes.ts';

/**
 * Requires that a change is proposed to a second person where the installation asks for it, and someone could decide
 * on it. Otherwise it is made at once, and its audit entry says that there was no second person.
 * @returns the context in which the change is made
 * @throws Problem 409 ORANG_KEDUA_DIPERLUKAN with the name of the change
 */
async function requireSecondPerson(
  ctx: Context,
  name: ProposableChange,
  input: HandlerInput<never>,
): Promise<Context> {
  if (!ctx.deps.config.secondPerson) return ctx;
  const deciders = await changes[name].deciders(ctx, input as never);
  if (deciders === undefined) return ctx;
  if (!(await hasOtherAccount(ctx, deciders))) return decidedAlone(ctx);
  throw new Problem('ORANG_KEDUA_DIPERLUKAN', message('usulanPerubahan.needed'), {
    perubahan: name,
  });
}

type AnyHandler = (ctx: Context, input: HandlerInput<never>) => Promise<unknown>;

/** Returns the handlers of a domain, of which those in `proposableChanges` require a second person. */
export function withSecondPerson<C extends Calls>(
  domain: string,
  handlers: Handlers<C>,
): Handlers<C> {
  const guarded = proposableChangeNames
    .filter(name => name.startsWith(`${domain}.`))
    .map(name => {
      const call = name.slice(domain.length + 1);
      const handler = handlers[call] as AnyHandler;
      // Its marks would be lost, and it could not be tried and rolled back.
      if (precheckOf(handler) || !runsInTransaction(handler))
        throw new Error(`${name} cannot be proposed`);
      const asking: AnyHandler = async (ctx, input) =>
        await handler(await requireSecondPerson(ctx, name, input), input);
      return [call, asking] as const;
    });
  return { ...handlers, ...Object.fromEntries(guarded) };
}
