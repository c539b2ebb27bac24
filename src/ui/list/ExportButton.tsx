import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { useWords } from '#src/i18n/useWords.ts';
import type { Definition, Download } from '../resource/definition.ts';
import { useNames } from '../resource/useNames.ts';

interface ExportButtonProps {
  definition: Definition;
  /** Starts the export; `file` is the chosen download when the resource has several. */
  onExport: (file?: Download) => void;
}

/** Exports the filtered list; a menu offers the choice when the resource has several downloads. */
export const ExportButton = ({ definition, onExport }: ExportButtonProps) => {
  const say = useWords();
  const names = useNames(definition);
  const id = useId();
  const { total } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { downloads = [] } = definition;
  const isChoice = downloads.length > 1;
  return (
    <>
      <Tooltip
        title={
          total === undefined
            ? say('list.counting')
            : say('list.export.what', { smart_count: total })
        }
      >
        <span>
          <Button
            variant="outlined"
            size="small"
            startIcon={<DownloadIcon />}
            endIcon={isChoice ? <ExpandMoreIcon /> : undefined}
            disabled={total === 0}
            aria-haspopup={isChoice ? 'menu' : undefined}
            aria-expanded={isChoice ? anchor !== null : undefined}
            aria-controls={anchor ? id : undefined}
            onClick={event => {
              if (isChoice) setAnchor(event.currentTarget);
              else onExport();
            }}
          >
            {say('list.export.label')}
          </Button>
        </span>
      </Tooltip>
      {isChoice ? (
        <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          {downloads.map(file => (
            <MenuItem
              key={file.label}
              onClick={() => {
                setAnchor(null);
                onExport(file);
              }}
            >
              {names.any(file.label)}
            </MenuItem>
          ))}
        </Menu>
      ) : null}
    </>
  );
};
