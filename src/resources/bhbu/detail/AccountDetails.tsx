import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { bhbuCalls } from '#contract/domains/bhbu/calls.ts';
import type { Bhbu } from '#contract/domains/bhbu/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { ContactLinks } from '#src/kit/fields/ContactLinks.tsx';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { plainClass } from '#src/kit/theme/plainElements.ts';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { mayOpenAccount } from '../../companyAccount/mayOpenAccount.ts';

/** Shows a company's account manager and its customer account in the accounting system. */
export const AccountDetails = ({ record }: { record: Bhbu }) => {
  const t = useMessages();
  const can = usePermission();
  const session = useRequiredSession();
  const { role } = session;
  const [isEditing, setIsEditing] = useState(false);
  const { namaAccountManager, kontakAccountManager } = record;
  const { id, bentuk, invoiceAccount, pemungutPPN, instansiPemerintah, nitku } = record;
  return (
    <>
      <ListBox>
        <ListRow
          end={
            permissionScope(role, 'bhbu.update') === 'all' ? (
              <Button
                size="small"
                component={Link}
                to={recordPath('bhbuForm', id)}
                aria-label={t('resources.bhbu.manager.change')}
              >
                {t('common.action.edit')}
              </Button>
            ) : null
          }
        >
          <Detail>{t('resources.bhbu.fields.namaAccountManager')}</Detail>
          {kontakAccountManager ? (
            <ContactLinks
              name={kontakAccountManager.nama}
              phone={kontakAccountManager.noHP}
              email={kontakAccountManager.email}
            />
          ) : (
            (namaAccountManager ?? t('resources.bhbu.manager.none'))
          )}
        </ListRow>
        <ListRow
          end={
            can('bhbu.invoiceAccount') ? (
              <Button
                size="small"
                aria-label={t('resources.bhbu.invoice.edit')}
                onClick={() => setIsEditing(true)}
              >
                {t('common.action.edit')}
              </Button>
            ) : null
          }
        >
          <Detail>{t('resources.bhbu.fields.invoiceAccount')}</Detail>
          {invoiceAccount === null ? (
            t('resources.bhbu.invoice.none')
          ) : (
            <span className={plainClass.code}>{invoiceAccount}</span>
          )}
          {pemungutPPN ? (
            <div>
              {t(`resources.bhbu.invoice.${instansiPemerintah ? 'government' : 'collector'}`)}
            </div>
          ) : null}
          {bentuk === 'BUMN' && !pemungutPPN ? (
            <Detail>{t('resources.bhbu.invoice.state_owned')}</Detail>
          ) : null}
          {nitku === null ? null : (
            <div>{t('resources.bhbu.invoice.nitku', { number: nitku })}</div>
          )}
        </ListRow>
        {mayOpenAccount(session, record) ? (
          <ListRow
            end={
              <Button
                size="small"
                component={Link}
                to={recordPath('companyAccount', id)}
                aria-label={t('resources.bhbu.statement.open')}
              >
                {t('common.action.open')}
              </Button>
            }
          >
            <Detail>{t('resources.companyAccount.name')}</Detail>
            {t('resources.bhbu.statement.what')}
          </ListRow>
        ) : null}
      </ListBox>
      {isEditing ? (
        <InvoiceAccountDialog record={record} onClose={() => setIsEditing(false)} />
      ) : null}
    </>
  );
};

interface InvoiceAccountDialogProps {
  record: Bhbu;
  onClose: () => void;
}

const { updateInvoiceAccount } = bhbuCalls;
const fields = {
  invoiceAccount: { help: 'resources.bhbu.invoice.help' },
  akunBersama: {},
  pemungutPPN: { help: 'resources.bhbu.invoice.collector_help' },
  instansiPemerintah: {
    help: 'resources.bhbu.invoice.government_help',
    isVisible: ({ pemungutPPN }: Readonly<Record<string, unknown>>) => pemungutPPN === true,
  },
  nitku: { help: 'resources.bhbu.invoice.nitku_help' },
};

/**
 * Edits or clears the customer account number, and the data for tax invoices; the notification offers
 * undo.
 */
const InvoiceAccountDialog = ({ record, onClose }: InvoiceAccountDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  // The version at opening is sent as the optimistic lock, so a concurrent save is reported.
  const [opened] = useState(record);
  const { id: idBHBU, version, namaBHBU: name } = opened;
  const { invoiceAccount, pemungutPPN, instansiPemerintah, nitku } = opened;
  const values = { invoiceAccount, pemungutPPN, instansiPemerintah, nitku };
  return (
    <CommandDialog
      title={t('resources.bhbu.invoice.edit')}
      confirmLabel={t('common.action.save')}
      maxWidth="xs"
      resource="bhbu"
      schema={updateInvoiceAccount.body}
      fields={fields}
      initialValues={values}
      version={version}
      toBody={input => ({ ...input, idBHBU })}
      run={body => call(updateInvoiceAccount, { body })}
      invalidates={['bhbu']}
      success={() => t('resources.bhbu.invoice.done', { name })}
      undo={() => ({
        run: () => call(updateInvoiceAccount, { body: { idBHBU, ...values, akunBersama: true } }),
      })}
      onError={({ body, message }) => ({ invoiceAccount: message, ...body.errors })}
      onClose={onClose}
    />
  );
};
