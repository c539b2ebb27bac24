import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { foundId, namedRecord } from '../namedRecord.ts';

const root = join(import.meta.dirname, '../../server/domains');

/** The files that declare how records are named in messages and in the audit log. */
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  file => file.endsWith('.ts') && readFileSync(join(root, file), 'utf8').includes('labelOf:'),
);

type LabelOf = (record: object) => string;

/** Returns the `labelOf` of what a module exports. */
async function labelsIn(file: string): Promise<LabelOf[]> {
  const module = (await import(join(root, file))) as Readonly<Record<string, unknown>>;
  return Object.values(module).flatMap(value =>
    typeof value === 'object' && value !== null && 'labelOf' in value
      ? [value.labelOf as LabelOf]
      : [],
  );
}

describe('the labels of records', () => {
  it('contain no id', async () => {
    let count = 0;
    for (const file of files) {
      for (const labelOf of await labelsIn(file)) {
        count += 1;
        for (const hasNumber of [true, false]) {
          const label = labelOf(namedRecord(hasNumber));
          expect(label, file).not.toBe('');
          expect(label, file).not.toContain(String(foundId));
        }
      }
    }
    expect(count).toBeGreaterThan(20);
  });

  it('are not made of ids where an audit entry is written', () => {
    const made = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts'))
      .flatMap(file =>
        [...readFileSync(join(root, file), 'utf8').matchAll(/recordLabel: (.*)/g)]
          .filter(([, label = '']) => /\$\{\w*[iI]d\}|String\(\w*[iI]d\)/.test(label))
          .map(([text]) => `${file}: ${text}`),
      );
    expect(made).toEqual([]);
  });
});
