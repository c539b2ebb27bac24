import { describe, expect, it } from 'vitest';
import { newPksInput, pksStateInput } from '#contract/domains/pks/record.ts';

/** Names of the fields with an issue. */
const issuesOf = (result: ReturnType<typeof pksStateInput.safeParse>): unknown[] =>
  (result.error?.issues ?? []).map(({ path }) => path[0]);

describe('the draft of an agreement', () => {
  const draft = { idOrder: 1, tanggalPKS: '2030-01-02', berlakuSampai: '2031-01-02' };

  it('ends after it begins', () => {
    expect(newPksInput.safeParse(draft).success).toBe(true);
    const result = newPksInput.safeParse({ ...draft, berlakuSampai: draft.tanggalPKS });
    expect(result.error?.issues.map(({ path }) => path)).toEqual([['berlakuSampai']]);
  });
});

describe('a change of state', () => {
  it('asks for what its event needs', () => {
    expect(issuesOf(pksStateInput.safeParse({ event: 'sendForSignature' }))).toEqual([]);
    expect(issuesOf(pksStateInput.safeParse({ event: 'warn' }))).toEqual(['alasan', 'bukti']);
    expect(issuesOf(pksStateInput.safeParse({ event: 'giveNotice', alasan: 'Pailit' }))).toEqual([
      'sebab',
      'bukti',
    ]);
    expect(issuesOf(pksStateInput.safeParse({ event: 'cure', alasan: 'Sudah dibayar' }))).toEqual(
      [],
    );
  });

  it('refuses unknown events', () => {
    expect(issuesOf(pksStateInput.safeParse({ event: 'verify' }))).toEqual(['event']);
  });
});
