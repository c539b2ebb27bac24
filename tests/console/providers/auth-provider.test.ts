import { afterEach, describe, expect, it, vi } from 'vitest';
import { roles } from '#contract/policy.ts';
import { CallError } from '#src/providers/api/http.ts';
import { authProvider } from '#src/providers/auth/authProvider.ts';
import { createQueryClient, retryDelay, shouldRetry } from '#src/providers/queryClient.ts';
import { readSession } from '#src/providers/session.ts';
import { clearBrowserState, rememberSession } from '../harness/openConsole.tsx';

afterEach(clearBrowserState);

const can = (resource: string, action: string) => authProvider.canAccess?.({ resource, action });

describe('authProvider', () => {
  it('lets the signed-in user stay', async () => {
    rememberSession();
    await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
  });

  it('redirects visitors to the portal root instead of a react-admin login page', async () => {
    await expect(authProvider.checkAuth({})).rejects.toMatchObject({
      redirectTo: '/',
      message: false,
    });
    expect(await authProvider.logout({})).toBe('/');
  });

  it('clears the session on logout', async () => {
    rememberSession();
    await authProvider.logout({});
    expect(readSession()).toBeNull();
  });

  it.each([401, 403, 500])('keeps the session on status %i', async status => {
    rememberSession();
    await expect(
      authProvider.checkError(new CallError(status, 'x', null)),
    ).resolves.toBeUndefined();
    expect(readSession()).not.toBeNull();
  });

  it('maps react-admin actions to rights of the policy', async () => {
    rememberSession({ role: 'ADMIN' });
    for (const action of ['list', 'show', 'edit', 'create', 'delete']) {
      expect(await can('role', action)).toBe(true);
    }
    expect(await can('role', 'export')).toBe(false);
    expect(await can('unheard-of', 'list')).toBe(false);
  });

  it.each(roles.filter(role => !role.endsWith('ADMIN')))('denies %s the role list', async role => {
    rememberSession({ role });
    expect(await can('role', 'list')).toBe(false);
  });

  it('denies everything without a session', async () => {
    expect(await can('role', 'list')).toBe(false);
  });
});

describe('retrying requests', () => {
  it.each([
    [400, false],
    [404, false],
    [422, false],
    [0, true],
    [503, true],
  ])('after status %i: %s', (status, isRetried) => {
    expect(shouldRetry(0, new CallError(status, 'x', null))).toBe(isRetried);
  });

  it('stops after the maximum number of retries', () => {
    expect(shouldRetry(2, new CallError(503, 'x', null))).toBe(false);
  });

  it.each([
    [0, undefined, 1_000],
    [1, undefined, 2_000],
    [0, 5, 5_000],
    [1, 5, 5_000],
  ])('after failure %i with Retry-After %s waits %i ms', (failures, seconds, ms) => {
    expect(retryDelay(failures, new CallError(503, 'x', null, seconds))).toBe(ms);
  });

  it('leaves a long wait to the user', () => {
    expect(shouldRetry(0, new CallError(503, 'x', null, 120))).toBe(false);
  });

  it('never repeats a mutation', async () => {
    const failingWrite = vi.fn(() => Promise.reject(new CallError(503, 'x', null)));
    const client = createQueryClient();
    const write = client.getMutationCache().build(client, { mutationFn: failingWrite });
    await expect(write.execute(undefined)).rejects.toThrow();
    expect(failingWrite).toHaveBeenCalledTimes(1);
  });
});
