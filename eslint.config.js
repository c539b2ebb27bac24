import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Which rooms a room may not look into. The arrows run src → contract ← server. */
const forbidden = (...rooms) => [
  {
    regex: `^#(${rooms.join('|')})/`,
    message: 'The arrows run src → contract ← server; this import runs against them.',
  },
  {
    regex: `^(\\.\\./)+(${rooms.join('|')})/`,
    message: 'Name another room by its # path, and only along the arrows.',
  },
];

const barrel = {
  name: '@mui/icons-material',
  message: 'Import one icon by its own path: the barrel costs 10,000 modules.',
};
const zod = {
  name: 'zod',
  message: 'Import it from #contract/zod.ts, which tells it how to speak and what it may do.',
};
const router = {
  name: 'react-router',
  message:
    'Import from react-router-dom: under vitest a second copy of the router appears otherwise.',
};

export default tseslint.config(
  { ignores: ['dist', 'data', 'node_modules', 'server/db/migrations', 'test-results'] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked.map(config => ({ ...config, files: ['**/*.{ts,tsx}'] })),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.config.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js'] })],
    },
    rules: {
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'import-x/no-cycle': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      'no-restricted-imports': ['error', { paths: [barrel, router] }],
    },
  },
  {
    files: ['contract/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...forbidden('src', 'server', 'tests'),
            {
              regex: '^(?!\\.{1,2}/)',
              message: 'The contract imports zod alone, and that from ./zod.ts.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['contract/zod.ts', 'contract/messages.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['server/**/*.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: forbidden('src', 'tests') }],
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message:
            'The environment is read in server/env.ts, which main.ts and the commands hand it to.',
        },
      ],
    },
  },
  {
    files: ['server/main.ts', 'server/env.ts', 'server/cli/*.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-imports': [
        'error',
        { paths: [barrel, router], patterns: forbidden('server', 'tests') },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Text is rendered as text.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/providers/calls.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            barrel,
            router,
            zod,
            {
              name: '#contract/index.ts',
              message:
                'No screen imports the joined table of all calls: it would load every schema.',
            },
            {
              name: 'react-admin',
              importNames: [
                'EditButton',
                'CreateButton',
                'ShowButton',
                'List',
                'Edit',
                'Create',
                'Datagrid',
                'DataTable',
                'ListButton',
              ],
              message: 'These link to react-admin’s fixed paths; use the ones of src/ui.',
            },
          ],
          patterns: forbidden('server', 'tests'),
        },
      ],
    },
  },
  {
    // They belong to no room, so no types are known there.
    files: ['*.config.ts'],
    ...tseslint.configs.disableTypeChecked,
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        performance: 'readonly',
        setTimeout: 'readonly',
      },
    },
  },
);
