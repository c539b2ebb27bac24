/** An event of a stream of server-sent events. */
export interface StreamEvent {
  readonly name: string;
  readonly data: string;
}

/**
 * Reads a stream of server-sent events until it ends.
 * @param onBytes called for each part that arrives, which also a sign of life is
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: StreamEvent) => void,
  onBytes: () => void,
): Promise<void> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const name = fieldOf(block, 'event');
      if (name !== undefined) onEvent({ name, data: fieldOf(block, 'data') ?? '' });
    }
  }
}

const fieldOf = (block: string, name: string): string | undefined =>
  block
    .split('\n')
    .find(line => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim();
