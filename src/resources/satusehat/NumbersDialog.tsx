import { satusehatCalls } from '#contract/domains/satusehat/calls.ts';
import { recordInput, type SatusehatRecord } from '#contract/domains/satusehat/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';

const schema = recordInput.omit({ sumber: true, nomor: true });

/** A number that is entered for one record. */
export type NumberField = keyof typeof schema.shape;

/** The fields that apply to a record: a booster elsewhere has no visit, and a visit may name its product. */
const fieldsOf = ({ sumber, vaksinator, produkTercatat }: SatusehatRecord): NumberField[] => [
  'noIHS',
  ...(sumber === 'DOSIS' ? (['kunjungan'] as const) : []),
  ...(vaksinator === null ? [] : (['ihsVaksinator'] as const)),
  ...(produkTercatat ? [] : (['idProduk'] as const)),
];

interface NumbersDialogProps {
  record: SatusehatRecord;
  /** The field that has the focus at first. */
  field: NumberField;
  onClose: () => void;
}

/** Enters what SATUSEHAT calls the patient, the visit and the vaccinator of one record. */
export const NumbersDialog = ({ record, field, onClose }: NumbersDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { sumber, nomor, nama: name, vaksinator } = record;
  const fields = Object.fromEntries(fieldsOf(record).map(one => [one, {}]));
  return (
    <CommandDialog
      title={t('resources.satusehat.numbers.title', { name })}
      lead={t('resources.satusehat.numbers.lead')}
      confirmLabel={t('common.action.save')}
      maxWidth="sm"
      resource="satusehat"
      schema={schema}
      fields={fields}
      initialValues={record}
      autoFocus={field}
      confirmsDiscard
      run={body => call(satusehatCalls.save, { body: { sumber, nomor, ...body } })}
      invalidates={['satusehat']}
      success={() => t('resources.satusehat.numbers.done')}
      onClose={onClose}
    >
      {vaksinator === null ? null : (
        <span>{t('resources.satusehat.numbers.vaccinator', { name: vaksinator })}</span>
      )}
    </CommandDialog>
  );
};
