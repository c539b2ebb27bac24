import { createElement } from 'react';
import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import type { Certificate } from '#contract/domains/certificate/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { certificatePrintPath } from '#src/kit/documents/printPaths.ts';
import { RecordPage } from '#src/kit/form/ResourcePages.tsx';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { defineResource } from '#src/kit/resource/definition.ts';
import { certificateSpec } from '../definition.ts';
import { CertificateFacts } from './CertificateFacts.tsx';
import { CertificateNotice } from './CertificateNotice.tsx';
import { DocumentPart } from './DocumentPart.tsx';

const page = defineResource<Certificate>({
  ...certificateSpec,
  show: {
    number: ({ nomor }) => nomor,
    Notice: CertificateNotice,
    primary: ({ id }) => ({
      label: 'common.action.print',
      to: certificatePrintPath(id),
      right: 'certificate.read',
      icon: createElement(PrintOutlinedIcon),
    }),
    links: ({ id, idPeserta }) => [
      {
        label: 'resources.certificate.link.peserta',
        to: recordPath('peserta', idPeserta, 'own'),
        right: 'peserta.read',
      },
      auditLogLink('certificate', id),
    ],
    Facts: CertificateFacts,
    parts: [{ title: 'document', Content: DocumentPart }],
  },
});

/** The page of a proof: what it says, its document, and what became of it. */
export const CertificatePage = () => createElement(RecordPage, { definition: page });
