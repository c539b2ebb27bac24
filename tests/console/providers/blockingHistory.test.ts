import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createBlockingHistory,
  type BlockedNavigation,
  type BlockingHistory,
} from '#src/providers/navigation/blockingHistory.ts';

let history: BlockingHistory;
/** The paths that the router showed. */
let shown: string[];
let blocked: BlockedNavigation | null;

const block = (shouldBlock: (from: string, to: string) => boolean) =>
  history.block({
    shouldBlock: (from, to) => shouldBlock(from.pathname, to.pathname),
    onBlocked: navigation => (blocked = navigation),
  });

/** Waits until a step that was taken again has arrived. */
const settle = () => new Promise<void>(resolve => queueMicrotask(() => queueMicrotask(resolve)));

beforeEach(() => {
  history = createBlockingHistory(
    createMemoryHistory({ initialEntries: ['/a', '/b', '/c'], initialIndex: 1, v5Compat: true }),
  );
  shown = [];
  blocked = null;
  history.listen(({ location }) => shown.push(location.pathname));
});

describe('a history that can be blocked', () => {
  it('navigates freely without a blocker', () => {
    history.push('/d?x=1');
    history.go(-1);
    history.replace('/e');
    expect(shown).toEqual(['/d', '/b', '/e']);
  });

  it('reports a step back that was taken before the router listened', () => {
    const early = createMemoryHistory({ initialEntries: ['/a', '/b'], v5Compat: true });
    const late = createBlockingHistory(early);
    early.go(-1);
    const reported: string[] = [];
    const stop = late.listen(({ location }) => reported.push(location.pathname));
    expect(reported).toEqual(['/a']);
    stop();
    late.listen(({ location }) => reported.push(location.pathname));
    expect(reported).toEqual(['/a']);
  });

  it.each(['push', 'replace'] as const)('asks before a %s', method => {
    block(() => true);
    history[method]('/d?x=1#y');
    expect(shown).toEqual([]);
    expect(blocked?.location).toMatchObject({ pathname: '/d', search: '?x=1', hash: '#y' });
    blocked?.reset();
    expect(blocked).toBeNull();
    expect(history.location.pathname).toBe('/b');

    history[method]('/d');
    blocked?.proceed();
    expect(blocked).toBeNull();
    expect(shown).toEqual(['/d']);
    // The permission was for that navigation only.
    history.push('/e');
    expect(shown).toEqual(['/d']);
  });

  it.each([
    [-1, '/a'],
    [1, '/c'],
  ])('returns to the page and asks before a step of %i', async (delta, target) => {
    block((from, to) => from === '/b' && to === target);
    history.go(delta);
    expect(history.location.pathname).toBe('/b');
    expect(blocked?.location.pathname).toBe(target);
    blocked?.reset();
    await settle();
    expect(shown).toEqual([]);

    history.go(delta);
    blocked?.proceed();
    await settle();
    expect(shown).toEqual([target]);
    expect(history.location.pathname).toBe(target);
  });

  it('lets the last blocker decide, and none after it is removed', () => {
    const removeFirst = block(() => true);
    const removeLast = block((_, to) => to === '/d');
    history.push('/e');
    expect(shown).toEqual(['/e']);
    removeLast();
    history.push('/f');
    expect(shown).toEqual(['/e']);
    removeFirst();
    history.push('/f');
    expect(shown).toEqual(['/e', '/f']);
  });

  it('asks about a part of an address on the present page', () => {
    const asked: string[] = [];
    block((from, to) => asked.push(`${from} ${to}`) < 0);
    history.push('?x=2');
    expect(asked).toEqual(['/b /b']);
  });
});
