import type { ComponentType } from 'react';
import type { Permission } from '#contract/policy.ts';
import { TextInput } from '#src/kit/input/TextInput.tsx';
import { lazyInput } from '#src/kit/lazy/lazyInput.tsx';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';

interface InputProps {
  field: ResourceField;
}

const LookupInput = lazyInput(() => import('#src/kit/input/LookupInput.tsx'));

/** Returns an input that only those with a right have; a verifier approves without it. */
const forRight = (right: Permission, Input: ComponentType<InputProps>) =>
  function RightedInput({ field }: InputProps) {
    return usePermission()(right) ? <Input field={field} /> : null;
  };

/** What a company may get with its approval. */
export const approvalFields = {
  accountManagerId: { Input: forRight('bhbu.update', LookupInput) },
  idFaskes: { Input: forRight('bhbu.assign', LookupInput) },
  invoiceAccount: { Input: forRight('bhbu.invoiceAccount', TextInput) },
};
