import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the product: the nearest one upwards that holds a package.json, from source and from the build alike. */
export function packageRoot(): string {
  let at = import.meta.dirname;
  while (!existsSync(join(at, 'package.json'))) {
    const up = dirname(at);
    if (up === at) throw new Error('No package.json above the server.');
    at = up;
  }
  return at;
}
