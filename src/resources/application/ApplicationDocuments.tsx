import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { fillPath } from '#contract/core/path.ts';
import type { Application, ApplicationFileName } from '#contract/domains/application/index.ts';
import { documentDownloads } from '#contract/domains/bhbu/calls.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { FilePreview } from '#src/kit/file/FilePreview.tsx';
import { FlagButton, FlagNote } from './FlagButton.tsx';

interface ApplicationDocumentsProps {
  record: Application;
  selected: ApplicationFileName | undefined;
  onSelect: (field: ApplicationFileName) => void;
}

/** Shows the documents of an application in tabs, next to the answers they should prove. */
export const ApplicationDocuments = ({ record, selected, onSelect }: ApplicationDocumentsProps) => {
  const t = useMessages();
  const document = record.berkas.find(({ isian }) => isian === selected);
  return (
    <Box component="section" aria-labelledby="dokumen" sx={{ minWidth: 0, ...stickyColumn }}>
      <Typography variant="h3" component="h2" id="dokumen">
        {t('resources.application.page.documents')}
      </Typography>
      {document && selected ? (
        <>
          <Tabs
            value={selected}
            onChange={(_, field: ApplicationFileName) => onSelect(field)}
            variant="scrollable"
            scrollButtons="auto"
            allowScrollButtonsMobile
            aria-labelledby="dokumen"
            sx={{ mb: 1.5 }}
          >
            {record.berkas.map(({ isian }) => (
              <Tab
                key={isian}
                value={isian}
                label={t(`resources.application.tab.${isian}`)}
                id={`tab-${isian}`}
                aria-controls="panel-dokumen"
              />
            ))}
          </Tabs>
          <Box role="tabpanel" id="panel-dokumen" aria-labelledby={`tab-${selected}`}>
            <FilePreview
              key={`${record.id} ${selected}`}
              path={fillPath(documentDownloads[selected].path, { id: record.id })}
              name={document.nama}
            >
              <FlagButton field={selected} />
            </FilePreview>
            <FlagNote field={selected} />
          </Box>
        </>
      ) : (
        <Typography color="textSecondary">{t('resources.application.page.no_document')}</Typography>
      )}
    </Box>
  );
};

/** Keeps the documents visible while the answers scroll. */
const stickyColumn = { position: { lg: 'sticky' }, top: { lg: 72 } };
