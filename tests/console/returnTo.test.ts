import { afterEach, describe, expect, it } from 'vitest';
import {
  forgetPath,
  forgetPathOfOthers,
  rememberPath,
  returnPath,
} from '#src/providers/returnTo.ts';

afterEach(forgetPath);

describe('the page to come back to', () => {
  it('is for whoever signs in, when nobody was', () => {
    rememberPath('/admin/role', '?page=2', null);
    expect(returnPath(7)).toBe('/admin/role?page=2');
  });

  it('is for the same person alone, when somebody was', () => {
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

  it('is never what somebody else put there', () => {
    for (const kept of ['nonsense', '{"path":"https://elsewhere.example","userId":null}', '7']) {
      sessionStorage.setItem('returnTo', kept);
      expect(returnPath(7)).toBeNull();
    }
  });

  it('keeps no identity number', () => {
    rememberPath('/dashboard/table-list', '?q=3204110101900001', null);
    expect(returnPath(7)).toBe('/dashboard/table-list');
    rememberPath('/dashboard/peserta/3204110101900001', '', null);
    expect(sessionStorage.getItem('returnTo')).not.toContain('3204110101900001');
  });
});
