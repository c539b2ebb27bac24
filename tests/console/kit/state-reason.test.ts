import { describe, expect, it } from 'vitest';
import { stateReasonOf } from '#src/kit/list/rows/stateReason.tsx';
import { definition as order } from '#src/resources/order/definition.ts';
import { definition as pks } from '#src/resources/pks/definition.ts';
import { definition as product } from '#src/resources/product/definition.ts';

const refused = { id: 1, status: 'DITOLAK', alasanStatus: 'Stok habis' };

describe('the reason of a state in a list', () => {
  it('is beside the state, whatever its field, and nowhere else', () => {
    expect(stateReasonOf(order, refused, 'status')).toBe('Stok habis');
    expect(stateReasonOf(order, refused, 'noOrder')).toBeUndefined();
    const suspended = { id: 1, statuspks: 'DITANGGUHKAN', alasanStatus: 'Menunggu izin' };
    expect(stateReasonOf(pks, suspended, 'statuspks')).toBe('Menunggu izin');
  });

  it('is that of a deactivated record, too', () => {
    const inactive = { id: 1, isActive: false, alasanNonaktif: 'Pindah' };
    expect(stateReasonOf(product, inactive, 'isActive')).toBe('Pindah');
    expect(stateReasonOf(product, { ...inactive, isActive: true }, 'isActive')).toBeUndefined();
  });

  it('is left out of good states, and where none was given', () => {
    const paid = { id: 1, status: 'LUNAS', alasanStatus: 'Dilanjutkan' };
    expect(stateReasonOf(order, paid, 'status')).toBeUndefined();
    expect(stateReasonOf(order, { ...refused, alasanStatus: null }, 'status')).toBeUndefined();
  });
});
