import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '../../command/ConfirmDialog.tsx';

/** What the user is asked before a form is saved. */
export interface SaveQuestion {
  readonly title: string;
  readonly text: string;
  /** What the question is about; an item with a path is a link. */
  readonly items?: readonly { readonly label: string; readonly to?: string | undefined }[];
  readonly confirmLabel: string;
}

interface SaveQuestionDialogProps {
  question: SaveQuestion;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a form is saved whose effect reaches beyond the record. */
export const SaveQuestionDialog = ({
  question: { title, text, items = [], confirmLabel },
  onConfirm,
  onClose,
}: SaveQuestionDialogProps) => (
  <ConfirmDialog
    title={title}
    description={text}
    confirmLabel={confirmLabel}
    onConfirm={onConfirm}
    onClose={onClose}
  >
    {items.length > 0 ? (
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {items.map(({ label, to }) => (
          <li key={label}>
            {to === undefined ? (
              label
            ) : (
              // In a new tab, because the form is not saved yet.
              <MuiLink component={Link} to={to} target="_blank" rel="noopener">
                {label}
              </MuiLink>
            )}
          </li>
        ))}
      </Box>
    ) : null}
  </ConfirmDialog>
);
