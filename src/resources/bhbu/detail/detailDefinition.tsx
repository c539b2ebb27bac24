import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { bhbuCalls } from '#contract/domains/bhbu/calls.ts';
import type { Bhbu } from '#contract/domains/bhbu/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { NotesPanel } from '#src/kit/note/index.ts';
import { Card, Detail } from '#src/kit/page/ListBox.tsx';
import { Figures } from '#src/kit/record/FactGrid.tsx';
import { RelatedTable } from '#src/kit/record/RelatedTable.tsx';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { defineResource } from '#src/kit/resource/definition.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { CompanyFacts } from '../../application/CompanyFacts.tsx';
import { newOrderPath } from '../../order/paths.ts';
import { definition } from '../definition.ts';
import { DocumentList } from '../DocumentList.tsx';
import { isDecided } from '../states.ts';
import { AccountDetails } from './AccountDetails.tsx';
import { CompanyInvoices } from './CompanyInvoices.tsx';
import { participantFigures } from './participantFigures.ts';
import { ServingFaskesList } from './ServingFaskesList.tsx';

interface BhbuProps {
  record: Bhbu;
}

/** Since when a company takes part. */
const MemberSince = ({ record }: BhbuProps) => {
  const t = useMessages();
  const { diputuskan, createdAt } = record;
  return isDecided(record) ? (
    <Detail>{t('resources.bhbu.page.since', { when: formatDate(diputuskan ?? createdAt) })}</Detail>
  ) : null;
};

/** Alerts above the page: why the company is inactive, or that its application is undecided. */
const StatusNotice = ({ record }: BhbuProps) => {
  const t = useMessages();
  const can = usePermission();
  const { id, status, alasanNonaktif } = record;
  if (status === 'NONAKTIF' && alasanNonaktif) {
    return (
      <Alert severity="info" sx={{ mb: 3 }}>
        {t('list.filter.value', {
          name: t('resources.bhbu.fields.alasanNonaktif'),
          value: alasanNonaktif,
        })}
      </Alert>
    );
  }
  if (status !== 'MENUNGGU' && status !== 'PERLU_PERBAIKAN') return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 3 }}
      action={
        can('bhbu.verify') ? (
          <Button size="small" color="inherit" component={Link} to={recordPath('application', id)}>
            {t('resources.bhbu.page.verify')}
          </Button>
        ) : undefined
      }
    >
      {t('resources.bhbu.page.waiting')}
    </Alert>
  );
};

const countNames = ['terdaftar', 'valid', 'tidakValid'] as const;

/** Participant counts of a company; a count links to the filtered list if the role can open it. */
const ParticipantCounts = ({ record }: BhbuProps) => {
  const t = useMessages();
  const session = useRequiredSession();
  const lists = participantFigures(record.id);
  return (
    <Card>
      <Figures
        facts={countNames.map(name => {
          const count = formatNumber(record.jumlahPeserta[name]);
          const to = lists[name](session);
          return [
            t(`resources.bhbu.participants.${name}`),
            to === undefined ? (
              count
            ) : (
              <MuiLink key={name} component={Link} to={to}>
                {count}
              </MuiLink>
            ),
          ];
        })}
      />
    </Card>
  );
};

const CompanyNotes = ({ record }: BhbuProps) => (
  <NotesPanel resource="bhbu" id={record.id} calls={bhbuCalls} read="bhbu.read" />
);

const CompanyUsersPart = lazyComponent(
  async () => (await import('../../companyUser/index.ts')).CompanyUsersPart,
);

const CompanyUsers = ({ record }: BhbuProps) => <CompanyUsersPart bhbuId={record.id} />;

const loadOrders = () => import('../../order/index.ts');
const loadAgreements = () => import('../../pks/index.ts');

/** The agreements of the user's own company, which have their own list and pages. */
const loadOwnAgreements = async () => {
  const [{ ownDefinition }] = await Promise.all([
    import('../../pks/definition.ts'),
    loadAgreements(),
  ]);
  return { definition: ownDefinition };
};

const CompanyOrders = ({ record }: BhbuProps) => {
  const id = String(record.id);
  const isOwn = permissionScope(useRequiredSession().role, 'order.read') === 'own';
  const [loadOwnOrders] = useState(() => async () => {
    const [{ ownDefinition }] = await Promise.all([
      import('../../order/definition.ts'),
      loadOrders(),
    ]);
    return { definition: ownDefinition(id) };
  });
  return (
    <RelatedTable
      load={isOwn ? loadOwnOrders : loadOrders}
      filter={isOwn ? {} : { bhbuId: id }}
      columns={['noOrder', 'tanggalOrder', 'status']}
    />
  );
};

const CompanyAgreements = ({ record }: BhbuProps) => {
  const isOwn = permissionScope(useRequiredSession().role, 'pks.read') === 'own';
  return (
    <RelatedTable
      load={isOwn ? loadOwnAgreements : loadAgreements}
      filter={isOwn ? {} : { idBHBU: String(record.id) }}
      columns={['noPKS', 'berlakuSampai', 'statuspks']}
    />
  );
};

/** The page of a company: answers, documents, account manager, facilities, counts, accounts. */
export const detailDefinition = defineResource<Bhbu>({
  ...definition,
  show: {
    chips: ['status'],
    number: ({ invoiceAccount }) => invoiceAccount,
    Head: MemberSince,
    Notice: StatusNotice,
    primary: record =>
      isDecided(record)
        ? {
            label: 'common.action.edit',
            to: recordPath('bhbuForm', record.id),
            right: 'bhbu.update',
          }
        : undefined,
    links: ({ id, isActive }) => [
      ...(isActive
        ? [
            {
              label: 'resources.order.page.create',
              to: newOrderPath(id, 'REGULER'),
              right: 'order.create',
            } as const,
          ]
        : []),
      auditLogLink('bhbu', id),
    ],
    Facts: CompanyFacts,
    parts: [
      { title: 'documents', Content: DocumentList },
      { title: 'account_manager', isVisible: isDecided, Content: AccountDetails },
      { title: 'participants', isVisible: isDecided, Content: ParticipantCounts },
      { title: 'facilities', isVisible: isDecided, Content: ServingFaskesList },
      { title: 'orders', right: 'order.read', isVisible: isDecided, Content: CompanyOrders },
      { title: 'agreements', right: 'pks.read', isVisible: isDecided, Content: CompanyAgreements },
      { title: 'invoices', right: 'invoice.read', isVisible: isDecided, Content: CompanyInvoices },
      { title: 'users', right: 'companyUser.read', isVisible: isDecided, Content: CompanyUsers },
      { title: 'notes', Content: CompanyNotes },
    ],
  },
});
