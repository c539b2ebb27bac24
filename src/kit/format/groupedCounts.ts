import { formatNumber } from './number.ts';

/**
 * Placeholders formatted with a thousands separator (1.284); polyglot still chooses the plural by
 * number.
 */
const countPlaceholders = new Set([
  'smart_count',
  'total',
  'offsetBegin',
  'offsetEnd',
  'page',
  'min',
  'max',
  'done',
  'failed',
]);

type Fill = (expression: string, name: string) => unknown;

/** Replacement for polyglot's interpolation that formats counts. */
export function replaceWithGroupedCounts(this: string, placeholder: RegExp, fill: Fill): string {
  return this.replace(placeholder, (expression: string, name: string) => {
    const value = fill(expression, name);
    return typeof value === 'number' && countPlaceholders.has(name)
      ? formatNumber(value)
      : String(value);
  });
}
