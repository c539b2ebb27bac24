import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { Link, Navigate } from 'react-router-dom';
import { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import {
  newWorkOrderInput,
  workOrderInput,
  type WorkOrder,
  type WorkOrderFacts,
} from '#contract/domains/work-order/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { isIsoDate } from '#src/kit/date/typedDate.ts';
import { validateInput } from '#src/kit/form/formErrors.ts';
import { FormSections } from '#src/kit/form/FormSections.tsx';
import { toFormValues, toInput, type FormValues } from '#src/kit/form/formValues.ts';
import { RecordForm } from '#src/kit/form/RecordForm.tsx';
import { useRecordForm } from '#src/kit/form/useRecordForm.ts';
import { formatLines } from '#src/kit/format/lineValues.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';
import { workOrderName } from '../definition.ts';
import { shipmentsPath } from '../paths.ts';
import { createForm, editForm, workOrderFormFields } from './definition.ts';
import { WorkOrderFormContext, type BatchesByLine, useBatches } from './formContext.ts';
import { linesOfFacility, suggestRows } from './lineRules.ts';

interface WorkOrderFormProps {
  facts: WorkOrderFacts;
  idFaskes: number;
  /** The batches of the facility's lines when the form is opened. */
  batches: BatchesByLine;
  /** The opened work order; undefined when creating. */
  record?: WorkOrder;
}

/** The form of a work order to one facility. Its record stays the same while it is edited. */
export const WorkOrderForm = ({ facts, idFaskes, batches: opened, record }: WorkOrderFormProps) => {
  const t = useMessages();
  const { call } = useApi();
  const client = useQueryClient();
  const [created, setCreated] = useState<WorkOrder>();
  const definition = record ? editForm : createForm;
  const fields = workOrderFormFields(definition);
  const { idOrder } = facts;
  const lines = useMemo(
    () => linesOfFacility(facts.baris, idFaskes, record),
    [facts, idFaskes, record],
  );
  const state = useRecordForm<WorkOrder>({
    fields,
    record,
    initialValues: {
      ...toFormValues(fields),
      baris: formatLines(
        suggestRows(
          lines
            .filter(({ terbuka }) => terbuka > 0)
            .map(({ idDetail, terbuka }) => ({ idDetail, doses: terbuka })),
          opened,
        ),
      ),
    },
    validate: validateInput(
      record ? workOrderInput : newWorkOrderInput,
      fields,
      undefined,
      input => (record ? input : { ...input, idOrder }),
    ),
    backPath: record ? recordPath('workOrder', record.id) : shipmentsPath(idOrder),
    save: async (values, base) => {
      const input = toInput(fields, values);
      const saved = base
        ? await call(workOrderCalls.update, {
            params: { id: base.id },
            body: workOrderInput.parse({ ...input, version: base.version }),
          })
        : await call(workOrderCalls.create, {
            body: newWorkOrderInput.parse({ ...input, idOrder }),
          });
      await Promise.all(['workOrder', 'order'].map(name => invalidateResource(client, name)));
      return saved;
    },
    success: saved => ({
      text: record
        ? t('resources.workOrder.form.saved', { name: workOrderName(saved) })
        : t('resources.workOrder.form.created'),
      type: 'success',
    }),
    onSaved: (saved, base) => {
      if (base) return 'leave';
      setCreated(saved);
      return 'wait';
    },
  });
  const arrival = useWatch({
    control: state.form.control as Control<FormValues>,
    name: 'tanggalTiba',
  });
  const current = useBatches({
    ids: lines.map(({ idDetail }) => idDetail),
    tanggalTiba: typeof arrival === 'string' && isIsoDate(arrival) ? arrival : undefined,
    idWorkOrder: record?.id,
  }).data;
  const batches = current ?? opened;
  const formFacts = useMemo(
    () => ({ facts, idFaskes, lines, batches, record }),
    [facts, idFaskes, lines, batches, record],
  );
  if (created) return <Navigate replace to={recordPath('workOrder', created.id)} />;
  const title = record
    ? workOrderName(record)
    : t('resources.workOrder.form.createTitle', {
        name: facts.faskes.find(({ id }) => id === idFaskes)?.name ?? '',
      });
  return (
    <WorkOrderFormContext value={formFacts}>
      <RecordForm
        definition={definition}
        state={state}
        header={
          <PageHeader
            title={title}
            documentTitle={state.hasErrors ? t('form.errors.document', { title }) : title}
            description={
              <>
                <MuiLink component={Link} to={shipmentsPath(idOrder)}>
                  {t('resources.workOrder.ofOrder.lead', {
                    number: facts.noOrder ?? '',
                    company: facts.namaBHBU,
                  })}
                </MuiLink>
                {record ? null : <Box>{t('resources.workOrder.form.lead')}</Box>}
              </>
            }
          />
        }
      >
        <FormSections />
      </RecordForm>
    </WorkOrderFormContext>
  );
};
