import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/decisions');
const files = readdirSync(folder).filter(file => /^\d{3}-/.test(file));

describe('the decisions', () => {
  it.each(files)('%s has its number, a date and the three parts', file => {
    const [title, , date, ...rest] = readFileSync(join(folder, file), 'utf8').split('\n');
    expect(title).toMatch(new RegExp(`^# ${Number(file.slice(0, 3))}\\. \\S`));
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}(, changed \d{4}-\d{2}-\d{2})?$/);
    const parts = ['## Context', '## Decision', '## Consequences'];
    expect(rest.filter(line => parts.includes(line))).toEqual(parts);
  });

  it('are all in the list, in order', () => {
    const list = readFileSync(join(folder, 'README.md'), 'utf8');
    const listed = [...list.matchAll(/^- \[(\d+)\. [^\]]+\]\(([^)]+)\)$/gm)];
    expect(listed.map(([, , file]) => file)).toEqual(files.toSorted());
    for (const [, number, file = ''] of listed)
      expect(Number(file.slice(0, 3))).toBe(Number(number));
  });
});

const documents = ['README.md', 'ARCHITECTURE.md', 'CHANGELOG.md'].concat(
  readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.md'))
    .map(file => `docs/${file}`),
);

it.each(documents)(
  'the links of %s lead to files, and name decisions by their number',
  document => {
    const text = readFileSync(join(root, document), 'utf8');
    for (const [, label = '', target = ''] of text.matchAll(/\[([^\]]*)\]\(([^)#\s]+)[^)]*\)/g)) {
      if (target.includes('://')) continue;
      const path = resolve(root, dirname(document), target);
      expect(existsSync(path), target).toBe(true);
      const number = /^decision (\d+)$/.exec(label)?.[1];
      if (number !== undefined) expect(target).toContain(`/${number.padStart(3, '0')}-`);
    }
  },
);
