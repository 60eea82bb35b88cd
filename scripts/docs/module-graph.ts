import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dirname, join as joinPath } from 'node:path/posix'
import { ROLES, type Role } from '#apps/server/config.ts'

// npm run docs:graph: draws processes and modules from the code into docs/architecture.md.
const ROOT = join(import.meta.dirname, '../..')
export const ARCHITECTURE_PAGE = join(ROOT, 'docs/architecture.md')
const BEGIN = '<!-- npm run docs:graph: begin -->'
const END = '<!-- npm run docs:graph: end -->'

/** What a role connects to; a new role does not compile until it is listed here. */
const ROLE_LINKS: Readonly<Record<Role, readonly string[]>> = {
  web: ['browser -->|pages, files| web', 'web --> db'],
  api: ['browser -->|calls| api', 'api --> db', 'api <--> bus'],
  gateway: ['browser <-->|sockets| gateway', 'gateway --> db', 'gateway <--> bus'],
  worker: ['worker -->|dials out| api', 'browser <-->|stream| worker', 'worker --> game'],
  jobs: ['jobs --> db', 'jobs <--> bus'],
}

function processes(): string {
  const nodes = ROLES.map((role) => `    ${role}`)
  return [
    'flowchart LR',
    '  browser([browser])',
    '  subgraph one["one program: npm start -- --roles"]',
    ...nodes,
    '  end',
    '  db[(PostgreSQL)]',
    '  bus{{"bus: memory, PostgreSQL or Redis"}}',
    '  game[["a process tree per play: sandbox, screen, game"]]',
    ...ROLES.flatMap((role) => ROLE_LINKS[role].map((link) => `  ${link}`)),
  ].join('\n')
}

const IMPORT =
  /^(?:import|export)\b[^'"`]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)|new URL\('([^']+)'/gm
const isShipped = (file: string) => !/\.(test|contract)\.tsx?$|\/testing\//.test(file)
const moduleOf = (path: string) => /^modules\/([^/]+)/.exec(path)?.[1]

type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** Reads which module imports which. */
function readGraph(): Graph {
  const graph = new Map<string, Set<string>>()
  for (const file of globSync('modules/**/*.{ts,tsx}', { cwd: ROOT }).filter(isShipped)) {
    const from = moduleOf(file)!
    const needs = graph.get(from) ?? new Set<string>()
    graph.set(from, needs)
    for (const [, named, bare, lazy, url] of readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)) {
      const target = (named ?? bare ?? lazy ?? url)!
      const to = moduleOf(target.startsWith('.') ? joinPath(dirname(file), target) : target.replace(/^#/, ''))
      if (to && to !== from) needs.add(to)
    }
  }
  return graph
}

function reaches(graph: Graph, from: string, to: string): boolean {
  return [...(graph.get(from) ?? [])].some((next) => next === to || reaches(graph, next, to))
}

/** Leaves out arrows that follow from others, to keep the picture readable. */
function drawnEdges(graph: Graph): (readonly [from: string, to: string])[] {
  return [...graph].flatMap(([from, needs]) =>
    [...needs]
      .filter((to) => ![...needs].some((other) => other !== to && reaches(graph, other, to)))
      .map((to) => [from, to] as const),
  )
}

function modules(graph: Graph): string {
  const edges = drawnEdges(graph)
  const alone = [...graph.keys()].filter((name) => !edges.flat().includes(name))
  return [
    'flowchart TB',
    ...edges.map(([from, to]) => `  ${from} --> ${to}`).toSorted(),
    ...alone.map((name) => `  ${name}`).toSorted(),
  ].join('\n')
}

const PARTS = ['rules', 'server', 'web', 'worker', 'host']

/** The first sentence of a module's README, which gives its purpose. */
function purposeOf(name: string): string {
  const file = join(ROOT, 'modules', name, 'README.md')
  if (!existsSync(file)) return ''
  const [, first = ''] = readFileSync(file, 'utf8').split(/\n\n/)
  const sentence = /^[^]*?\.(?=\s|$)/.exec(first)?.[0] ?? first
  return sentence
    .replace(/\s+/g, ' ')
    .replace(/ \([^)]*(?:spec|docs)[^)]*\)/g, '')
    .replace(/\.$/, '')
}

function table(graph: Graph): string {
  const rows = [...graph.keys()].toSorted().map((name) => {
    const parts = PARTS.filter((part) => existsSync(join(ROOT, 'modules', name, part)))
    return `| \`${name}\` | ${purposeOf(name)} | ${parts.join(', ')} |`
  })
  return ['| Module | | Parts |', '|---|---|---|', ...rows].join('\n')
}

const picture = (text: string) => `\`\`\`mermaid\n${text}\n\`\`\``

/** The text between the two marks of the page. */
export function graphPart(): string {
  const graph = readGraph()
  return [
    BEGIN,
    picture(processes()),
    'An arrow between modules means "imports"; transitive ones are left out.',
    picture(modules(graph)),
    table(graph),
    END,
  ].join('\n\n')
}

/** The page with pictures generated from the current code. */
export function withGraph(page: string): string {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)]
  if (from < 0 || to < from) throw new Error(`docs/architecture.md has lost "${BEGIN}" or "${END}"`)
  return page.slice(0, from) + graphPart() + page.slice(to + END.length)
}

if (import.meta.main) writeFileSync(ARCHITECTURE_PAGE, withGraph(readFileSync(ARCHITECTURE_PAGE, 'utf8')))
