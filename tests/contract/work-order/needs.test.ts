import { expect, it } from 'vitest';
import { missedDay } from '#contract/domains/work-order/needs.ts';
import type { WorkOrderState } from '#contract/states/work-order.ts';

const today = '2030-01-02';
const missed = (status: WorkOrderState, tanggalKirim: string | null, tanggalTiba: string | null) =>
  missedDay({ status, tanggalKirim, tanggalTiba }, today);

it('a shipment is late once its planned day has passed, and until it departs or arrives', () => {
  expect(missed('DIKIRIM', '2029-12-30', '2030-01-01')).toEqual({
    event: 'arrive',
    day: '2030-01-01',
  });
  expect(missed('DIKEMAS', '2030-01-01', '2030-01-03')).toEqual({
    event: 'depart',
    day: '2030-01-01',
  });
  expect(missed('DIKIRIM', '2029-12-30', today)).toBeNull();
  expect(missed('TERBIT', today, '2030-01-03')).toBeNull();
  // Nobody waits for a draft, nor for what has arrived or was cancelled.
  for (const status of ['DRAFT', 'TIBA', 'SELISIH', 'DITERIMA', 'DIBATALKAN'] as const)
    expect(missed(status, '2029-12-30', '2029-12-31'), status).toBeNull();
  expect(missed('DIKIRIM', null, null)).toBeNull();
});
