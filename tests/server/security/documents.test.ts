import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorsIn, folder, linksIn, missingTestsIn, root } from './evidence.ts';

const names = readdirSync(folder).filter(name => name.endsWith('.md'));
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** Whether a link leads to a file that exists, and to one of its sections. */
function isDeadLink(target: string): boolean {
  if (/^https?:/.test(target)) return false;
  const [path = '', anchor] = target.split('#');
  const linked = join(folder, path);
  if (!existsSync(linked)) return true;
  return anchor !== undefined && !anchorsIn(readFileSync(linked, 'utf8')).includes(anchor);
}

describe('the documents about security', () => {
  it('are all in their index', () => {
    const linked = new Set(linksIn(read('README.md')));
    expect(names.filter(name => name !== 'README.md' && !linked.has(name))).toEqual([]);
  });

  it.each(names)('link to files and sections that exist: %s', name => {
    const links = linksIn(read(name)).map(target =>
      target.startsWith('#') ? `${name}${target}` : target,
    );
    expect(links.filter(isDeadLink)).toEqual([]);
  });

  it.each(names)('name tests that exist: %s', name => {
    expect(missingTestsIn(read(name))).toEqual([]);
  });

  it('name limits by constants that exist', () => {
    const named = [...read('limits.md').matchAll(/`((?:server|contract)\/[^`]+\.ts)` `(\w+)`/g)];
    expect(named.length).toBeGreaterThan(40);
    const missing = named.filter(([, path = '', constant = '']) => {
      const file = join(root, path);
      return !existsSync(file) || !new RegExp(`\\b${constant}\\b`).test(readFileSync(file, 'utf8'));
    });
    expect(missing.map(([text]) => text)).toEqual([]);
  });

  it('name files of the code that exist', () => {
    const missing = names.flatMap(name =>
      [...read(name).matchAll(/`((?:server|contract|deploy|src)\/[\w./-]+)`/g)]
        .map(([, path = '']) => path)
        .filter(path => !existsSync(join(root, path))),
    );
    expect(missing).toEqual([]);
  });
});
