import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import type { InlineConfig } from 'vite'
import { messagesPlugin } from './messages-plugin.ts'
import { textsPlugin } from './texts-plugin.ts'

export const root = join(import.meta.dirname, '../..')
const plugins = () => [messagesPlugin(), textsPlugin(root), react()]
const chunkNames = { chunkFileNames: 'assets/[name]-[hash].js', entryFileNames: 'assets/[name]-[hash].js' }

/**
 * What nearly every page needs comes in two files: the frame of React and widgets, and the part that a game shares with
 * it. Screens, game families, languages and the sound engine stay apart.
 */
const groups = [
  // Languages, texts and storage: the portal and a game page's boot both need them.
  {
    name: 'base',
    test: /\/kit\/(i18n\/(languages|numbers|texts)|random|storage|time)\/|\/kit\/(i18n\/(languages|numbers|texts)|random|storage|time)|@lingui|rolldown-runtime|preload-helper/,
  },
  { name: 'game-kit', test: /\/kit\/game\/(?!running|record)/ },
  {
    name: 'frame',
    test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|typebox|use-sync-external-store)\/|\/kit\/(web|i18n|contract|errors)\//,
  },
  // Widgets that several screens share come in one file, those of a single screen with the screen.
  {
    name: 'widgets',
    test: /\/kit\/ui\/(?!gallery|confetti)|\/kit\/sound\/portal-sound|\/modules\/[^/]+\/calls\.ts/,
    minShareCount: 4,
  },
]

/** The browser's bundle: the portal, the boot of a game page, one chunk a game family and a language. */
export const clientBuild: InlineConfig = {
  root,
  configFile: false,
  plugins: plugins(),
  logLevel: 'warn',
  publicDir: join(root, 'apps/web/public'),
  build: {
    outDir: 'dist/client',
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      input: {
        client: 'apps/web/entry-client.tsx',
        boot: 'apps/web/game-boot.ts',
        offline: 'apps/web/offline/offline.ts',
      },
      output: { ...chunkNames, codeSplitting: { groups } },
    },
  },
}

export const serverBuild: InlineConfig = {
  root,
  configFile: false,
  plugins: plugins(),
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: 'dist/server',
    ssr: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: { 'entry-server': 'apps/web/entry-server.tsx' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
}

/** The service worker: one file at the root, with the build id and the files of the offline page inside. */
export const workerBuild = (buildId: string, shellFiles: readonly string[]): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: { __BUILD_ID__: JSON.stringify(buildId), __SHELL_FILES__: JSON.stringify(shellFiles) },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    modulePreload: false,
    target: 'es2022',
    rolldownOptions: {
      input: { sw: 'apps/web/service-worker.ts' },
      output: { entryFileNames: 'sw.js', format: 'es', codeSplitting: false },
    },
  },
})
