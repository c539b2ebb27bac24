import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import {
  notulenCalls,
  notulenForm,
  notulenInput,
  type Notulen,
} from '#contract/domains/notulen.ts';
import type { Order } from '#contract/domains/order/record.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { FormSections } from '#src/kit/form/FormSections.tsx';
import { RecordForm } from '#src/kit/form/RecordForm.tsx';
import { validateInput } from '#src/kit/form/formErrors.ts';
import { toFormValues, toInput } from '#src/kit/form/formValues.ts';
import { useRecordForm } from '#src/kit/form/useRecordForm.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { LoadFailure } from '#src/kit/pages/LoadFailure.tsx';
import { LoadingPage } from '#src/kit/pages/LoadingPage.tsx';
import { NotFoundPage } from '#src/kit/pages/NotFoundPage.tsx';
import { formFields } from '#src/kit/resource/resourceField.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { isNotFound } from '#src/providers/api/isNotFound.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';
import { useOrder } from '../pks/useOrder.ts';
import { definition } from './definition.ts';
import { notesPath, useMeetingNotes } from './useMeetingNotes.ts';

/** Writes notes about the order in the URL, or edits the draft that `?draf=` names. */
export const MeetingNotesForm = () => {
  const t = useMessages();
  const idOrder = Number(useParams()['id']);
  const [search] = useSearchParams();
  const draftId = search.get('draf');
  const { data, error, isFetchedAfterMount, refetch } = useMeetingNotes(idOrder);
  const order = useOrder(idOrder);
  if (isNotFound(error)) return <NotFoundPage />;
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data || !isFetchedAfterMount || order.isPending) return <LoadingPage />;
  const draft = data.find(({ id, status }) => String(id) === draftId && status === 'DRAFT');
  if (draftId !== null && !draft) return <NotFoundPage />;
  const attendees = suggestedAttendees(t, data[0], order.data);
  return <NotesForm key={draftId} idOrder={idOrder} draft={draft} attendees={attendees} />;
};

/** Returns who is expected at a meeting: those of the last one, or else the contact persons of the order. */
const suggestedAttendees = (
  t: Translate,
  last: Notulen | undefined,
  order: Order | undefined,
): Notulen['peserta'] => {
  if (last) return last.peserta;
  if (!order) return [];
  const faskes = order.baris.map(({ namaPICFaskes, namaFaskes }) => ({
    nama: namaPICFaskes ?? '',
    instansi: namaFaskes ?? '',
    peran: t('resources.notulen.role.faskes'),
  }));
  const bhbu = order.baris.map(({ namaPICBHBU }) => ({
    nama: namaPICBHBU ?? '',
    instansi: order.namaBHBU,
    peran: t('resources.notulen.role.bhbu'),
  }));
  const people = [...faskes, ...bhbu].filter(({ nama, instansi }) => nama && instansi);
  return [...new Map(people.map(one => [`${one.nama} ${one.instansi}`, one])).values()];
};

interface NotesFormProps {
  idOrder: number;
  draft: Notulen | undefined;
  /** The attendees with which new notes begin. */
  attendees: Notulen['peserta'];
}

const NotesForm = ({ idOrder, draft, attendees }: NotesFormProps) => {
  const t = useMessages();
  const { call } = useApi();
  const client = useQueryClient();
  const today = useToday();
  const fields = formFields(definition);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const state = useRecordForm<Notulen>({
    fields,
    record: draft,
    initialValues: toFormValues(fields, { tanggalRapat: today, peserta: attendees }),
    validate: validateInput(notulenForm, fields),
    backPath: notesPath(idOrder),
    save: async (values, base) => {
      const body = notulenInput.parse({
        ...toInput(fields, values),
        idOrder,
        status: 'DRAFT',
        ...(base ? { idNotulen: base.id, version: base.version } : {}),
      });
      const saved = await call(notulenCalls.insert, { body }, base ? {} : { idempotencyKey });
      await invalidateResource(client, 'notulen');
      return saved;
    },
    success: () => ({ text: t('resources.notulen.form.saved'), type: 'success' }),
    onSaved: () => 'leave',
  });
  const title = t('resources.notulen.page.form');
  return (
    <RecordForm
      definition={definition}
      state={state}
      header={
        <PageHeader
          title={title}
          documentTitle={state.hasErrors ? t('form.errors.document', { title }) : title}
        />
      }
    >
      <FormSections />
    </RecordForm>
  );
};
