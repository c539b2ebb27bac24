import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { roles } from '#contract/policy.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/panduan');
const pictures = join(folder, 'gambar');
const texts = join(root, 'src/i18n/id');

const files = readdirSync(folder).filter(file => file.endsWith('.md'));
const guides = new Map(files.map(file => [file, readFileSync(join(folder, file), 'utf8')]));
const guideEntries = [...guides];

/** Returns the texts of a module or of a part of it. */
const leaves = (part: unknown): string[] => {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(leaves) : [];
};

const screenTexts = new Set(
  (
    await Promise.all(
      readdirSync(texts, { recursive: true, encoding: 'utf8' })
        .filter(file => file.endsWith('.ts'))
        .map(async file => leaves(await import(/* @vite-ignore */ join(texts, file)))),
    )
  ).flat(),
);

const picturesIn = (text: string): string[] =>
  Array.from(text.matchAll(/\]\(gambar\/(.+?)\)/g), ([, name = '']) => name);

/** The id that a heading has on a rendered page. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');

describe('the guides', () => {
  it('exist for every role that works in the console, and for the data protection officer', () => {
    const withoutGuide = ['SUPERADMIN', 'EXTERNAL'];
    expect(files.filter(file => file !== 'README.md').sort()).toEqual(
      [...roles.filter(role => !withoutGuide.includes(role)), 'PDP']
        .map(name => `${name}.md`)
        .sort(),
    );
  });

  it.each(guideEntries)('%s quotes in bold only what a screen shows', (_file, text) => {
    const quoted = Array.from(text.matchAll(/\*\*(.+?)\*\*/gs), ([, label = '']) =>
      label.replaceAll(/\s+/g, ' '),
    );
    expect(quoted.length).toBeGreaterThan(0);
    expect(quoted.filter(label => !screenTexts.has(label))).toEqual([]);
  });

  it.each(guideEntries)('%s links to guides and headings that exist', (_file, text) => {
    const broken = Array.from(text.matchAll(/\]\((\w+\.md)(?:#(.+?))?\)/g)).filter(
      ([, file = '', anchor]) => {
        const headings = guides.get(file)?.match(/(?<=^#+ ).+$/gm) ?? [];
        return anchor === undefined ? !guides.has(file) : !headings.map(anchorOf).includes(anchor);
      },
    );
    expect(broken).toEqual([]);
  });

  it('name every picture once, and each is small', () => {
    const named = [...guides.values()].flatMap(picturesIn);
    expect(named.sort()).toEqual(readdirSync(pictures).sort());
    expect(named.length).toBeLessThanOrEqual(25);
    const large = named.filter(name => statSync(join(pictures, name)).size >= 60_000);
    expect(large).toEqual([]);
  });
});
