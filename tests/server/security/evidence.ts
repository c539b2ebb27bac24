import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

/** The folder of the documents about security. */
export const folder = join(root, 'docs/security');

/** A test by its file and its title; titles of groups come before it. */
interface NamedTest {
  readonly path: string;
  readonly title: string;
}

/** Returns the tests that a text names: a path in code, then a title in quotation marks. */
export const testsIn = (markdown: string): NamedTest[] =>
  [...markdown.matchAll(/`(tests\/[^`]+)`\s+“([^”]+)”/g)].map(([, path = '', title = '']) => ({
    path,
    title: title.replaceAll(/\s+/g, ' '),
  }));

/** Returns the targets of the links of a text. */
export const linksIn = (markdown: string): string[] =>
  [...markdown.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);

/** Whether a source has a text as a string literal. */
const hasLiteral = (source: string, literal: string): boolean =>
  [`'${literal.replaceAll("'", "\\'")}'`, `"${literal}"`, `\`${literal}\``].some(one =>
    source.includes(one),
  );

/** Returns the tests that a text names and that do not exist. */
export const missingTestsIn = (markdown: string): NamedTest[] =>
  testsIn(markdown).filter(({ path, title }) => {
    if (!existsSync(join(root, path))) return true;
    const source = readFileSync(join(root, path), 'utf8');
    return !title.split(' › ').every(part => hasLiteral(source, part));
  });

/** Returns the anchors that GitHub gives the headings of a document. */
export const anchorsIn = (markdown: string): string[] =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
