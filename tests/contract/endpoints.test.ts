import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { problems } from '#contract/core/errors.ts';
import { fillPath, paramNames } from '#contract/core/path.ts';
import { allCalls as all } from '../all-calls.ts';
import { menu, isInMenu } from '#contract/menu.ts';
import { roleScope, permissions, policy, roles } from '#contract/policy.ts';

describe('every call', () => {
  it.each(all)('$name declares its path parameters in its schema', ({ endpoint }) => {
    const names = paramNames(endpoint.path);
    const known = endpoint.params instanceof z.ZodObject ? Object.keys(endpoint.params.shape) : [];
    expect(known.sort()).toEqual(names.sort());
  });

  it.each(all)('$name rejects unknown body keys', ({ endpoint }) => {
    if (!endpoint.body) return;
    const result = endpoint.body.safeParse({ tidakDikenal: 1 });
    expect(result.success).toBe(false);
    expect(result.error?.issues.some(issue => issue.code === 'unrecognized_keys')).toBe(true);
  });

  it.each(all.filter(({ endpoint }) => endpoint.access === 'public'))(
    '$name is public on purpose',
    ({ name }) => {
      expect([
        'application.register',
        'application.status',
        'application.resubmit',
        'auth.login',
        'auth.forgotPassword',
        'auth.replacePassword',
        'factor.signIn',
        'lookup.publicKabKota',
        'system.config',
        'system.captcha',
        'verify.verify',
        'verify.compare',
        'surat.open',
        'surat.answer',
        'pertanyaan.open',
        'pertanyaan.prove',
        'pertanyaan.answer',
        'kalender.feed',
        'permintaanData.register',
        'permintaanData.status',
      ]).toContain(name);
    },
  );
});

describe('policy', () => {
  it('has no permission that no call requires', () => {
    const required = new Set(all.flatMap(({ endpoint }) => [endpoint.access, endpoint.partAccess]));
    expect(permissions.filter(permission => !required.has(permission))).toEqual([]);
  });

  it('roleScope returns the scope of the table for every role and permission', () => {
    for (const permission of permissions) {
      for (const role of roles) {
        const row: Partial<Record<string, string>> = policy[permission];
        expect(roleScope(role, permission)).toBe(row[role]);
      }
    }
  });

  it('SUPERADMIN sees the same menu as ADMIN', () => {
    for (const entry of Object.keys(menu) as (keyof typeof menu)[]) {
      expect(isInMenu('SUPERADMIN', entry)).toBe(isInMenu('ADMIN', entry));
    }
  });
});

describe('fillPath', () => {
  it('fills parameters URL-encoded', () => {
    expect(fillPath('/preferensi/{key}', { key: 'kolom.a/b' })).toBe('/preferensi/kolom.a%2Fb');
    expect(fillPath('/JadwalFaskes/deleteById/{id}/{hari}', { id: 3, hari: 7 })).toBe(
      '/JadwalFaskes/deleteById/3/7',
    );
  });
});

describe('problems', () => {
  it('have an error status', () => {
    for (const { status } of Object.values(problems)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
    }
  });
});
