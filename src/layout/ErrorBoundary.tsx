import { Component, type ReactNode } from 'react';
import { ServerDown } from './pages/ServerDown.tsx';

interface Props {
  /** Where the person is: at another place the page is tried anew. */
  at: string;
  children: ReactNode;
}

interface State {
  error: unknown;
  failed: boolean;
}

/** How browsers say that a part of the console could not be fetched. */
const unfetched =
  /dynamically imported module|importing a module script failed|unable to preload css|ChunkLoadError/i;

/** What went wrong, as the 500 page tells it. */
export function whyOf(error: unknown): 'server' | 'chunk' | 'crash' {
  if (!(error instanceof Error)) return 'crash';
  if (unfetched.test(`${error.name}: ${error.message}`)) return 'chunk';
  const { status } = error as { status?: unknown };
  return typeof status === 'number' && (status === 0 || status >= 500) ? 'server' : 'crash';
}

/** Shows the 500 page in place of one that broke, with the frame around it still standing. */
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
