import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { deadState, type documentCalls, type Printable } from '#contract/core/document/calls.ts';
import type { Permission } from '#contract/policy.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { usePdfDownload } from '#src/kit/documents/usePdfDownload.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { Loaded } from '#src/kit/record/Loaded.tsx';
import { isNotFound } from '#src/providers/api/isNotFound.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { FiledCopy } from './FiledCopy.tsx';
import { markOf } from './pageMark.ts';
import { PagePreview } from './PagePreview.tsx';
import { SendButton } from './SendButton.tsx';
import { usePrintPaper } from './usePrintPaper.ts';

/** The calls of one kind of document. */
export interface DocumentSource {
  readonly printed: ReturnType<typeof documentCalls<Permission>>['printed'];
  readonly pdf: ReturnType<typeof documentCalls<Permission>>['pdf'];
  /** Missing for a document that is not mailed, such as health data. */
  readonly send?: ReturnType<typeof documentCalls<Permission>>['send'];
}

/** The page of the record that a document is about. */
export interface RecordOfDocument {
  readonly label: string;
  readonly to: string;
}

interface PrintScreenProps {
  source: DocumentSource;
  id: number;
  record?: RecordOfDocument;
  /** Shown when the record has no document. */
  missing?: React.ReactNode;
}

/** Print view of a record's document: its content, its filed copy, and how to print or download it. */
export const PrintScreen = ({ source, id, record, missing }: PrintScreenProps) => {
  const query = useCall('print', source.printed, { params: { id } });
  if (missing && isNotFound(query.error)) return missing;
  return (
    <Loaded {...query}>
      {printable => <FiledDocument source={source} id={id} printable={printable} record={record} />}
    </Loaded>
  );
};

interface FiledDocumentProps extends Pick<PrintScreenProps, 'id' | 'source'> {
  printable: Printable;
  record: RecordOfDocument | undefined;
}

const FiledDocument = ({ source, id, printable, record }: FiledDocumentProps) => {
  const t = useMessages();
  const download = usePdfDownload(source, id);
  const original = usePdfDownload(source, id, '?salinan=asli');
  const { title } = printable.dokumen;
  const dead = printable.berkas ? deadState(printable.berkas.keadaan) : undefined;
  // The marked copy has the NPWP masked.
  const isClosed = printable.berkas?.npwpTertutup === true;
  return (
    <DocumentView
      printable={printable}
      record={record}
      extraButton={
        <>
          {source.send ? (
            <SendButton source={{ ...source, send: source.send }} id={id} printable={printable} />
          ) : null}
          {dead && !isClosed ? (
            <Button
              variant="outlined"
              startIcon={<DownloadIcon />}
              loading={original.isLoading}
              loadingPosition="start"
              onClick={() => void original.start(title)}
            >
              {t('resources.print.downloadOriginal')}
            </Button>
          ) : null}
        </>
      }
      action={
        isClosed && !dead ? undefined : (
          <Button
            variant="contained"
            startIcon={<DownloadIcon />}
            loading={download.isLoading}
            loadingPosition="start"
            onClick={() => void download.start(dead ? `${dead} - ${title}` : title)}
          >
            {dead
              ? t('resources.print.downloadMarked', { mark: dead })
              : t('resources.print.download')}
          </Button>
        )
      }
    />
  );
};

interface DocumentViewProps {
  printable: Printable;
  record?: RecordOfDocument | undefined;
  /** The primary action. */
  action?: React.ReactNode;
  /** An action beside the print action. */
  extraButton?: React.ReactNode;
  notice?: React.ReactNode;
}

/** A document with the print action. */
export const DocumentView = ({
  printable,
  record,
  action,
  extraButton,
  notice,
}: DocumentViewProps) => {
  const t = useMessages();
  const paper = useRef<HTMLElement>(null);
  const print = usePrintPaper(paper);
  const { dokumen } = printable;
  return (
    <>
      <PageHeader
        title={dokumen.title}
        breadcrumb={dokumen.title}
        description={
          record ? (
            <MuiLink component={Link} to={record.to}>
              {record.label}
            </MuiLink>
          ) : undefined
        }
        extraButtons={
          <>
            {extraButton}
            <Button variant="outlined" startIcon={<PrintIcon />} onClick={print}>
              {t('common.action.print')}
            </Button>
          </>
        }
        action={action}
      >
        <Box sx={{ mt: 1, display: 'grid', gap: 1 }}>
          {notice}
          <FiledCopy printable={printable} />
        </Box>
      </PageHeader>
      <PagePreview ref={paper} document={dokumen} mark={markOf(printable)} />
    </>
  );
};
