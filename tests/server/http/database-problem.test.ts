import pg from 'pg';
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

it('answers 503 with the reason when the disk of the database is full', () => {
  const error = Object.assign(new pg.DatabaseError('could not extend file', 20, 'error'), {
    code: '53100',
  });
  expect(toDatabaseProblem(error)).toMatchObject({
    code: 'BELUM_SIAP',
    detail: { key: 'http.diskFull' },
  });
});
