import { describe, expect, it } from 'vitest';
import { writesOf } from '#contract/core/writes.ts';
import {
  canAccess,
  companyRightFor,
  companyRightNames,
  companyRights,
  companyRole,
  missingRight,
  permissions,
  roles,
  roleScope,
  type Permission,
} from '#contract/policy.ts';
import { allCalls } from '../all-calls.ts';

const granted = companyRightNames.flatMap(right => companyRights[right] as readonly Permission[]);

describe('the rights of a company', () => {
  it('grant permissions that the role of companies has, each by one right', () => {
    expect(granted.filter(permission => roleScope(companyRole, permission) !== 'own')).toEqual([]);
    expect(new Set(granted).size).toBe(granted.length);
  });

  it('cover every permission with which a company changes its records', () => {
    const writing = new Set<string>(
      allCalls
        .filter(({ endpoint }) => endpoint.access !== 'public' && writesOf(endpoint) === 'records')
        .map(({ endpoint }) => endpoint.access),
    );
    const free = permissions.filter(
      permission =>
        writing.has(permission) &&
        roleScope(companyRole, permission) !== undefined &&
        companyRightFor(permission) === undefined,
    );
    // Every account has its own settings, exports, notes, and mails of documents that it reads.
    expect(free).toMatchInlineSnapshot(`
      [
        "account.update",
        "account.password",
        "session.end",
        "session.confirm",
        "factor.update",
        "pic.create",
        "pic.update",
        "preference.update",
        "kalender.update",
        "notification.update",
        "export.end",
        "bhbu.choose",
        "note.create",
        "order.export",
        "workOrder.export",
        "pks.read",
        "invoice.export",
        "companyAccount.read",
        "document.send",
      ]
    `);
  });

  it('narrow an account of a company, and no other role', () => {
    for (const permission of permissions) {
      const right = companyRightFor(permission);
      for (const role of roles) {
        const scope = roleScope(role, permission);
        const expected = role === companyRole && right ? undefined : scope;
        expect(canAccess({ role, hak: [] }, permission), `${role} ${permission}`).toBe(expected);
        expect(canAccess({ role, hak: companyRightNames }, permission)).toBe(scope);
        expect(missingRight({ role, hak: [] }, permission)).toBe(
          scope !== expected ? right : undefined,
        );
      }
    }
  });
});
