import { describe, expect, it } from 'vitest';
import {
  clauses,
  contractDeadlines,
  firstPaymentDeadline,
  type ContractFacts,
} from '#contract/domains/pks/clock.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';

const facts = (overrides: Partial<ContractFacts> = {}): ContractFacts => ({
  statusPks: 'AKTIF',
  statusOrder: 'LUNAS',
  signedOn: '2030-03-10',
  invoiceIssuedOn: null,
  proofUploadedOn: null,
  proofRejected: false,
  extendedDeadline: null,
  plannedDelivery: null,
  laterInvoiceDue: null,
  breachNoticeOn: null,
  terminationNoticeOn: null,
  validUntil: null,
  ...overrides,
});

/** The day in Jakarta just before and just after its midnight. */
const lastSecond = dayInJakarta(new Date('2030-03-10T16:59:59Z'));
const firstSecond = dayInJakarta(new Date('2030-03-10T17:00:00Z'));

describe('the first payment', () => {
  const awaited = facts({ statusOrder: 'MENUNGGU_BAYAR', invoiceIssuedOn: '2030-03-08' });

  it('is due on the later day of signing and invoice, as Jakarta counts days', () => {
    expect([lastSecond, firstSecond]).toEqual(['2030-03-10', '2030-03-11']);
    expect(firstPaymentDeadline(awaited)).toBe(lastSecond);
    expect(firstPaymentDeadline({ ...awaited, invoiceIssuedOn: firstSecond })).toBe(firstSecond);
    expect(firstPaymentDeadline({ ...awaited, signedOn: firstSecond })).toBe(firstSecond);
  });

  it('is due on another day that FINANCE set', () => {
    expect(firstPaymentDeadline({ ...awaited, extendedDeadline: '2030-03-20' })).toBe('2030-03-20');
  });

  it('is not due before the invoice is issued, or in any other state', () => {
    expect(firstPaymentDeadline({ ...awaited, invoiceIssuedOn: null })).toBeNull();
    expect(firstPaymentDeadline({ ...awaited, signedOn: null })).toBeNull();
    for (const statusOrder of ['PKS_DITANDATANGANI', 'DIBAYAR_SEBAGIAN', 'LUNAS'] as const) {
      expect(firstPaymentDeadline({ ...awaited, statusOrder })).toBeNull();
    }
  });

  it('binds until a proof is uploaded', () => {
    expect(contractDeadlines(awaited)).toEqual([
      { clause: 'failedPayment', lastDay: '2030-03-10', closedBy: 'uploadProof' },
    ]);
    expect(contractDeadlines({ ...awaited, proofUploadedOn: '2030-03-10' })).toEqual([]);
  });
});

describe('the deadlines of an agreement', () => {
  it('ask for the second half before the day of the first delivery', () => {
    const half = facts({ statusOrder: 'DIBAYAR_SEBAGIAN', plannedDelivery: '2030-04-01' });
    expect(contractDeadlines(half)).toEqual([
      { clause: 'payment', lastDay: '2030-03-31', closedBy: 'paySecondHalf' },
    ]);
    expect(contractDeadlines({ ...half, plannedDelivery: null })).toEqual([]);
    // An invoice has the same day as its agreement, also one that an amendment brought later.
    const amended = {
      ...half,
      statusOrder: 'DIKIRIM_SEBAGIAN',
      laterInvoiceDue: '2030-04-09',
    } as const;
    expect(contractDeadlines(amended)).toMatchObject([{ lastDay: '2030-04-09' }]);
  });

  it('give 14 days to cure a breach and 7 days of notice, across the end of a month', () => {
    const warned = facts({ statusPks: 'PERINGATAN', breachNoticeOn: '2028-02-20' });
    expect(contractDeadlines(warned)).toEqual([
      { clause: 'breach', lastDay: '2028-03-05', closedBy: 'cure' },
    ]);
    const noticed = facts({
      statusPks: 'PEMBERITAHUAN_AKHIR',
      breachNoticeOn: '2028-02-20',
      terminationNoticeOn: '2028-12-28',
    });
    expect(contractDeadlines(noticed)).toEqual([
      { clause: 'termination', lastDay: '2029-01-04', closedBy: 'terminate' },
    ]);
  });

  it('are listed the nearest first, with the term of an agreement in force', () => {
    const deadlines = contractDeadlines(
      facts({
        statusOrder: 'DIBAYAR_SEBAGIAN',
        plannedDelivery: '2030-04-02',
        validUntil: '2030-03-20',
      }),
    );
    expect(deadlines.map(({ lastDay, closedBy }) => [lastDay, closedBy])).toEqual([
      ['2030-03-20', 'expire'],
      ['2030-04-01', 'paySecondHalf'],
    ]);
  });

  it('end with the agreement', () => {
    for (const statusPks of ['BERAKHIR', 'DIAKHIRI', 'DIBATALKAN', 'DIAMANDEMEN'] as const) {
      const ended = facts({
        statusPks,
        breachNoticeOn: '2030-03-01',
        terminationNoticeOn: '2030-03-20',
        validUntil: '2030-12-31',
      });
      expect(contractDeadlines(ended)).toEqual([]);
    }
  });

  it('name clauses that the printed agreement numbers', () => {
    const numbers = Object.values(clauses);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) expect(number).toBeGreaterThanOrEqual(1);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(19);
  });
});
