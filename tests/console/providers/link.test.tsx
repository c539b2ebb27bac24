import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { createBlockingHistory } from '#src/providers/navigation/blockingHistory.ts';
import { HistoryRouter } from '#src/providers/navigation/HistoryRouter.tsx';
import { Link } from '#src/providers/navigation/Link.tsx';

afterEach(cleanup);

/** Renders a link on the page '/list?page=2'. */
const renderLink = (props: Partial<Parameters<typeof Link>[0]> = {}) => {
  const history = createBlockingHistory(
    createMemoryHistory({ initialEntries: ['/first', '/list?page=2'], v5Compat: true }),
  );
  render(
    <HistoryRouter history={history}>
      <Link to="/record/7?tab=a" {...props}>
        Buka
      </Link>
    </HistoryRouter>,
  );
  return { link: screen.getByRole('link'), history };
};

/** Clicks and returns whether the browser would follow the link by itself; it does not. */
const click = (link: HTMLElement, init: MouseEventInit = {}): boolean => {
  let isLeftToBrowser = false;
  const follow = (event: MouseEvent): void => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', follow, { once: true });
  fireEvent.click(link, { button: 0, ...init });
  return isLeftToBrowser;
};

const addressOf = ({ location }: { location: { pathname: string; search: string } }) =>
  location.pathname + location.search;

describe('a link of the console', () => {
  it('has the address for the browser and changes it without loading a page', () => {
    const { link, history } = renderLink();
    expect(link.getAttribute('href')).toBe('/record/7?tab=a');
    expect(click(link)).toBe(false);
    expect(addressOf(history)).toBe('/record/7?tab=a');
    expect(history.action).toBe('PUSH');
  });

  it('leaves new tabs and downloads to the browser', () => {
    const { link, history } = renderLink();
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
      expect(click(link, init)).toBe(true);
      expect(addressOf(history)).toBe('/list?page=2');
    }
    cleanup();
    const inTab = renderLink({ target: '_blank' });
    click(inTab.link);
    expect(addressOf(inTab.history)).toBe('/list?page=2');
  });

  it('passes the state, which may come from the page that is left', () => {
    const { link, history } = renderLink({
      state: ({ pathname, search }) => ({ list: pathname + search }),
    });
    click(link);
    expect(history.location.state).toEqual({ list: '/list?page=2' });
  });

  it('adds no entry to the history for the page that is shown', () => {
    const { link, history } = renderLink({ to: '/list?page=2' });
    click(link);
    expect(history.action).toBe('REPLACE');
  });

  it('does nothing when its own handler has handled the click', () => {
    const { link, history } = renderLink({ onClick: event => event.preventDefault() });
    click(link);
    expect(addressOf(history)).toBe('/list?page=2');
  });

  it('waits when a navigation is blocked', () => {
    const { link, history } = renderLink();
    history.block({ shouldBlock: () => true, onBlocked: () => undefined });
    click(link);
    expect(addressOf(history)).toBe('/list?page=2');
  });
});
