/** One name for all records' addresses of a screen: numbers become `:id`, and queries do not count. */
export const screenOf = (path: string): string =>
  path.replace(/[?#].*$/, '').replace(/\/(?:\d+|[0-9a-f-]{32,36})(?=\/|$)/g, '/:id');

/** Runs in the page: the links of the open page that lead to screens of the console. */
export const readScreenLinks = (): string[] =>
  [...document.querySelectorAll('a[href^="/dashboard"], a[href^="/admin"]')].map(
    link => link.getAttribute('href') ?? '',
  );
