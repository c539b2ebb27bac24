import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { fieldLabel } from '#contract/domains/import/columns/index.ts';
import type { Import } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DialogFrame } from '#src/kit/command/DialogFrame.tsx';
import { issueText } from '../../peserta/issueText.ts';
import { IssueGroupFix } from './IssueGroupFix.tsx';
import type { IssueGroup } from './IssueGroups.tsx';

interface IssueGroupsDialogProps {
  importRecord: Import;
  /** Most frequent first. */
  groups: readonly IssueGroup[];
  onClose: () => void;
}

const keyOf = ({ kode, field, nilai }: IssueGroup): string => [kode, field, nilai].join('|');

/** Dialog with the issues that several rows share, each with one correction for all of them. */
const IssueGroupsDialog = ({ importRecord, groups, onClose }: IssueGroupsDialogProps) => {
  const t = useMessages();
  const [consent, setConsent] = useState<string>();
  return (
    <DialogFrame
      title={t('resources.import.issueGroups.title')}
      description={t('resources.import.issueGroups.lead')}
      maxWidth="md"
      onClose={onClose}
      actions={
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('ra.action.close')}
        </Button>
      }
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {groups.map(group => {
          const key = keyOf(group);
          return (
            <Box component="li" key={key} sx={entryStyle}>
              <IssueGroupSummary group={group} />
              {group.kode === 'E15' ? (
                <Button
                  variant="outlined"
                  sx={{ justifySelf: 'start' }}
                  onClick={() => setConsent(key)}
                >
                  {t('resources.import.consent.action')}
                </Button>
              ) : null}
              {group.kode !== 'E15' || consent === key ? (
                <IssueGroupFix
                  importRecord={importRecord}
                  group={group}
                  onClose={() => {
                    setConsent(undefined);
                    if (groups.length < 2) onClose();
                  }}
                  onCancel={() => setConsent(undefined)}
                />
              ) : null}
            </Box>
          );
        })}
      </Box>
    </DialogFrame>
  );
};

const IssueGroupSummary = ({ group: { kode, field, nilai, jumlah } }: { group: IssueGroup }) => {
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

const entryStyle = { display: 'grid', gap: 1, py: 1.25, borderTop: 1, borderColor: 'divider' };

export default IssueGroupsDialog;
