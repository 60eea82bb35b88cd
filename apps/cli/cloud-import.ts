import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importProfiles, type Imported, type Tried } from '#apps/server/cloud-catalogue.ts'
import { readProfiles, type ProfileFile } from '#apps/server/cloud-profiles.ts'
import { openSystem } from '#apps/server/cloud-system.ts'
import type { Db } from '#kit/db/db.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import type { Instant } from '#kit/time/time.ts'
import { missingPrograms } from '#modules/streaming/host/needs.ts'
import type { Said } from './chat-commands.ts'
import { readIndex, shownIndex } from './cloud-index.ts'
import { shownImport, shownProbe } from './cloud-tables.ts'
import { openProgress } from './progress.ts'

export const CLOUD_IMPORT_HELP = `  portal cloud import [GAME …]                  brings the catalogue of cloud games up to date with the profiles, the
                                                installed packages and a trial run of each game that is new in its version;
                                                --no-probe, --again (tries all), --dry-run, --json
  portal cloud import --index [--json]          games of the distribution's package index that have no profile yet, with
                                                the reason for or against each; it opens none of them
  portal cloud probe GAME [--save FOLDER]       a trial run of one game: what it costs, shows, hears and writes; --json`

type WithDb = <Value>(work: (db: Db) => Promise<Value>) => Promise<Value>

export interface CloudSurroundings {
  readonly withDb: WithDb
  readonly now: Instant
  readonly out: NodeJS.WriteStream
}

const OPTIONS = ['--no-probe', '--again', '--dry-run', '--json', '--index', '--save'] as const
const said = (text: string, code: 0 | 1 | 2 = 0): Said => ({ text, code })
const misused = (text: string) => said(`portal cloud: ${text}; see portal --help`, 2)

/** The commands of the catalogue; plays and lines have others. */
export const isCloudImport = ([verb]: readonly string[]) => verb === 'import' || verb === 'probe'

/** Does what the operator asks of the cloud's catalogue. */
export async function runCloudImport(
  args: readonly string[],
  surroundings: CloudSurroundings,
): Promise<Said> {
  const [verb = '', ...rest] = args
  const place = rest.indexOf('--save')
  const folder = place < 0 ? undefined : rest[place + 1]
  const words = rest.filter((word, index) => place < 0 || index !== place + 1)
  const options = new Set(words.filter((word) => word.startsWith('--')))
  const games = words.filter((word) => !word.startsWith('--'))
  const odd = [...options].find((option) => !(OPTIONS as readonly string[]).includes(option))
  if (odd !== undefined) return misused(`there is no option ${odd}`)
  if (verb === 'import' && options.has('--index')) return importIndex(options)
  const files = readProfiles().filter(({ gameKey }) => games.length === 0 || games.includes(gameKey))
  const unknown = games.find((game) => !files.some(({ gameKey }) => gameKey === game))
  if (unknown !== undefined) return misused(`there is no profile of "${unknown}"`)
  if (verb === 'import') return importGames(files, options, surroundings)
  if (verb === 'probe') {
    if (games.length !== 1) return misused('probe wants one game')
    if (place >= 0 && folder === undefined) return misused('--save wants a folder')
    return probeGame(files[0]!, { isJson: options.has('--json'), folder })
  }
  return misused(`there is no "${verb}"`)
}

async function importGames(
  files: readonly ProfileFile[],
  options: ReadonlySet<string>,
  { withDb, now, out }: CloudSurroundings,
): Promise<Said> {
  const [isDry, isJson] = [options.has('--dry-run'), options.has('--json')]
  const missing = missingPrograms()
  const isTrying = !isDry && !options.has('--no-probe') && missing.length === 0
  const bar = openProgress(out)
  const games = await withDb((db) =>
    importProfiles({
      db,
      now,
      files,
      isDry,
      isAgain: options.has('--again'),
      attempt: isTrying ? attempt : undefined,
      onGame: bar.show,
    }),
  ).finally(() => bar.clear())
  const isWell = games.every(({ trouble }) => trouble === '')
  if (isJson) return said(JSON.stringify(games, undefined, 2), isWell ? 0 : 1)
  const why = missing.length > 0 ? `Nothing was tried: this machine lacks ${missing.join(', ')}.\n` : ''
  return said(`${shownImport(games)}\n\n${why}${summary(games, isDry)}`, isWell ? 0 : 1)
}

function summary(games: readonly Imported[], isDry: boolean): string {
  const count = (state: Imported['state']) => games.filter((game) => game.state === state).length
  const open = games.filter(({ isOpen }) => isOpen).length
  const would = isDry ? ' (nothing was written)' : ''
  return `${games.length} games: ${count('new')} new, ${count('changed')} changed, ${count('same')} as before; ${open} open${would}.`
}

/** A picture of the game in play is its cover; of a trial that failed none is kept. */
async function attempt(file: ProfileFile, version: string): Promise<Tried> {
  // What encodes pictures is native code that only this needs.
  const [{ probe }, { coverOf }] = await Promise.all([import('./cloud-probe.ts'), import('./cloud-cover.ts')])
  try {
    const { figures, picture } = await probe(file, version, new Date(systemClock()))
    return { figures, cover: figures.isGood && picture ? coverOf(picture) : undefined }
  } catch (error) {
    return { figures: failed(version, error), cover: undefined }
  }
}

const failed = (version: string, error: unknown): Tried['figures'] => ({
  version,
  isGood: false,
  trouble: error instanceof Error ? error.message.slice(0, 200) : String(error),
  cpu: 0,
  changed: 0,
  hasSound: false,
  wrote: [],
  at: new Date(systemClock()).toISOString(),
})

async function probeGame(
  file: ProfileFile,
  { isJson, folder }: { readonly isJson: boolean; readonly folder: string | undefined },
): Promise<Said> {
  const missing = missingPrograms()
  if (missing.length > 0) return said(`portal cloud: this machine lacks ${missing.join(', ')}`, 1)
  const version = openSystem().versionOf(file.packages[0]!)
  if (version === undefined)
    return said(
      `portal cloud: ${file.packages.join(' ')} is not installed; npm run cloud:games ${file.gameKey}`,
      1,
    )
  const [{ probe }, { coverOf }] = await Promise.all([import('./cloud-probe.ts'), import('./cloud-cover.ts')])
  const { figures, picture, lastWords } = await probe(file, version, new Date(systemClock()))
  if (folder !== undefined && picture) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${file.gameKey}.webp`), coverOf(picture).bytes)
  }
  const text = isJson
    ? JSON.stringify({ gameKey: file.gameKey, ...figures }, undefined, 2)
    : shownProbe(file, figures, lastWords)
  return said(text, figures.isGood ? 0 : 1)
}

function importIndex(options: ReadonlySet<string>): Said {
  const candidates = readIndex(readProfiles().flatMap(({ packages }) => packages))
  if (!candidates) return said('portal cloud: there is no apt-cache on this machine', 1)
  return said(options.has('--json') ? JSON.stringify(candidates, undefined, 2) : shownIndex(candidates))
}
