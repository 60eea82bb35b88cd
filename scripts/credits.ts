import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
export const CREDITS_PAGE = join(ROOT, 'docs/credits.md')

const INTRODUCTION = `# Credits

Made from \`package.json\` and the licences of the packages by \`npx node scripts/credits.ts\`; a test keeps it in step.
`

/** Dependencies that reach a browser, and which part; others stay on the server. */
const IN_BROWSERS: Readonly<Record<string, string>> = {
  '@fontsource-variable/bricolage-grotesque': 'typeface of headings and digits',
  '@fontsource-variable/onest': 'typeface of texts',
  react: 'draws the screens',
  'react-dom': 'draws the screens',
  regexparam: 'matches paths with routes',
  uqr: 'draws the QR code of an invitation',
  uplot: 'draws figures, in the console of operators',
  '@simplewebauthn/browser': 'asks for passkeys, in the console of operators',
}
const BY_REACT = { scheduler: 'comes with react-dom' }
const FOR_THE_BUILD: Readonly<Record<string, string>> = { '@lingui/message-utils': 'compiles the texts' }
const ON_THE_SERVER: Readonly<Record<string, string>> = {
  '@opentelemetry/api': 'names what is measured',
  '@opentelemetry/exporter-metrics-otlp-http': 'sends figures to a collector',
  '@opentelemetry/exporter-prometheus': 'shows figures to Prometheus',
  '@opentelemetry/exporter-trace-otlp-http': 'sends traces to a collector',
  '@opentelemetry/resources': 'says whose figures they are',
  '@opentelemetry/sdk-metrics': 'adds figures up',
  '@opentelemetry/sdk-trace-node': 'keeps traces together',
  '@resvg/resvg-js': 'draws the pictures of shared pages',
  'node-av': 'encodes picture and sound of cloud games',
  'node-datachannel': 'sends them to browsers',
  x11: 'talks to the screens of cloud games',
  aws4fetch: 'signs what is kept in a bucket',
  yauzl: 'reads the archives of uploaded games',
  '@simplewebauthn/server': 'checks passkeys of operators',
  fastify: 'web server',
  kysely: 'writes SQL',
  minisearch: 'finds games by their words',
  'glicko2-lite': 'rates players of duels',
  obscenity: 'finds English words in names, and knows look-alike letters',
  'openid-client': 'signs in with providers',
  pg: 'talks to PostgreSQL',
  redis: 'talks to Redis',
  typebox: 'checks calls',
  'pg-copy-streams': 'brings whole tables into a backup and back',
  'web-push': 'seals messages to devices',
  ws: 'sockets',
}
/** Drawings copied into the source, so that their package is not needed. */
const COPIED_ART = { name: 'Phosphor Icons', licence: 'MIT', whose: 'Copyright (c) 2020 Phosphor Icons' }
const COPIED_ROW = `| ${COPIED_ART.name} (paths in \`kit/ui/icons\`) | ${COPIED_ART.licence} | ${COPIED_ART.whose} | icons |`
/** Copied data in the public domain, which needs no licence text. */
const COPIED_DATA = { name: 'Natural Earth', licence: 'public domain', whose: 'naturalearthdata.com' }
const DATA_ROW = `| ${COPIED_DATA.name} (\`games/quiz/outlines.ts\`) | ${COPIED_DATA.licence} | ${COPIED_DATA.whose} | outlines of countries |`
/** Glyphs copied from a typeface, for pictures that the server draws. */
const LETTERS_ROW =
  '| Noto Sans Arabic, JP, KR, SC and Thai (`apps/server/picture-fonts`) | OFL-1.1 | Copyright 2022 The Noto Project Authors, Copyright 2014-2021 Adobe | letters in pictures of results |'

interface Manifest {
  readonly version: string
  readonly license: string
  readonly dependencies?: Readonly<Record<string, string>>
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const manifestOf = (path: string) => JSON.parse(read(path)) as Manifest
const LICENCE_FILES = ['LICENSE', 'LICENSE.md', 'license', 'license.md']

function licenceOf(name: string): string {
  const file = LICENCE_FILES.map((one) => `node_modules/${name}/${one}`).find((path) =>
    existsSync(join(ROOT, path)),
  )
  return file ? read(file) : ''
}

/** The copyright line that a licence asks to keep. */
const copyrightOf = (name: string) => /^ *(Copyright .*)$/m.exec(licenceOf(name))?.[1]?.trim() || '–'

function rows(packages: Readonly<Record<string, string>>): string {
  const lines = Object.entries(packages).map(([name, use]) => {
    const { version, license } = manifestOf(`node_modules/${name}/package.json`)
    return `| ${name} ${version} | ${license} | ${copyrightOf(name)} | ${use} |`
  })
  return lines.join('\n')
}

/** Dependencies that our sources import but this page does not list; each must say where it runs. */
export function unplaced(): string[] {
  const placed = { ...IN_BROWSERS, ...FOR_THE_BUILD, ...ON_THE_SERVER }
  const wanted = Object.keys(manifestOf('package.json').dependencies ?? {})
  const sources = globSync('{kit,modules,games,apps,scripts}/**/*.{ts,tsx,css}', { cwd: ROOT }).map(read)
  const isImported = (name: string) =>
    sources.some((text) => text.includes(`'${name}'`) || text.includes(`'${name}/`))
  return wanted.filter((name) => !Object.hasOwn(placed, name) && isImported(name))
}

/** Third-party work that reaches a browser. */
export interface Credit {
  readonly name: string
  readonly licence: string
  readonly whose: string
}

/** The rows of `/credits`. */
export function browserCredits(): Credit[] {
  const packages = Object.keys({ ...IN_BROWSERS, ...BY_REACT }).map((name) => {
    const { version, license } = manifestOf(`node_modules/${name}/package.json`)
    return { name: `${name} ${version}`, licence: license, whose: copyrightOf(name) }
  })
  return [...packages, COPIED_ART, COPIED_DATA]
}

/** The full licence texts of what reaches a browser. */
export function licenceTexts(): string {
  const texts = Object.keys({ ...IN_BROWSERS, ...BY_REACT }).map(
    (name) => `${name}\n\n${licenceOf(name).trim()}`,
  )
  // The icons' package is not a dependency; their licence has the same wording as React's.
  const icons = `${COPIED_ART.name}\n\n${licenceOf('react')
    .trim()
    .replace(/^Copyright .*$/m, COPIED_ART.whose)}`
  return [...texts, icons].join(`\n\n${'-'.repeat(72)}\n\n`)
}

/** The generated page about third-party work. */
export function creditsPage(): string {
  const head = '| What | Licence | Whose | For |\n|---|---|---|---|\n'
  return `${INTRODUCTION}
## In the browser

${head}${rows({ ...IN_BROWSERS, ...BY_REACT })}
${COPIED_ROW}
${DATA_ROW}

Pictures, covers, game art, sounds and music are drawn and composed by our own code.

## On the server and in the build

${head}${rows({ ...ON_THE_SERVER, ...FOR_THE_BUILD })}
${LETTERS_ROW}
`
}

if (import.meta.main) writeFileSync(CREDITS_PAGE, creditsPage())
