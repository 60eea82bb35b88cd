import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import type { InlineConfig } from 'vite'
import { creditsPlugin } from './credits-plugin.ts'
import { familiesPlugin } from './families-plugin.ts'
import { firstLoadFiles } from './first-load.ts'
import { lateDependencies } from './late-dependencies.ts'
import { messagesPlugin } from './messages-plugin.ts'
import { reached, STATIC } from './reached.ts'
import { scopedNames } from './short-names.ts'
import { serverOnlyPlugin } from './server-only-plugin.ts'
import { textsPlugin } from './texts-plugin.ts'

export const root = join(import.meta.dirname, '../..')
const css = { modules: { generateScopedName: scopedNames() } }
const plugins = () => [messagesPlugin(), textsPlugin(root), familiesPlugin(root), creditsPlugin(), react()]
/** A page names a hundred files, so each letter counts; seven letters of a hash still tell builds apart. */
const chunkNames = {
  chunkFileNames: ({ facadeModuleId }: { readonly facadeModuleId: string | null }) =>
    `assets/${facadeModuleId?.includes('virtual:family/') ? 'view-' : ''}[name]-[hash:7].js`,
  entryFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

const firstLoad = firstLoadFiles()

/**
 * What nearly every page needs is in few files: React, the portal, and what a game needs to start before both. Screens, game
 * families, languages and the sound engine are separate.
 */
const groups = [
  // Languages, texts, storage and the sound player: the boot of a game page needs them, so React must not be here.
  {
    name: 'base',
    test: /\/kit\/(i18n\/(languages|numbers|texts)|result\/ignore-failure|random\/dice|time\/|storage\/text-storage|sound\/(portal-sound|player|settings|rules)|game\/(running|record))|\/apps\/web\/portal\.ts|recent-games|rolldown\/runtime|preload-helper|\/apps\/web\/page-services/,
  },
  // Games and the sound engine draw from seeds; the portal does not.
  { name: 'random', test: /\/kit\/random\/random\.ts/ },
  // Code that only some families share (`kit/game/duel/…`) is loaded by their pages alone. Watching, racing and sending a run
  // load at their first use.
  {
    name: 'game-kit',
    test: /\/kit\/game\/(?!watch(?!ing)|ghost|replay-text|press-to)[\w-]+\.ts|\/apps\/web\/games\.ts/,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // apps/web/first-load.ts lists its files.
  { name: 'portal', test: (id: string) => firstLoad.has(id.split('?')[0]!) },
  // For the first status of every page; before `coconut`, which would otherwise bring all calls of the collecting game.
  {
    name: 'first-reads',
    test: /\/modules\/(cards|playtime|sharing)\/shapes\.ts|\/apps\/web\/first-reads\.ts/,
  },
  // Texts and calls of the collecting game; after `portal`, so that it does not include the contract's kit.
  {
    name: 'coconut',
    test: /\/modules\/(cards|idle|market|playtime|sharing)\/(calls|model|web\/texts)\.ts/,
  },
  {
    name: 'stage',
    test: /\/kit\/(ui\/(RotateHint|Segments|Avatar|icons\/stage)|sound\/use-sound-settings|web\/use-fullscreen)|\/account\/web\/(player-name|index)|\/scores\/(calls|model|rules\/ranks|web\/(run-trigger|texts|use-paused))/,
  },
  // Small files that lists and the page of all games both need.
  {
    name: 'lists-small',
    test: /\/kit\/(i18n\/(relative-time|dates)\.ts|ui\/Tag\.)|\/catalog\/web\/games\.module|\/(hubs\/shapes|centre\/web\/(texts|centre-lists))\.ts/,
  },
  // The drawing and the lights of the scene, which load late, share its class names.
  { name: 'islet-scene', test: /\/kit\/ui\/IsletScene\./ },
  { name: 'dialogs', test: /\/kit\/ui\/(Modal|Dialog|Sheet|ConfirmHost|drag-down)/ },
]

/** Browsers trust their server's answers: they need the names of fields, but no validation. */
const plainSchemas = [{ find: /^typebox$/, replacement: join(root, 'kit/contract/plain-schemas.ts') }]

const lateImports = lateDependencies()

/** The browser's bundle: the portal, the boot of a game page, and a chunk per game family and per language. */
export const clientBuild: InlineConfig = {
  root,
  configFile: false,
  plugins: [serverOnlyPlugin(), ...plugins(), lateImports.plugin],
  css,
  logLevel: 'warn',
  publicDir: join(root, 'apps/web/public'),
  resolve: { alias: plainSchemas },
  build: {
    outDir: 'dist/client',
    manifest: 'manifest.json',
    modulePreload: { polyfill: false, resolveDependencies: lateImports.resolveDependencies },
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

/** The operators' console: a separate bundle, which no page of players loads. */
export const consoleBuild: InlineConfig = {
  root: join(root, 'apps/console/web'),
  configFile: false,
  plugins: [messagesPlugin(), react()],
  css,
  logLevel: 'warn',
  publicDir: false,
  resolve: { alias: plainSchemas },
  build: {
    outDir: join(root, 'dist/console'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: 'es2022',
  },
}

const PAGE_ENTRY = join(root, 'apps/web/entry-server.tsx')
const pageFiles = new Set(reached(root, PAGE_ENTRY, STATIC))
pageFiles.delete(PAGE_ENTRY)

export const serverBuild: InlineConfig = {
  root,
  configFile: false,
  plugins: plugins(),
  css,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: 'dist/server',
    ssr: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: { 'entry-server': 'apps/web/entry-server.tsx' },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        // Everything that each start of the server loads is one file.
        codeSplitting: {
          groups: [{ name: 'pages', test: (id: string) => pageFiles.has(id.split('?')[0]!) }],
        },
      },
    },
  },
}

/** Constants that the build passes to the service worker. */
interface WorkerFacts {
  readonly buildId: string
  /** The files of the offline page. */
  readonly shellFiles: readonly string[]
  /** Path of each language's titles. */
  readonly titles: Readonly<Record<string, string>>
}

/** The service worker: one file at the root. */
export const workerBuild = ({ buildId, shellFiles, titles }: WorkerFacts): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  resolve: { alias: plainSchemas },
  define: {
    __BUILD_ID__: JSON.stringify(buildId),
    __SHELL_FILES__: JSON.stringify(shellFiles),
    __TITLES__: JSON.stringify(titles),
  },
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
