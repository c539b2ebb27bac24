import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useState } from 'react';
import type { OrderFacts } from '#contract/domains/order/facts.ts';
import type { Order, OrderKind } from '#contract/domains/order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { FormSections } from '#src/kit/form/FormSections.tsx';
import { RecordForm } from '#src/kit/form/RecordForm.tsx';
import { toFormValues } from '#src/kit/form/formValues.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { orderName } from '../definition.ts';
import { agreedOrder } from '../delta/comparedOrder.ts';
import { CopyOrderDialog } from './CopyOrderDialog.tsx';
import { orderFormFields, type OrderFormMode } from './orderInput.ts';
import { copyOfOrder } from './lineRules.ts';
import { OrderBar } from './OrderBar.tsx';
import { OrderFormContext, type OrderFormFacts } from './orderFormContext.ts';
import { SubmitDialog } from './SubmitDialog.tsx';
import { useEarlierOrders } from './useEarlierOrders.ts';
import { useOrderForm } from './useOrderForm.ts';

interface OrderFormProps {
  mode: OrderFormMode;
  jenis: OrderKind;
  facts: OrderFacts;
  /** The opened draft or, in an amendment, the order that is amended; undefined when creating. */
  record?: Order;
  /** The version that is amended. */
  amended?: Order;
  /** An earlier order whose values a new one starts with. */
  copied?: Order | undefined;
  backPath: string;
}

/** The form of an order, a draft or an amendment. Its record stays the same while it is edited. */
export const OrderForm = ({
  mode,
  jenis,
  facts,
  record: opened,
  amended,
  copied,
  backPath,
}: OrderFormProps) => {
  const isAmendment = amended !== undefined;
  const [isCopying, setIsCopying] = useState(false);
  const earlier = useEarlierOrders(facts, jenis);
  const [record] = useState(() => (mode === 'amend' && opened ? agreedOrder(opened) : opened));
  const original = useMemo(() => amended && agreedOrder(amended), [amended]);
  const formFacts = useMemo<OrderFormFacts>(() => {
    // In a draft, each line names the one that it continues; otherwise the ids are those of the lines.
    const continued = new Map(
      mode === 'amend' ? [] : (record?.baris ?? []).map(line => [line.id, line.asalBaris]),
    );
    return {
      facts,
      jenis,
      original,
      earlierLine: id => {
        const own = Number(id);
        const earlier = mode === 'amend' ? own : (continued.get(own) ?? undefined);
        return original?.baris.find(line => line.id === earlier);
      },
    };
  }, [facts, jenis, mode, original, record]);
  const order = useOrderForm({ ...formFacts, mode, record, backPath });
  const { definition, state } = order;

  const copy = (source: Order): void => {
    const values = toFormValues(orderFormFields(definition), copyOfOrder(source, facts));
    for (const [name, value] of Object.entries(values))
      state.form.setValue(name, value, { shouldDirty: true });
    state.form.clearErrors();
  };
  useEffect(() => {
    if (copied) copy(copied);
    // oxlint-disable-next-line react/exhaustive-deps -- once, before anything is entered
  }, []);

  return (
    <OrderFormContext value={formFacts}>
      <RecordForm
        definition={definition}
        state={{ ...state, save: order.submit }}
        header={
          <OrderFormHeader
            mode={mode}
            jenis={jenis}
            company={facts.perusahaan.namaBHBU}
            amended={original}
            hasErrors={state.hasErrors}
            onCopy={isAmendment || earlier.length === 0 ? undefined : () => setIsCopying(true)}
          />
        }
        bar={
          <OrderBar
            isAmendment={isAmendment}
            isSaving={state.isSubmitting}
            hasChanges={order.hasChanges}
            autosave={order.autosave}
            backPath={backPath}
            onSaveDraft={() => void order.saveDraft()}
          />
        }
      >
        <FormSections />
        {order.isConfirming ? (
          <SubmitDialog
            isAmendment={isAmendment}
            isSending={order.isSending}
            onConfirm={order.confirm}
            onClose={order.cancel}
          />
        ) : null}
        {isCopying ? (
          <CopyOrderDialog orders={earlier} onCopy={copy} onClose={() => setIsCopying(false)} />
        ) : null}
      </RecordForm>
    </OrderFormContext>
  );
};

interface OrderFormHeaderProps {
  mode: OrderFormMode;
  jenis: OrderKind;
  company: string;
  amended: Order | undefined;
  hasErrors: boolean;
  onCopy: (() => void) | undefined;
}

const OrderFormHeader = ({
  mode,
  jenis,
  company,
  amended,
  hasErrors,
  onCopy,
}: OrderFormHeaderProps) => {
  const t = useMessages();
  const isBooster = jenis === 'BOOSTER';
  const title = amended
    ? mode === 'amend'
      ? t('resources.order.form.title.amend', { nomor: orderName(amended) })
      : t('resources.order.form.title.editAmendment')
    : mode === 'create'
      ? t(`resources.order.form.title.${isBooster ? 'createBooster' : 'create'}`, { nama: company })
      : t(`resources.order.form.title.${isBooster ? 'editBooster' : 'edit'}`);
  return (
    <PageHeader
      title={title}
      documentTitle={hasErrors ? t('form.errors.document', { title }) : title}
      description={t(amended ? 'resources.order.form.amendmentLead' : 'resources.order.form.lead')}
      extraButtons={
        onCopy ? (
          <Button variant="outlined" startIcon={<ContentCopyIcon />} onClick={onCopy}>
            {t('resources.order.form.copy.label')}
          </Button>
        ) : undefined
      }
    />
  );
};
