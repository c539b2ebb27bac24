import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory, useLocation } from 'react-router-dom';
import { afterEach, describe, it } from 'vitest';
import { createBlockingHistory } from '#src/providers/navigation/blockingHistory.ts';
import { HistoryRouter } from '#src/providers/navigation/HistoryRouter.tsx';

afterEach(cleanup);

/** Renders the address, after a promise for addresses that have one. */
const renderAddress = (waits: ReadonlyMap<string, Promise<void>>) => {
  const history = createBlockingHistory(
    createMemoryHistory({ initialEntries: ['/list'], v5Compat: true }),
  );
  const Address = () => {
    const { pathname, search } = useLocation();
    const wait = waits.get(pathname + search);
    if (wait) use(wait);
    return pathname + search;
  };
  render(
    <HistoryRouter history={history}>
      <Suspense fallback="Memuat">
        <Address />
      </Suspense>
    </HistoryRouter>,
  );
  return history;
};

/** Makes a change and waits until React has rendered what it can. */
const after = (change: () => void) =>
  act(async () => {
    change();
    await Promise.resolve();
  });

describe('the router', () => {
  it('keeps a screen until the one of another path has loaded', async () => {
    let resolve = (): void => undefined;
    const promise = new Promise<void>(done => (resolve = done));
    const history = renderAddress(new Map([['/record/7', promise]]));
    await after(() => history.push('/record/7'));
    screen.getByText('/list');
    await after(resolve);
    screen.getByText('/record/7');
  });

  it('shows another query at once', async () => {
    let resolve = (): void => undefined;
    const promise = new Promise<void>(done => (resolve = done));
    const history = renderAddress(new Map([['/list?page=2', promise]]));
    await after(() => history.push('/list?page=2'));
    screen.getByText('Memuat');
    await after(resolve);
    screen.getByText('/list?page=2');
    await after(() => history.push('/list?page=3'));
    screen.getByText('/list?page=3');
  });
});
