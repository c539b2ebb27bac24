import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Import } from '#contract/import/index.ts';
import { fieldLabel } from '#contract/import/columns/index.ts';
import { issueCodes, type IssueCode } from '#contract/peserta/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { canFixInBulk } from '../importDisplay.ts';
import { cardStyle } from '../cardStyle.ts';
import { useIssueGroups } from '../useImport.ts';
import { IssueGroupFix } from './IssueGroupFix.tsx';
import { issueText } from '../../peserta/issueText.ts';

/** Number of groups shown before the list is expanded. */
const collapsedCount = 4;

export type IssueGroup = NonNullable<ReturnType<typeof useIssueGroups>['data']>[number];

/** Only groups of two or more rows with a blocking issue are shown. */
const isBulkIssue = ({ kode, jumlah }: IssueGroup): boolean =>
  jumlah > 1 && issueCodes[kode].effect !== 'warning';

const keyOf = ({ kode, field, nilai }: IssueGroup): string => [kode, field, nilai].join('|');

interface IssueGroupsProps {
  importRecord: Import;
  /** Filters the rows by an issue code. */
  onShowRows: (kode: IssueCode) => void;
}

/** Issues shared by several rows, most frequent first, each with one correction for all rows. */
export const IssueGroups = ({ importRecord, onShowRows }: IssueGroupsProps) => {
  const t = useMessages();
  const { data } = useIssueGroups(importRecord.id);
  const [isExpanded, setIsExpanded] = useState(false);
  const [openKey, setOpenKey] = useState<string>();
  const groups = (data ?? []).filter(isBulkIssue).sort((a, b) => b.jumlah - a.jumlah);
  if (groups.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="import-problems" sx={{ ...cardStyle, p: 2, mb: 2 }}>
      <Typography id="import-problems" variant="h2">
        {t('resources.import.issueGroups.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('resources.import.issueGroups.lead')}
      </Typography>
      <Box component="ul" sx={list}>
        {groups.slice(0, isExpanded ? undefined : collapsedCount).map(group => {
          const key = keyOf(group);
          return (
            <Box component="li" key={key} sx={entry}>
              <IssueGroupSummary problem={group} />
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                {canFixInBulk(group.field) ? (
                  <Button
                    size="small"
                    variant="outlined"
                    aria-expanded={openKey === key}
                    onClick={() => setOpenKey(openKey === key ? undefined : key)}
                  >
                    {t(
                      group.kode === 'E15'
                        ? 'resources.import.consent.action'
                        : 'resources.import.issueGroups.fix_all',
                    )}
                  </Button>
                ) : null}
                <Button size="small" onClick={() => onShowRows(group.kode)}>
                  {t('resources.import.issueGroups.show_rows')}
                </Button>
              </Box>
              {openKey === key ? (
                <IssueGroupFix
                  importRecord={importRecord}
                  group={group}
                  onClose={() => setOpenKey(undefined)}
                />
              ) : null}
            </Box>
          );
        })}
      </Box>
      {groups.length > collapsedCount ? (
        <Button size="small" aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
          {isExpanded
            ? t('resources.import.issueGroups.less')
            : t('resources.import.issueGroups.more', { smart_count: groups.length })}
        </Button>
      ) : null}
    </Box>
  );
};

const IssueGroupSummary = ({
  problem: { kode, field, nilai, jumlah },
}: {
  problem: IssueGroup;
}) => {
  const t = useMessages();
  const value =
    nilai === null ? '' : nilai === '' ? t('resources.import.issueGroups.empty') : `“${nilai}”`;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {t('resources.import.issueGroups.rows', { smart_count: jumlah })} · {fieldLabel(field)}{' '}
        {value}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {issueText({ code: kode })}
      </Typography>
    </Box>
  );
};

const list = { m: 0, mt: 1, p: 0, listStyle: 'none' };

const entry = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr auto' },
  gap: 1,
  alignItems: 'center',
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
};
