import { Component, type ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';
import { MissingPartPage } from './MissingPartPage.tsx';
import { ServerErrorPage } from './ServerErrorPage.tsx';

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

/** Classifies an error: a call, loading a chunk, or rendering. */
function failureKind(error: unknown): 'server' | 'chunk' | 'crash' {
  if (!(error instanceof Error)) return 'crash';
  if (chunkErrorPattern.test(`${error.name}: ${error.message}`)) return 'chunk';
  const { status } = error as { status?: unknown };
  return typeof status === 'number' && (status === 0 || status >= 500) ? 'server' : 'crash';
}

/**
 * Shows a notice in place of a page whose call or chunk failed, and the 500 page in place of one that
 * crashed; the layout around it stays.
 */
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
    const { error, failed } = this.state;
    if (!failed) return this.props.children;
    switch (failureKind(error)) {
      case 'server':
        return <LoadFailure error={error} onRetry={this.reset} />;
      case 'chunk':
        return <MissingPartPage />;
      case 'crash':
        return <ServerErrorPage onRetry={this.reset} />;
    }
  }
}
