import { dirname, join, relative } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { root } from './config.ts'

const OUT = join(root, 'dist/portal')

/** What a source finds beside itself (workers, word lists, migrations) stays where it is, seen from the bundle. */
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
        // Lines stay where they are.
        map: null,
      }
    },
  },
}

/**
 * The large packages of every start, in a file beside our own code: the source map that names our files after a failure stays
 * small. What only some start (Redis, telemetry) is no part of it.
 */
const PACKAGES =
  /\/node_modules\/(?:typebox|kysely|ajv|ajv-formats|semver|fastify|@fastify|avvio|find-my-way|fast-json-stringify|light-my-request|pino|pg|pg-[a-z-]+|ws|asn1\.js|bn\.js|obscenity)\//

/**
 * The server in a few files: finding, reading and compiling 1,400 modules is half of the work of a start, and after a crash
 * under load that work decides how long players wait. Packages with native parts stay outside.
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
      // A call that is only made because it may throw (`decodeURIComponent`) would be dropped as one without effect.
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
