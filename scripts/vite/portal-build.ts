import { dirname, join, relative } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { root } from './config.ts'

const OUT = join(root, 'dist/portal')

/** Files that a source finds relative to itself (workers, word lists, migrations) stay in place; adjusts their paths. */
const placesPlugin: Plugin = {
  name: 'islet-places',
  enforce: 'pre',
  transform: {
    filter: { id: /\.ts$/, code: /import\.meta\.(?:dirname|url)/ },
    handler(code, id) {
      if (id.includes('/node_modules/')) return undefined
      const folder = JSON.stringify(`/${relative(OUT, dirname(id))}`)
      const file = JSON.stringify(relative(OUT, id))
      return {
        code: code
          .replaceAll('import.meta.dirname', `(import.meta.dirname + ${folder})`)
          .replaceAll('import.meta.url', `new URL(${file}, import.meta.url).href`),
        // Line numbers do not change.
        map: null,
      }
    },
  },
}

/**
 * The large packages that every start loads, in a file of their own: so the source map that names our files in stack traces
 * stays small. Packages for only some starts (Redis, telemetry) are not included.
 */
const PACKAGES =
  /\/node_modules\/(?:typebox|kysely|ajv|ajv-formats|semver|fastify|@fastify|avvio|find-my-way|fast-json-stringify|light-my-request|pino|pg|pg-[a-z-]+|ws|asn1\.js|bn\.js|obscenity)\//

/**
 * Bundles the server into a few files: resolving, reading and compiling 1,400 modules is half of a start, and after a crash
 * under load that decides how long players wait. Packages with native code stay outside.
 */
export const portalBuild: InlineConfig = {
  root,
  configFile: false,
  plugins: [placesPlugin],
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true, external: ['@resvg/resvg-js', 'node-datachannel', 'pg-native', 'x11'] },
  build: {
    outDir: OUT,
    ssr: true,
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'apps/server/main.ts' },
      // Tree shaking would drop a call that is made only because it may throw, such as `decodeURIComponent`.
      treeshake: false,
      output: {
        minify: false,
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: { groups: [{ name: 'packages', test: PACKAGES }] },
        sourcemapExcludeSources: true,
      },
    },
  },
}
