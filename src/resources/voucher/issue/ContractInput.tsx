import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { ChoiceAutocomplete } from '#src/kit/input/ChoiceAutocomplete.tsx';
import { useFieldInput } from '#src/kit/input/useFieldInput.ts';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';
import { contractName } from '../../voucherContract/contractName.ts';
import { useOpenContracts } from './contractChoices.ts';

/** The active contracts with what is left of their quota. */
export const ContractInput = ({ field }: { field: ResourceField }) => {
  const t = useMessages();
  const { value, ...input } = useFieldInput(field);
  const { data = [], isPending } = useOpenContracts();
  return (
    <ChoiceAutocomplete
      {...input}
      items={data.map(contract => ({
        id: String(contract.id),
        name: t('resources.voucherTransaction.form.contract', {
          name: contractName(contract),
          title: contract.judul,
          company: contract.namaBHBU,
          left: formatNumber(contract.sisa),
        }),
      }))}
      isPending={isPending}
      required={field.required}
      value={typeof value === 'string' ? value : ''}
    />
  );
};
