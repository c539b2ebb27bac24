import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { memo, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { ResourceSpec } from '../../resource/definition.ts';
import { TableCheckbox } from '../rows/TableCheckbox.tsx';
import { ToolbarButton } from '../ToolbarButton.tsx';
import {
  moveColumn,
  defaultColumnPreference,
  type ListColumn,
  type ColumnPreference,
} from './columns.ts';

interface ColumnChooserProps {
  definition: ResourceSpec;
  columns: readonly ListColumn[];
  isCompact: boolean;
  onColumnsChange: (choice: ColumnPreference) => void;
}

const nameStyle = { display: 'flex', alignItems: 'center', gap: 1, flex: 1, mr: 1, py: 0.75 };

/** Popover for showing, hiding and reordering columns, and for the height of rows; the choice is stored per user. */
export const ColumnChooser = memo(
  ({ definition, columns, isCompact, onColumnsChange }: ColumnChooserProps) => {
    const t = useMessages();
    const translate = useTranslate();
    const titleId = useId();
    const [anchor, setAnchor] = useState<HTMLElement | null>(null);

    const order = columns.map(({ source }) => source);
    const hidden = columns.filter(({ isVisible }) => !isVisible).map(({ source }) => source);
    const toggle = ({ source, isVisible }: ListColumn) =>
      onColumnsChange({
        order,
        hidden: isVisible ? [...hidden, source] : hidden.filter(one => one !== source),
        isCompact,
      });
    const move = (source: string, by: 1 | -1) =>
      onColumnsChange({ order: moveColumn(columns, source, by), hidden, isCompact });

    return (
      <>
        <ToolbarButton
          label={t('list.columns.label')}
          icon={ViewColumnIcon}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={event => setAnchor(event.currentTarget)}
        />
        <Popover
          open={anchor !== null}
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
        >
          <Box sx={{ p: 2, minWidth: 280 }}>
            <Typography variant="h4" component="h2" id={titleId} sx={{ mb: 1 }}>
              {t('list.columns.title')}
            </Typography>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {columns.map((column, at) => {
                const name = translate(column.field.label);
                return (
                  <Box key={column.source} component="li" sx={{ display: 'flex', gap: 0.5 }}>
                    <Box component="label" sx={nameStyle}>
                      <TableCheckbox
                        label={name}
                        isChecked={column.isVisible}
                        disabled={column.isLink}
                        onChange={() => toggle(column)}
                      />
                      <span>{name}</span>
                    </Box>
                    {column.isLink ? null : (
                      <>
                        <IconButton
                          size="small"
                          aria-label={t('list.columns.move_up', { name })}
                          disabled={at <= 1}
                          onClick={() => move(column.source, -1)}
                        >
                          <KeyboardArrowUpIcon />
                        </IconButton>
                        <IconButton
                          size="small"
                          aria-label={t('list.columns.move_down', { name })}
                          disabled={at === columns.length - 1}
                          onClick={() => move(column.source, 1)}
                        >
                          <KeyboardArrowDownIcon />
                        </IconButton>
                      </>
                    )}
                  </Box>
                );
              })}
            </Box>
            <Box
              component="label"
              sx={{ ...nameStyle, mt: 1, borderTop: 1, borderColor: 'divider' }}
            >
              <TableCheckbox
                label={t('list.columns.compact')}
                isChecked={isCompact}
                onChange={() => onColumnsChange({ order, hidden, isCompact: !isCompact })}
              />
              <span>{t('list.columns.compact')}</span>
            </Box>
            <Button
              size="small"
              sx={{ mt: 1 }}
              onClick={() => onColumnsChange(defaultColumnPreference(definition))}
            >
              {t('list.columns.reset')}
            </Button>
          </Box>
        </Popover>
      </>
    );
  },
);
ColumnChooser.displayName = 'ColumnChooser';
