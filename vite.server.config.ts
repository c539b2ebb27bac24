import { defineConfig } from 'vite';

/** Builds the server to plain JavaScript; what comes from npm stays in node_modules. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'server/app/main.ts',
        'audit-verify': 'server/cli/audit-verify.ts',
        backup: 'server/cli/backup.ts',
        'create-admin': 'server/cli/create-admin.ts',
        migrate: 'server/cli/migrate.ts',
        restore: 'server/cli/restore.ts',
        'rotate-key': 'server/cli/rotate-key.ts',
        // A thread starts from a file of its own.
        'spreadsheet-read': 'server/platform/spreadsheet/thread/read.ts',
        'spreadsheet-write': 'server/platform/spreadsheet/thread/write.ts',
        'export-decrypt': 'server/domains/peserta/export/thread/decrypt-values.ts',
        'import-encrypt': 'server/domains/import/thread/encrypt-rows.ts',
        'pdf-render': 'server/platform/pdf/thread/render.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
});
