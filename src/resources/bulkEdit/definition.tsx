import Typography from '@mui/material/Typography';
import { bulkEditCalls, bulkEditRecord, type BulkEdit } from '#contract/domains/bulk-edit/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { defineResource } from '#src/kit/resource/definition.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';
import { bulkEdit as texts } from '#texts/bulkEdit.ts';
import { changedResources } from './paths.ts';
import { Refusals } from './Refusals.tsx';
import { ChangeText } from './ChangeText.tsx';
import { bulkEditResource } from './manifest.ts';

type ShownState = BulkEdit['status'] | 'TERPUTUS';

const meanings: Record<ShownState, Meaning> = {
  BERJALAN: 'information',
  SELESAI: 'good',
  GAGAL: 'bad',
  DIURUNGKAN: 'neutral',
  TERPUTUS: 'attention',
};

/** The state of a change; one that no server runs any more is marked. */
const State = ({ record: { status, terputus } }: { record: BulkEdit }) => {
  const t = useMessages();
  const state = terputus ? 'TERPUTUS' : status;
  return <StateChip meaning={meanings[state]} label={t(`resources.bulkEdit.status.${state}`)} />;
};

/** The participants that stayed as they were, by reason. */
const RefusalsPart = ({ record }: { record: BulkEdit }) => {
  const t = useMessages();
  return record.penolakan.length > 0 ? (
    <Refusals refusals={record.penolakan} />
  ) : (
    <Typography color="textSecondary">{t('resources.bulkEdit.notRefused')}</Typography>
  );
};

/** Changes of many participants, newest first. */
export const definition = defineResource<BulkEdit>({
  ...bulkEditResource.resource,
  record: bulkEditRecord,
  nameOf: ({ jumlah, createdAt }) =>
    interpolate(texts.named, { count: formatNumber(jumlah), when: formatDateTime(createdAt) }),
  fields: {
    perubahan: { render: record => <ChangeText record={record} /> },
    status: { render: record => <State record={record} /> },
  },
  sort: { field: 'createdAt', order: 'DESC' },
  columns: [
    { source: 'createdAt', isSortable: true, isLink: true },
    { source: 'perubahan' },
    { source: 'status' },
    { source: 'jumlah', isSortable: true },
    { source: 'diubah' },
    { source: 'ditolak' },
    { source: 'createdBy' },
  ],
  filters: [{ source: 'status' }],
  card: { facts: ['perubahan', 'diubah'], chip: 'status' },
  actions: [
    {
      name: 'undo',
      right: 'peserta.update',
      invalidates: changedResources,
      disabledReason: ({ status, diubah }) =>
        (status === 'SELESAI' || status === 'GAGAL') && diubah > 0
          ? undefined
          : { messageKey: 'resources.bulkEdit.action.undo.not' },
      run: ({ id }, { call }) => call(bulkEditCalls.undo, { params: { id } }),
    },
    {
      name: 'resume',
      right: 'peserta.update',
      disabledReason: ({ terputus }) =>
        terputus ? undefined : { messageKey: 'resources.bulkEdit.action.resume.not' },
      run: ({ id }, { call }) => call(bulkEditCalls.resume, { params: { id } }),
    },
  ],
  show: {
    chips: ['status'],
    primary: ({ status, terputus, diubah }) =>
      terputus ? 'resume' : status !== 'DIURUNGKAN' && diubah > 0 ? 'undo' : undefined,
    facts: [
      {
        title: 'counts',
        fields: [
          'perubahan',
          'jumlah',
          'diubah',
          'sama',
          'ditolak',
          { source: 'diurungkanPada', isOptional: true },
          { source: 'diurungkanOleh', isOptional: true },
        ],
      },
    ],
    parts: [{ title: 'refusals', Content: RefusalsPart }],
  },
});
