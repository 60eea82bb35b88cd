import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One line of the registry: a game of a family, or a retired game with the one that its address leads to now. */
export interface RegistryLine {
  readonly gameId: number
  readonly slug: string
  /** Missing for a retired game. */
  readonly family?: string
  /** The slug of the most similar game; only for a retired game. */
  readonly kin?: string
}

export const REGISTRY = 'games/registry.tsv'
export const SEALS = 'games/registry.seals.tsv'
const HEAD = 'gameId\tslug\tfamily\tkin'
const SEALS_HEAD = 'lines\tdigest'
const RETIRED = 'retired'
const DIGEST_LENGTH = 32

/** Parses a registry. Throws on a line that is neither a game nor a retired game. */
export function parseRegistry(text: string): readonly RegistryLine[] {
  const [head, ...lines] = text.trimEnd().split('\n')
  if (head !== HEAD) throw new Error(`${REGISTRY} does not begin with ${JSON.stringify(HEAD)}`)
  return lines.map((line) => {
    const [number = '', slug = '', family = '', kin, ...more] = line.split('\t')
    const isRetired = family === RETIRED
    if (!/^[1-9]\d*$/.test(number) || !slug || !family || more.length > 0 || isRetired !== Boolean(kin))
      throw new Error(`${REGISTRY} has the line ${JSON.stringify(line)}, which is none`)
    return kin ? { gameId: Number(number), slug, kin } : { gameId: Number(number), slug, family }
  })
}

export const readRegistry = (root: string) => parseRegistry(readFileSync(join(root, REGISTRY), 'utf8'))

/** A registry's text with one more game, which gets the next number. Throws if the slug is or was in use. */
export function withGame(text: string, family: string, slug: string): string {
  const lines = parseRegistry(text)
  const owner = lines.find((line) => line.slug.toLowerCase() === slug.toLowerCase())
  if (owner) throw new Error(`the slug ${slug} belongs to game ${owner.gameId}`)
  return `${text.trimEnd()}\n${(lines.at(-1)?.gameId ?? 0) + 1}\t${slug}\t${family}\n`
}

/** Digest of what must never change: numbers and slugs of the first lines, in order. Family and retirement may change. */
export const digestOf = (lines: readonly RegistryLine[]) =>
  createHash('sha256')
    .update(lines.map(({ gameId, slug }) => `${gameId}\t${slug}\n`).join(''))
    .digest('hex')
    .slice(0, DIGEST_LENGTH)

/** Adds a seal for the lines that have none. */
export function sealed(seals: string, lines: readonly RegistryLine[]): string {
  const kept = seals.trimEnd() || SEALS_HEAD
  const last = kept.split('\n').at(-1)!.split('\t')
  return Number(last[0]) === lines.length ? `${kept}\n` : `${kept}\n${lines.length}\t${digestOf(lines)}\n`
}

/** Violations of the rule that a number belongs to one slug for ever; empty for a sound registry. */
export function registryFaults(lines: readonly RegistryLine[], seals: string): string[] {
  const slugs = new Set<string>()
  const kin = retiredSlugs(lines)
  const faults: string[] = []
  for (const [index, { gameId, slug, kin: named }] of lines.entries()) {
    const before = lines[index - 1]?.gameId ?? 0
    if (gameId <= before) faults.push(`${gameId} comes after ${before}`)
    if (slugs.has(slug.toLowerCase())) faults.push(`${slug} stands twice`)
    if (named && !kin.has(slug)) faults.push(`${slug} is retired to ${named}, which leads to no game`)
    slugs.add(slug.toLowerCase())
  }
  let covered = 0
  for (const seal of seals.trimEnd().split('\n').slice(1)) {
    const [count, digest] = seal.split('\t')
    if (Number(count) <= covered) faults.push(`the seal of ${count} lines comes after that of ${covered}`)
    covered = Number(count)
    if (lines.length < covered || digestOf(lines.slice(0, covered)) !== digest)
      faults.push(`the first ${count} lines are not those that were sealed: a number or slug was changed`)
  }
  if (covered < lines.length) faults.push(`${lines.length - covered} lines have no seal: npm run registry`)
  return faults
}

/** The game that each retired slug leads to, also through games retired later. */
export function retiredSlugs(lines: readonly RegistryLine[]): ReadonlyMap<string, string> {
  const bySlug = new Map(lines.map((line) => [line.slug, line]))
  const found = new Map<string, string>()
  for (const { slug, kin } of lines) {
    let target = kin
    // A cycle of retired games leads nowhere.
    for (let steps = 0; target && steps < lines.length; steps++) {
      const next = bySlug.get(target)
      if (next?.family) found.set(slug, target)
      if (next?.family) break
      target = next?.kin
    }
  }
  return found
}

/** Families with games in the registry. */
export const registeredFamilies = (lines: readonly RegistryLine[]) =>
  [...new Set(lines.flatMap(({ family }) => family ?? []))].toSorted()

const isName = (slug: string) => /^[a-z]\w*$/.test(slug)

/** Source of `games/<family>/registered.ts`: a game's page loads only the numbers of its own family. */
export function familyFile(lines: readonly RegistryLine[], family: string): string {
  const own = lines.filter((line) => line.family === family)
  const entries = own.map(({ slug, gameId }) => `  ${isName(slug) ? slug : `'${slug}'`}: ${gameId},\n`)
  return `import { register } from '#kit/game/register.ts'

/** Written by \`npm run registry\` from games/registry.tsv; do not edit. */
export const registered = register('${family}', {
${entries.join('')}})
`
}
