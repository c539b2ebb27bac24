import { describe, expect, it } from 'vitest';
import { definition as distributor } from '#src/resources/distributor/definition.ts';
import { definition as faskes } from '#src/resources/faskes/definition.ts';
import { definition as product } from '#src/resources/product/definition.ts';
import { definition as service } from '#src/resources/service/definition.ts';
import { definition as user } from '#src/resources/user/definition.ts';
import { resolveField } from '#src/kit/resource/resourceField.ts';

describe('whether a record is active', () => {
  it.each([distributor, faskes, product, service, user])('is a chip for $name', definition => {
    const { chip } = resolveField(definition, 'isActive').spec;
    expect(chip?.({ id: 1, isActive: true })).toBe('good');
    expect(chip?.({ id: 1, isActive: false })).toBe('neutral');
  });
});
