import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

/** A citation whose target is missing, as `file:line what`. */
export type Fault = string

const SOURCES = [
  '{kit,modules,apps,scripts,games,e2e,bench}/**/*.{ts,tsx,css,mjs}',
  '{kit,modules,games,docs}/**/*.md',
  '*.md',
  'deploy/**/*.{yaml,cfg,env}',
]
const PAGES = ['*.md', 'docs/**/*.md', '{kit,modules,games}/**/*.md']

interface Line {
  readonly place: string
  readonly text: string
}

const read = (file: string) => readFileSync(file, 'utf8')
const filesOf = (patterns: readonly string[]) => patterns.flatMap((pattern) => globSync(pattern)).toSorted()

const linesOf = (file: string): Line[] =>
  read(file)
    .split('\n')
    .map((text, index) => ({ place: `${file}:${index + 1}`, text }))

const COMMENT = /(?:^\s*(?:\/\*|\*|\/\/|#|>)|\s\/\/ |\/\*\*|\{\/\*)/
const isCommentOf = (place: string, text: string) => /\.md:\d+$/.test(place) || COMMENT.test(text)

const isInDocs = (place: string) => /^(?:docs\/|[A-Z]+\.md:)/.test(place)

/** Section numbers (`## 3.`, `### 6.2`) and named rows (`| A16 |`) of a page. */
export function sectionsOf(page: string): ReadonlySet<string> {
  const headings = [...page.matchAll(/^#{2,4} (\d+(?:\.\d+)?)\.? /gm)].map(([, number]) => number!)
  const rows = [...page.matchAll(/^\| ([A-Z]\d+) \|/gm)].map(([, name]) => name!)
  return new Set([...headings, ...rows])
}

const PLACE = String.raw`[AT]?\d+(?:\.\d+)?`
const CITED = new RegExp(
  String.raw`docs/([\w/-]+\.(?:md|tsv|svg))(?: (${PLACE}(?:(?:, | to )${PLACE})*))?`,
  'g',
)

/** File names and numbers that look like citations but are not. */
const LOOSE = [
  /\b[Cc]ontract \d/,
  /(?<![\w/])(?:trust|style|architecture|contract|cloud|look)\.md\b(?! *\()/,
  /\bLOOK\.md/,
  /\b(?:architecture|look|style|trust) \d/,
  /\btraps? \d/,
  /\bissues? #?\d/,
  /\bdesign\//,
  /\((?:spec [\d., ]+, )?A\d{1,2}(?:, A\d{1,2})*\)/,
]

function pageFaults({ place, text }: Line, known: Map<string, ReadonlySet<string>>): Fault[] {
  return [...text.matchAll(CITED)].flatMap(([, name, places]) => {
    const file = `docs/${name}`
    if (!existsSync(file)) return [`${place} ${file} is not there`]
    const sections = known.get(file) ?? sectionsOf(read(file))
    known.set(file, sections)
    return (places?.split(/, | to /) ?? [])
      .filter((one) => !sections.has(one))
      .map((one) => `${place} ${file} has no ${one}`)
  })
}

/** Comments that cite a page, section or row of the specification that does not exist. */
export function citationFaults(): Fault[] {
  const rows = new Set(read('docs/spec-rows.tsv').match(/^[\d.]+(?=\t)/gm))
  const decisions = new Set(decisionNumbers())
  const known = new Map<string, ReadonlySet<string>>()
  return filesOf(SOURCES)
    .filter((file) => !file.startsWith('scripts/docs/'))
    .flatMap(linesOf)
    .filter(({ place, text }) => isCommentOf(place, text))
    .flatMap((line) => {
      const { place, text } = line
      // Pages of docs/ refer to each other by links.
      const loose = (isInDocs(place) ? [] : LOOSE)
        .filter((pattern) => pattern.test(text))
        .map((pattern) => `${place} cites outside of docs/: ${pattern.exec(text)![0]}`)
      const specs = [...text.matchAll(/\bspec (\d+\.\d+(?:(?:, | to | and )\d+\.\d+)*)/g)]
        .flatMap(([, list]) => list!.split(/, | to | and /))
        .filter((row) => !rows.has(row))
        .map((row) => `${place} docs/spec-rows.tsv has no ${row}`)
      const decided = [...text.matchAll(/docs\/decisions\/(\d{4})/g)]
        .filter(([, number]) => !decisions.has(number!))
        .map(([, number]) => `${place} there is no decision ${number}`)
      return [...pageFaults(line, known), ...loose, ...specs, ...decided]
    })
}

export const decisionNumbers = (): string[] =>
  globSync('docs/decisions/*.md')
    .map((file) => /(\d{4})-/.exec(file)![1]!)
    .toSorted()

/** GitHub's anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

function linkFaults({ place, text }: Line, file: string): Fault[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link]) => {
    if (/^(?:https?:|mailto:)/.test(link!)) return []
    const [path = '', anchor] = link!.split('#')
    const target = path === '' ? file : join(dirname(file), path)
    if (!existsSync(target)) return [`${place} links to ${link}, which is not there`]
    if (anchor === undefined) return []
    const headings = [...read(target).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!))
    return headings.includes(anchor) ? [] : [`${place} links to ${link}, a heading that is not there`]
  })
}

/** Broken relative links of pages and READMEs. */
export const brokenLinks = (): Fault[] =>
  filesOf(PAGES).flatMap((file) => linesOf(file).flatMap((line) => linkFaults(line, file)))
