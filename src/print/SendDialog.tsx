import { useQueryClient } from '@tanstack/react-query';
import {
  deadState,
  maxMailRecipients,
  sendDocumentInput,
  type Printable,
} from '#contract/core/document/calls.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { callKey } from '#src/providers/data/useCall.ts';
import type { DocumentSource } from './PrintScreen.tsx';

/** Turns the typed addresses, separated by lines, commas or semicolons, into a list. */
const toBody = ({ kepada, ...input }: Readonly<Record<string, unknown>>) => ({
  ...input,
  kepada: typeof kepada === 'string' ? kepada.split(/[\s,;]+/).filter(Boolean) : [],
});

interface SendDialogProps {
  source: Required<DocumentSource>;
  id: number;
  printable: Printable;
  onClose: () => void;
}

/** Asks to whom the filed PDF is mailed; the addresses of the record's company are proposed. */
const SendDialog = ({ source, id, printable, onClose }: SendDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const client = useQueryClient();
  const dead = printable.berkas ? deadState(printable.berkas.keadaan) : undefined;
  return (
    <CommandDialog
      title={t('resources.print.send.title', { title: printable.dokumen.title })}
      description={
        dead
          ? t('resources.print.send.dead', {
              state: t(`resources.print.state.${dead}`),
              mark: dead,
            })
          : t('resources.print.send.text')
      }
      confirmLabel={t('resources.print.send.confirm')}
      resource="print"
      schema={sendDocumentInput}
      fields={fields}
      initialValues={{ kepada: printable.penerima.slice(0, maxMailRecipients).join('\n') }}
      toBody={input => ({ ...toBody(input), ...(dead ? { keadaan: dead } : {}) })}
      autoFocus="kepada"
      confirmsDiscard
      run={(body, idempotencyKey) =>
        call(source.send, { params: { id }, body }, { idempotencyKey })
      }
      success={({ terkirim }) => t('resources.print.send.done', { smart_count: terkirim })}
      onSuccess={() => {
        onClose();
        // The first mail renders the PDF, which then has a checksum.
        void client.invalidateQueries({
          queryKey: callKey('print', source.printed, { params: { id } }),
        });
      }}
      onClose={onClose}
    />
  );
};

const fields = {
  kepada: {},
  catatan: {},
} as const;

export default SendDialog;
