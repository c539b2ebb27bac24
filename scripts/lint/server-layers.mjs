import { posix, sep } from 'node:path';

/**
 * @typedef {object} Layers Folders of the server in layers, lowest first.
 * @property {string[]} platform folders whose files may be imported one by one
 * @property {string[]} domains folders that are imported through their `index.ts`
 * @property {string[]} wiring root files that join the domains
 */

/**
 * Returns the path of an imported file below `server/`, or null for anything else.
 * @param {string} file path of the importing file below `server/`
 * @param {string} specifier
 */
function resolveImport(file, specifier) {
  if (specifier.startsWith('#server/')) return specifier.slice('#server/'.length);
  if (!specifier.startsWith('.')) return null;
  const path = posix.join(posix.dirname(file), specifier);
  return path.startsWith('..') ? null : path;
}

/**
 * Returns why one file of the server may not import another, or null when it may. A root file that
 * is not wiring belongs to the platform.
 * @param {Layers} layers
 * @param {string} from path below `server/`
 * @param {string} to path below `server/`
 * @returns {string | null}
 */
export function findViolation({ platform, domains, wiring }, from, to) {
  const order = [...platform, ...domains, 'cli'];
  const folderOf = path => (path.includes('/') ? path.slice(0, path.indexOf('/')) : null);
  const source = folderOf(from);
  const target = folderOf(to);
  if (source !== null && !order.includes(source)) {
    return `server/${source} has no layer: add it to server-layers in .oxlintrc.json.`;
  }
  const isWiring = wiring.includes(from) || source === 'cli';
  if (target === null) {
    return wiring.includes(to) && !isWiring
      ? `Only wiring imports server/${to}, which is above all layers.`
      : null;
  }
  if (target === source) return null;
  if (!order.includes(target)) {
    return `server/${target} has no layer: add it to server-layers in .oxlintrc.json.`;
  }
  if (source === null && !isWiring && !platform.includes(target)) {
    return `server/${from} belongs to the platform and imports no domain.`;
  }
  if (source !== null && order.indexOf(target) > order.indexOf(source)) {
    return `server/${source} is in a lower layer than server/${target} and may not import it.`;
  }
  return platform.includes(target) || to === `${target}/index.ts`
    ? null
    : `Import server/${target} through its index.ts.`;
}

const folders = { type: 'array', items: { type: 'string' } };

const rule = {
  meta: {
    schema: [
      {
        type: 'object',
        properties: { platform: folders, domains: folders, wiring: folders },
        required: ['platform', 'domains', 'wiring'],
        additionalProperties: false,
      },
    ],
  },
  create(context) {
    const path = context.filename.split(sep).join('/');
    const file = path.slice(path.lastIndexOf('/server/') + '/server/'.length);
    const check = ({ source }) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const imported = resolveImport(file, source.value);
      const message = imported === null ? null : findViolation(context.options[0], file, imported);
      if (message !== null) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default { meta: { name: 'portal' }, rules: { 'server-layers': rule } };
