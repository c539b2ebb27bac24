import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

/**
 * @typedef {object} Layers The layers of a top-level folder: the folders directly below it.
 * @property {string} root name of the top-level folder
 * @property {string[]} layers lowest first
 * @property {string[]} doors layers whose folders are imported through their `index.ts`
 * @property {string[]} withoutCircles layers in which no folders import each other, directly or through others
 */

/**
 * Returns the path of an imported file below the root, or null for anything else.
 * @param {string} root
 * @param {string} file path of the importing file below the root
 * @param {string} specifier
 */
function resolveImport(root, file, specifier) {
  if (specifier.startsWith(`#${root}/`)) return specifier.slice(root.length + 2);
  if (!specifier.startsWith('.')) return null;
  const path = posix.join(posix.dirname(file), specifier);
  return path.startsWith('..') ? null : path;
}

/** The folder of a layer that a file belongs to; null for a file that lies in the layer itself, as all of it may use it. */
const folderOf = path => /^[^/]+\/[^/]+(?=\/)/.exec(path)?.[0] ?? null;

/**
 * Returns for each folder the number of its circle; folders that import each other, directly or through others,
 * have the same one (Tarjan's strongly connected components).
 * @param {Map<string, Set<string>>} imports the folders that each folder imports
 * @returns {Map<string, number>}
 */
export function findCircles(imports) {
  const circles = new Map();
  const found = new Map();
  const path = [];
  let circle = 0;
  const visit = folder => {
    const index = found.size;
    let lowest = index;
    found.set(folder, index);
    path.push(folder);
    for (const next of imports.get(folder) ?? []) {
      if (!found.has(next)) lowest = Math.min(lowest, visit(next));
      else if (!circles.has(next)) lowest = Math.min(lowest, found.get(next));
    }
    if (lowest === index) {
      for (const member of path.splice(path.indexOf(folder))) circles.set(member, circle);
      circle++;
    }
    return lowest;
  };
  for (const folder of imports.keys()) if (!found.has(folder)) visit(folder);
  return circles;
}

/**
 * Returns why one file may not import another, or null when it may.
 * @param {Layers} layers
 * @param {Map<string, number>} circles see `findCircles`
 * @param {string} from path below the root
 * @param {string} to path below the root
 * @returns {string | null}
 */
export function findViolation({ root, layers, doors, withoutCircles }, circles, from, to) {
  const layerOf = path => layers.indexOf(path.split('/')[0]);
  for (const path of [from, to]) {
    if (layerOf(path) === -1)
      return `${root}/${path} is in no layer; these are ${layers.join(', ')}.`;
  }
  if (layerOf(to) > layerOf(from)) {
    return `${root}/${from} is in a lower layer than ${root}/${to} and may not import it.`;
  }
  const source = folderOf(from);
  const target = folderOf(to);
  if (target === null || source === target) return null;
  const layer = layers[layerOf(to)];
  if (
    withoutCircles.includes(layer) &&
    source !== null &&
    circles.get(source) === circles.get(target)
  ) {
    return `${root}/${source} and ${root}/${target} import each other, directly or through others.`;
  }
  return doors.includes(layer) && to !== `${target}/index.ts`
    ? `Import ${root}/${target} through its index.ts.`
    : null;
}

const specifiers = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;

/** Reads which folder of the root imports which. */
function readImports(rootPath, root) {
  const imports = new Map();
  for (const entry of readdirSync(rootPath, { recursive: true })) {
    const file = entry.split(sep).join('/');
    const folder = folderOf(file);
    if (folder === null || !/\.tsx?$/.test(file)) continue;
    if (!imports.has(folder)) imports.set(folder, new Set());
    for (const [, specifier] of readFileSync(join(rootPath, file), 'utf8').matchAll(specifiers)) {
      const path = resolveImport(root, file, specifier);
      const imported = path === null ? null : folderOf(path);
      if (imported !== null) imports.get(folder).add(imported);
    }
  }
  return imports;
}

/** Circles by root; its tree is read once for a run of the linter. */
const read = new Map();

function circlesOf(rootPath, root) {
  if (!read.has(rootPath)) read.set(rootPath, findCircles(readImports(rootPath, root)));
  return read.get(rootPath);
}

const names = { type: 'array', items: { type: 'string' } };

const rule = {
  meta: {
    schema: [
      {
        type: 'object',
        properties: {
          root: { type: 'string' },
          layers: names,
          doors: names,
          withoutCircles: names,
        },
        required: ['root', 'layers', 'doors', 'withoutCircles'],
        additionalProperties: false,
      },
    ],
  },
  create(context) {
    const [options] = context.options;
    const path = context.filename.split(sep).join('/');
    const start = path.lastIndexOf(`/${options.root}/`) + options.root.length + 2;
    const file = path.slice(start);
    const check = ({ source }) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const imported = resolveImport(options.root, file, source.value);
      if (imported === null) return;
      const circles = circlesOf(path.slice(0, start), options.root);
      const message = findViolation(options, circles, file, imported);
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

export default { meta: { name: 'portal' }, rules: { layers: rule } };
