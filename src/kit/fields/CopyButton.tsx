import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import { useCopy } from './useCopy.ts';

interface CopyButtonProps {
  text: string;
  /** What is copied, as the notification names it. */
  what: string;
  /** Accessible name of the button. */
  label: string;
}

/** Copies a text that people type elsewhere, such as into the page of a bank. */
export const CopyButton = ({ text, what, label }: CopyButtonProps) => {
  const copy = useCopy();
  return (
    <IconButton size="small" aria-label={label} onClick={() => void copy(text, what)}>
      <ContentCopyIcon fontSize="small" />
    </IconButton>
  );
};
