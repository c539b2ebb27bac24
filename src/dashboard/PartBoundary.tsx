import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';

interface Props {
  /** What is said in its place, and on the button that loads the page anew. */
  text: string;
  retry: string;
  children: ReactNode;
}

/** Keeps what breaks in a part of the page, or cannot be fetched, from taking the rest down. */
export class PartBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Alert
        severity="error"
        sx={{ mb: 4 }}
        action={
          <Button size="small" color="inherit" onClick={() => location.reload()}>
            {this.props.retry}
          </Button>
        }
      >
        {this.props.text}
      </Alert>
    );
  }
}
