import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/index.ts';
import { contractTexts } from '#contract/core/messages/id/index.ts';
import { readIssueMessage } from '#contract/core/messages/message.ts';

const contractDir = join(import.meta.dirname, '../../../contract');

/** Collects the texts that schemas and their checks define for their issues. */
function collectTexts(value: unknown, texts: Set<string>, seen: Set<unknown>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (Array.isArray(value)) {
    for (const item of value) collectTexts(item, texts, seen);
    return;
  }
  const { _zod: internals } = value as { _zod?: { def: Record<string, unknown> } };
  const members = internals ? internals.def : (value as Record<string, unknown>);
  const error = internals?.def['error'];
  if (typeof error === 'function') texts.add(String((error as (issue: object) => unknown)({})));
  for (const member of Object.values(members)) collectTexts(member, texts, seen);
}

describe('the schemas of the contract', () => {
  it('define messages with a key of the catalog', () => {
    const texts = new Set<string>();
    for (const domain of Object.values(calls)) {
      for (const { params, query, body } of Object.values(domain)) {
        collectTexts([params, query, body], texts, new Set());
      }
    }
    expect(texts.size).toBeGreaterThan(20);
    const keys = [...texts].map(text => readIssueMessage(text).key);
    expect(keys.filter(key => !Object.hasOwn(contractTexts, key))).toEqual([]);
  });

  it('add no issue with a literal text', () => {
    const files = readdirSync(contractDir, { recursive: true, encoding: 'utf8' });
    const withLiteral = files
      .filter(path => path.endsWith('.ts'))
      .filter(path => {
        const source = readFileSync(join(contractDir, path), 'utf8');
        return /\bcheck\.addIssue\(\s*['"`]|\b(?:message|error):\s*(['"`])(?!\1)[^'"`]* /.test(
          source,
        );
      });
    expect(withLiteral).toEqual([]);
  });
});
