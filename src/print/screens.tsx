import { useParams } from 'react-router-dom';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { DeliveryDocument } from '#src/kit/documents/printPaths.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { kipiPath } from '#src/resources/vaksinasi/kipi/paths.ts';
import { ledgerPath } from '#src/resources/stock/paths.ts';
import { PrintScreen } from './PrintScreen.tsx';
import { deliverySources, sources } from './sources.ts';

const useIdParam = (): number => Number(useParams()['id']);

/** Print view of the receipt of the payment in the URL; only the staff have a page of payments. */
export const ReceiptPrint = () => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const id = useIdParam();
  const isStaff = permissionScope(role, 'payment.read') === 'all';
  return (
    <PrintScreen
      source={sources.receipt}
      id={id}
      {...(isStaff
        ? { record: { label: t('resources.print.record.payment'), to: recordPath('payment', id) } }
        : {})}
    />
  );
};

/** Print view of the note in the URL. */
export const NotaPrint = () => {
  const t = useMessages();
  const id = useIdParam();
  return (
    <PrintScreen
      source={sources.nota}
      id={id}
      record={{ label: t('resources.print.record.nota'), to: recordPath('nota', id) }}
    />
  );
};

/** Print view of a document of the work order in the URL. */
const DeliveryPrint = ({ document }: { document: DeliveryDocument }) => {
  const t = useMessages();
  const id = useIdParam();
  return (
    <PrintScreen
      source={deliverySources[document]}
      id={id}
      record={{ label: t('resources.print.record.workOrder'), to: recordPath('workOrder', id) }}
    />
  );
};

export const WorkOrderPrint = () => <DeliveryPrint document="perintah-kerja" />;
export const DeliveryNotePrint = () => <DeliveryPrint document="surat-jalan" />;
export const GoodsReceiptPrint = () => <DeliveryPrint document="bast" />;
export const DiscrepancyPrint = () => <DeliveryPrint document="selisih" />;

/** Print view of the leftover doses of the order in the URL. */
export const LeftoverPrint = () => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const id = useIdParam();
  return (
    <PrintScreen
      source={sources.leftover}
      id={id}
      record={{ label: t('resources.print.record.ledger'), to: ledgerPath(role, id) }}
    />
  );
};

/** Print view of the proof of vaccination in the URL. */
export const CertificatePrint = () => {
  const t = useMessages();
  const id = useIdParam();
  return (
    <PrintScreen
      source={sources.certificate}
      id={id}
      record={{ label: t('resources.print.record.certificate'), to: recordPath('certificate', id) }}
    />
  );
};

/** Print view of the national form of the adverse event in the URL. */
export const KipiPrint = () => {
  const t = useMessages();
  const id = useIdParam();
  return (
    <PrintScreen
      source={sources.kipi}
      id={id}
      record={{ label: t('resources.print.record.kipi'), to: kipiPath(id) }}
    />
  );
};

/** Print view of the statement (Lampiran IV) of the facility in the URL. */
export const StatementPrint = () => {
  const t = useMessages();
  const id = useIdParam();
  return (
    <PrintScreen
      source={sources.statement}
      id={id}
      record={{ label: t('resources.print.record.faskes'), to: recordPath('faskes', id) }}
    />
  );
};

/** Print view of the letter in the URL. */
export const LetterPrint = () => {
  const t = useMessages();
  const id = useIdParam();
  return (
    <PrintScreen
      source={sources.letter}
      id={id}
      record={{ label: t('resources.print.record.letter'), to: recordPath('surat', id) }}
    />
  );
};
