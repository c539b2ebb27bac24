import { Component, type ReactNode } from 'react';
import { ServerErrorPage } from './pages/ServerErrorPage.tsx';

interface ErrorBoundaryProps {
  /** Changing this path resets the boundary. */
  resetKey: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: unknown;
  failed: boolean;
}

/** Browser messages for a chunk that could not be loaded. */
const chunkErrorPattern =
  /dynamically imported module|importing a module script failed|unable to preload css|ChunkLoadError/i;

/** Classifies an error for the 500 page. */
export function failureKind(error: unknown): 'server' | 'chunk' | 'crash' {
  if (!(error instanceof Error)) return 'crash';
  if (chunkErrorPattern.test(`${error.name}: ${error.message}`)) return 'chunk';
  const { status } = error as { status?: unknown };
  return typeof status === 'number' && (status === 0 || status >= 500) ? 'server' : 'crash';
}

/** Shows the 500 page in place of a page that threw; the layout around it stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, failed: true };
  }

  override componentDidUpdate(previousProps: ErrorBoundaryProps): void {
    if (this.state.failed && previousProps.resetKey !== this.props.resetKey) this.reset();
  }

  private readonly reset = (): void => {
    this.setState({ error: null, failed: false });
  };

  override render(): ReactNode {
    return this.state.failed ? (
      <ServerErrorPage cause={failureKind(this.state.error)} onRetry={this.reset} />
    ) : (
      this.props.children
    );
  }
}
