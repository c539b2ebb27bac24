import { expect, it } from 'vitest';
import { KeysUnavailableError } from '#server/platform/crypto/live-keys.ts';
import { toDatabaseProblem } from '#server/platform/http/database-problem.ts';

it('answers 503 while the keys cannot be followed', () => {
  const problem = toDatabaseProblem(new KeysUnavailableError('lost'));
  expect(problem).toMatchObject({
    code: 'BELUM_SIAP',
    extensions: { headers: { 'retry-after': '5' } },
  });
});
