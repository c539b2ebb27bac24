import { afterEach, describe, expect, it } from 'vitest';
import {
  forgetPath,
  forgetPathOfOthers,
  rememberPath,
  returnPath,
} from '#src/providers/returnTo.ts';

afterEach(forgetPath);

describe('the path to return to after sign-in', () => {
  it('is used for any user when it was visited without a session', () => {
    rememberPath('/admin/role', '?page=2', null);
    expect(returnPath(7)).toBe('/admin/role?page=2');
  });

  it('is used only for the user who visited it', () => {
    rememberPath('/dashboard/pks/list-pks', '', 7);
    expect(returnPath(8)).toBeNull();
    expect(returnPath(7)).toBe('/dashboard/pks/list-pks');
    forgetPathOfOthers(8);
    expect(returnPath(7)).toBeNull();
  });

  it.each(['/', '/register', '//elsewhere.example/dashboard', '/dashboards'])(
    'is never %s',
    path => {
      rememberPath(path, '', null);
      expect(returnPath(7)).toBeNull();
    },
  );

  it('ignores invalid stored values', () => {
    for (const kept of ['nonsense', '{"path":"https://elsewhere.example","userId":null}', '7']) {
      sessionStorage.setItem('returnTo', kept);
      expect(returnPath(7)).toBeNull();
    }
  });

  it('contains no identity number', () => {
    rememberPath('/dashboard/table-list', '?q=3204110101900001', null);
    expect(returnPath(7)).toBe('/dashboard/table-list');
    rememberPath('/dashboard/peserta/3204110101900001', '', null);
    expect(sessionStorage.getItem('returnTo')).not.toContain('3204110101900001');
  });
});
