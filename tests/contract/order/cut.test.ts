import { expect, it } from 'vitest';
import { courseOf, servedPeople } from '#contract/domains/order/cut.ts';

const line = { jumlahPeserta: 160, jumlahDosis: 320, dosisPerOrang: 2 };

it('cuts participants with the doses of complete courses', () => {
  expect(courseOf(line)).toBe(2);
  expect(servedPeople(line, 320)).toBe(160);
  expect(servedPeople(line, 160)).toBe(80);
  expect(servedPeople(line, 0)).toBeNull();
});

it('keeps the share of participants where courses were incomplete by the order', () => {
  const second = { ...line, jumlahDosis: 160 };
  expect(courseOf(second)).toBe(1);
  expect(servedPeople(second, 81)).toBe(81);
  expect(servedPeople({ ...second, jumlahPeserta: 100 }, 1)).toBe(1);
});
