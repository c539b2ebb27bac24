import type { Endpoint } from '#contract/core/endpoint.ts';
import type { proposedResources } from '#contract/domains/usulan-perubahan.ts';
import { productCalls } from '#contract/domains/product.ts';
import { roleCalls } from '#contract/domains/role.ts';
import { serviceCalls } from '#contract/domains/service.ts';
import { userCalls } from '#contract/domains/user.ts';
import { canGrantRole, organizationRuleOf, type Role } from '#contract/policy.ts';
import type { ProposableChange } from '#contract/two-persons.ts';
import { productHandlers } from '#server/domains/product/index.ts';
import { findRole, roleHandlers } from '#server/domains/role/index.ts';
import { serviceHandlers } from '#server/domains/service/index.ts';
import { findAccountRole, userHandlers } from '#server/domains/user/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { rolesWith } from '#server/platform/lifecycle/two-persons.ts';

/** A change that needs a second person, as the server makes it. */
export interface Change {
  readonly endpoint: Endpoint;
  /** The handler of the call, which makes the change with all its checks. */
  readonly handler: (ctx: Context, input: never) => Promise<unknown>;
  /** Roles that may decide on it; undefined when the input needs no second person. */
  readonly deciders: (
    ctx: Pick<Context, 'db'>,
    input: never,
  ) => Promise<readonly Role[] | undefined>;
}

/** Declares a change and infers the types of its call. */
const change = <E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  deciders: (
    ctx: Pick<Context, 'db'>,
    input: Parameters<Handler<E>>[1],
  ) => Promise<readonly Role[] | undefined>,
): Change => ({ endpoint, handler, deciders });

/** Whether accounts of a role work for the seller, so that the role gives rights over all companies or over money. */
const isStaff = (role: Role): boolean => organizationRuleOf(role).kind === 'none';

/** Returns who decides on rights of some roles: only the highest role where one of them is an administrator's. */
const decidersOfRoles = (among: readonly Role[]): readonly Role[] =>
  rolesWith('user.update').filter(one => among.every(granted => canGrantRole(one, granted)));

const always = (permission: 'product.update' | 'service.update') => () =>
  Promise.resolve(rolesWith(permission));

/** The changes of `proposableChanges`. */
export const changes: Readonly<Record<ProposableChange, Change>> = {
  'product.addPrice': change(
    productCalls.addPrice,
    productHandlers.addPrice,
    always('product.update'),
  ),
  'product.changePrice': change(
    productCalls.changePrice,
    productHandlers.changePrice,
    always('product.update'),
  ),
  'product.removePrice': change(
    productCalls.removePrice,
    productHandlers.removePrice,
    always('product.update'),
  ),
  'service.addPrice': change(
    serviceCalls.addPrice,
    serviceHandlers.addPrice,
    always('service.update'),
  ),
  'service.changePrice': change(
    serviceCalls.changePrice,
    serviceHandlers.changePrice,
    always('service.update'),
  ),
  'service.removePrice': change(
    serviceCalls.removePrice,
    serviceHandlers.removePrice,
    always('service.update'),
  ),
  'user.create': change(userCalls.create, userHandlers.create, async ({ db }, { body }) => {
    const granted = await findRole(db, body.roleId);
    return granted && isStaff(granted.base) ? decidersOfRoles([granted.base]) : undefined;
  }),
  'user.update': change(userCalls.update, userHandlers.update, async ({ db }, { params, body }) => {
    const granted = await findRole(db, body.roleId);
    const before = await findAccountRole(db, params.id);
    if (!granted || !before || granted.id === before.id) return undefined;
    return [granted.base, before.base].some(isStaff)
      ? decidersOfRoles([granted.base, before.base])
      : undefined;
  }),
  'role.update': change(roleCalls.update, roleHandlers.update, async ({ db }, { params, body }) => {
    const before = await findRole(db, params.id);
    if (!before || before.accounts === 0 || before.base === body.peranDasar) return undefined;
    return decidersOfRoles([before.base, body.peranDasar]);
  }),
};

/** Returns the resource whose records a change is about. */
export const resourceOf = (name: ProposableChange): (typeof proposedResources)[number] =>
  name.split('.')[0] as (typeof proposedResources)[number];
