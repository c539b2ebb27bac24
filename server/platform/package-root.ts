import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Returns the nearest ancestor folder that contains a `package.json`. Works from the sources and
 * from the build output.
 * @throws Error when there is none
 */
export function packageRoot(): string {
  let at = import.meta.dirname;
  while (!existsSync(join(at, 'package.json'))) {
    const up = dirname(at);
    if (up === at) throw new Error('No package.json above the server.');
    at = up;
  }
  return at;
}
