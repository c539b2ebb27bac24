import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { generateTicketNumber } from '#server/domains/peserta/booster/ticket-number.ts';

describe('the ticket number', () => {
  it('is a prefix and eight unambiguous characters', () => {
    for (let i = 0; i < 200; i++) {
      expect(generateTicketNumber('BST', randomBytes)).toMatch(/^BST-[A-HJKMNP-Z2-9]{8}$/);
    }
  });

  it('is determined by its bytes and skips bytes that would bias it', () => {
    const given = [Uint8Array.of(248, 0, 30, 31, 255, 1, 2, 3), Uint8Array.of(4, 5)];
    expect(generateTicketNumber('BST', () => given.shift() ?? new Uint8Array())).toBe(
      'BST-A9ABCDEF',
    );
  });
});
