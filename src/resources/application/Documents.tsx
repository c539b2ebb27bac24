import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { Application, FileName } from '#contract/application/index.ts';
import { downloadOf } from '#contract/bhbu.ts';
import { fillPath } from '#contract/path.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { FilePreview } from '#src/ui/file/FilePreview.tsx';
import { Flag, FlagNote } from './Flag.tsx';

interface DocumentsProps {
  record: Application;
  shown: FileName | undefined;
  onShow: (field: FileName) => void;
}

/** Shows the documents of an application in tabs, next to the answers they should prove. */
export const Documents = ({ record, shown, onShow }: DocumentsProps) => {
  const say = useWords();
  const document = record.berkas.find(({ isian }) => isian === shown);
  return (
    <Box component="section" aria-labelledby="dokumen" sx={{ minWidth: 0, ...beside }}>
      <Typography variant="h3" component="h2" id="dokumen">
        {say('resources.application.page.documents')}
      </Typography>
      {document && shown ? (
        <>
          <Tabs
            value={shown}
            onChange={(_, field: FileName) => onShow(field)}
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
                label={say(`resources.application.tab.${isian}`)}
                id={`tab-${isian}`}
                aria-controls="panel-dokumen"
              />
            ))}
          </Tabs>
          <Box role="tabpanel" id="panel-dokumen" aria-labelledby={`tab-${shown}`}>
            <FilePreview
              key={`${record.id} ${shown}`}
              path={fillPath(downloadOf[shown].path, { id: record.id })}
              name={document.nama}
            >
              <Flag field={shown} />
            </FilePreview>
            <FlagNote field={shown} />
          </Box>
        </>
      ) : (
        <Typography color="textSecondary">
          {say('resources.application.page.no_document')}
        </Typography>
      )}
    </Box>
  );
};

/** Keeps the documents visible while the answers scroll. */
const beside = { position: { lg: 'sticky' }, top: { lg: 72 } };
