import { Component, type ReactNode } from 'react';
import { ServerDown } from './pages/ServerDown.tsx';

interface Props {
  /** Changing this path resets the boundary. */
  at: string;
  children: ReactNode;
}

interface State {
  error: unknown;
  failed: boolean;
}

/** Browser messages for a chunk that could not be loaded. */
const unfetched =
  /dynamically imported module|importing a module script failed|unable to preload css|ChunkLoadError/i;

/** Classifies an error for the 500 page. */
export function whyOf(error: unknown): 'server' | 'chunk' | 'crash' {
  if (!(error instanceof Error)) return 'crash';
  if (unfetched.test(`${error.name}: ${error.message}`)) return 'chunk';
  const { status } = error as { status?: unknown };
  return typeof status === 'number' && (status === 0 || status >= 500) ? 'server' : 'crash';
}

/** Shows the 500 page in place of a page that threw; the layout around it stays. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.at !== this.props.at) this.reset();
  }

  private readonly reset = (): void => {
    this.setState({ error: null, failed: false });
  };

  override render(): ReactNode {
    return this.state.failed ? (
      <ServerDown why={whyOf(this.state.error)} onRetry={this.reset} />
    ) : (
      this.props.children
    );
  }
}
