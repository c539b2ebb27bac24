import { afterEach, describe, expect, it } from 'vitest';
import {
  clearReturnPath,
  clearOtherUsersReturnPath,
  saveReturnPath,
  getReturnPath,
} from '#src/providers/returnPath.ts';

afterEach(clearReturnPath);

describe('the path to return to after sign-in', () => {
  it('is used for any user when it was visited without a session', () => {
    saveReturnPath('/admin/role', '?page=2', null);
    expect(getReturnPath(7)).toBe('/admin/role?page=2');
  });

  it('is used only for the user who visited it', () => {
    saveReturnPath('/dashboard/pks/list-pks', '', 7);
    expect(getReturnPath(8)).toBeNull();
    expect(getReturnPath(7)).toBe('/dashboard/pks/list-pks');
    clearOtherUsersReturnPath(8);
    expect(getReturnPath(7)).toBeNull();
  });

  it.each(['/', '/register', '//elsewhere.example/dashboard', '/dashboards'])(
    'is never %s',
    path => {
      saveReturnPath(path, '', null);
      expect(getReturnPath(7)).toBeNull();
    },
  );

  it('ignores invalid stored values', () => {
    for (const stored of ['nonsense', '{"path":"https://elsewhere.example","userId":null}', '7']) {
      sessionStorage.setItem('returnTo', stored);
      expect(getReturnPath(7)).toBeNull();
    }
  });

  it('contains no identity number', () => {
    saveReturnPath('/dashboard/table-list', '?q=3204110101900001', null);
    expect(getReturnPath(7)).toBe('/dashboard/table-list');
    saveReturnPath('/dashboard/peserta/3204110101900001', '', null);
    expect(sessionStorage.getItem('returnTo')).not.toContain('3204110101900001');
  });
});
