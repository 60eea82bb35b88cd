import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
export const CREDITS_PAGE = join(ROOT, 'docs/credits.md')

const INTRODUCTION = `# Credits

Made from \`package.json\` and the licences of the packages by \`npx node scripts/credits.ts\`; a test keeps it in step.
`

/** What of a package reaches a browser; a dependency that is named nowhere here stays on the server. */
const IN_BROWSERS: Readonly<Record<string, string>> = {
  '@fontsource-variable/bricolage-grotesque': 'typeface of headings and digits',
  '@fontsource-variable/onest': 'typeface of texts',
  react: 'draws the screens',
  'react-dom': 'draws the screens',
  regexparam: 'matches paths with routes',
}
const BY_REACT = { scheduler: 'comes with react-dom' }
const FOR_THE_BUILD: Readonly<Record<string, string>> = { '@lingui/message-utils': 'compiles the texts' }
const ON_THE_SERVER: Readonly<Record<string, string>> = {
  fastify: 'web server',
  kysely: 'writes SQL',
  pg: 'talks to PostgreSQL',
  typebox: 'checks calls',
}
/** Drawings that are copied into the source, so that no package of theirs is needed to run. */
const COPIED_ART =
  '| Phosphor Icons (paths in `kit/ui/icons`) | MIT | Copyright (c) 2020 Phosphor Icons | icons |'

interface Manifest {
  readonly version: string
  readonly license: string
  readonly dependencies?: Readonly<Record<string, string>>
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const manifestOf = (path: string) => JSON.parse(read(path)) as Manifest
const LICENCE_FILES = ['LICENSE', 'LICENSE.md', 'license', 'license.md']

/** The line that a licence asks to be kept. */
function copyrightOf(name: string): string {
  const file = LICENCE_FILES.map((one) => `node_modules/${name}/${one}`).find((path) =>
    existsSync(join(ROOT, path)),
  )
  return (file && /^ *(Copyright .*)$/m.exec(read(file))?.[1]?.trim()) || '–'
}

function rows(packages: Readonly<Record<string, string>>): string {
  const lines = Object.entries(packages).map(([name, use]) => {
    const { version, license } = manifestOf(`node_modules/${name}/package.json`)
    return `| ${name} ${version} | ${license} | ${copyrightOf(name)} | ${use} |`
  })
  return lines.join('\n')
}

/** Dependencies that our sources import and this page forgets; each must say where it runs. */
export function unplaced(): string[] {
  const placed = { ...IN_BROWSERS, ...FOR_THE_BUILD, ...ON_THE_SERVER }
  const wanted = Object.keys(manifestOf('package.json').dependencies ?? {})
  const sources = globSync('{kit,modules,games,apps,scripts}/**/*.{ts,tsx,css}', { cwd: ROOT }).map(read)
  const isImported = (name: string) =>
    sources.some((text) => text.includes(`'${name}'`) || text.includes(`'${name}/`))
  return wanted.filter((name) => !Object.hasOwn(placed, name) && isImported(name))
}

/** The page about other people's work, as it should be committed. */
export function creditsPage(): string {
  const head = '| What | Licence | Whose | For |\n|---|---|---|---|\n'
  return `${INTRODUCTION}
## In the browser

${head}${rows({ ...IN_BROWSERS, ...BY_REACT })}
${COPIED_ART}

Pictures, covers, game art, sounds and music are drawn and composed by our own code.

## On the server and in the build

${head}${rows({ ...ON_THE_SERVER, ...FOR_THE_BUILD })}
`
}

if (import.meta.main) writeFileSync(CREDITS_PAGE, creditsPage())
