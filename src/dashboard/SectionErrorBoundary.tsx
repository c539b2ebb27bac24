import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';

interface SectionErrorBoundaryProps {
  /** Error message; `retry` is the label of the reload button. */
  text: string;
  retry: string;
  children: ReactNode;
}

/** Error boundary that contains render and chunk-load errors within one section. */
export class SectionErrorBoundary extends Component<
  SectionErrorBoundaryProps,
  { failed: boolean }
> {
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
