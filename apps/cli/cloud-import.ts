import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importProfiles, type Imported, type Tried } from '#apps/server/cloud-catalogue.ts'
import { readProfiles, type ProfileFile } from '#apps/server/cloud-profiles.ts'
import { openSystem } from '#apps/server/cloud-system/game-system.ts'
import { playedSystem } from '#apps/server/cloud-system/system-folder.ts'
import type { Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { beginAction, noteAction } from '#modules/operator/server/index.ts'
import { missingPrograms } from '#modules/streaming/host/needs.ts'
import { readIndex, shownIndex } from './cloud-index.ts'
import { importAll } from './cloud-drafts.ts'
import { shownImport, shownProbe } from './cloud-tables.ts'
import {
  usageError,
  refuseCommand,
  shown,
  type Command,
  type Input,
  type CommandRefusal,
  type Shown,
  type Surroundings,
} from './command.ts'
import { confirmed } from './confirm.ts'
import { openProgress } from './progress.ts'

const GOES_ON = 'the same command goes on with them.'
const NO_PROBE = { 'no-probe': { says: 'tries no game' } }

/** Commands for the cloud catalogue: slow ones, which open the database only when they need it. */
export const CLOUD_IMPORT_COMMANDS: readonly Command[] = [
  {
    kind: 'work',
    name: 'cloud import',
    says: 'updates the catalogue of cloud games from the profiles, the installed packages and trial runs',
    args: [{ name: 'GAME', says: 'only these games; all by default', isOptional: true, isMany: true }],
    options: {
      ...NO_PROBE,
      all: {
        says: 'also fetches and tries games of the distribution that have no profile, and drafts theirs',
      },
      most: { value: 'COUNT', says: 'with --all: how many packages; 50 by default' },
      megabytes: { value: 'MB', says: 'with --all: how much one package may fetch; 40 by default' },
      again: { says: 'also tries games that were tried in this version' },
      index: { says: 'only lists games of the distribution that have no profile yet, with the reasons' },
      'dry-run': { says: 'dry run: shows what would change' },
      yes: { says: 'skips the confirmation' },
    },
    note: 'The only change that is not one transaction: it goes game by game, and is logged at its end. Ctrl-C stops it and keeps what is done; the same command continues.',
    example: 'portal cloud import --dry-run',
    async work(surroundings, input) {
      if (input.has('index')) return importIndex()
      if (input.has('all')) return importDrafts(surroundings, input)
      const files = filesOf(input.many)
      return 'code' in files ? files : importGames(files, input, surroundings)
    },
  },
  {
    kind: 'work',
    name: 'cloud probe',
    says: 'runs one game for a moment and prints its load, picture, sound and files',
    args: [{ name: 'GAME', says: 'its key' }],
    options: { save: { value: 'FOLDER', says: 'the file for its screenshot', file: 'written' } },
    example: 'portal cloud probe supertux --save pictures',
    async work({ dataFolder }, { words, options }) {
      const files = filesOf([words['GAME']!])
      return 'code' in files ? files : probeGame(files[0]!, options['save'], playedSystem(dataFolder))
    },
  },
]

async function importDrafts(surroundings: Surroundings, input: Input): Promise<Shown | CommandRefusal> {
  if (input.has('dry-run')) return importIndex()
  const interruption = openInterruption()
  return importAll(surroundings, input, () => interruption.hasCome).finally(interruption.close)
}

function filesOf(games: readonly string[]): readonly ProfileFile[] | CommandRefusal {
  const files = readProfiles().filter(({ gameKey }) => games.length === 0 || games.includes(gameKey))
  const unknown = games.find((game) => !files.some(({ gameKey }) => gameKey === game))
  return unknown === undefined ? files : usageError(`there is no profile of "${unknown}"`)
}

async function importGames(
  files: readonly ProfileFile[],
  input: Input,
  surroundings: Surroundings,
): Promise<Shown | CommandRefusal> {
  const isDry = input.has('dry-run')
  const { withDb, out } = surroundings
  const system = playedSystem(surroundings.dataFolder)
  const missing = missingPrograms(system)
  const isTrying = !isDry && !input.has('no-probe') && missing.length === 0
  if (!isDry) {
    const going = await confirmed(surroundings, input, `Brings ${files.length} games up to date.`)
    if (!going.ok) return going
  }
  const bar = openProgress(out)
  const interruption = openInterruption()
  const games = await withDb(async (db) => {
    const imported = await importProfiles({
      db,
      now: surroundings.now(),
      files,
      system: openSystem(system),
      isDry,
      isAgain: input.has('again'),
      attempt: isTrying ? attemptIn(system) : undefined,
      onGame: bar.show,
      isOver: () => interruption.hasCome,
    })
    if (!isDry) await noteImport(db, surroundings, imported)
    return imported
  }).finally(() => {
    bar.clear()
    interruption.close()
  })
  const why = missing.length > 0 ? `Nothing was tried: this machine lacks ${missing.join(', ')}.\n` : ''
  const isWhole = games.length === files.length
  const rest = isWhole ? '' : `\nStopped before the other ${files.length - games.length}: ${GOES_ON}`
  const text = `${shownImport(games)}\n\n${why}${summary(games, isDry)}${rest}`
  return { ...shown(text, games), isBad: !isWhole || games.some(({ trouble }) => trouble !== '') }
}

/** Handles Ctrl-C once, to store what was done; a second one ends the process at once. */
function openInterruption() {
  const state = { hasCome: false, close: () => process.off('SIGINT', come).off('SIGTERM', come) }
  function come() {
    state.hasCome = true
    state.close()
  }
  process.on('SIGINT', come).on('SIGTERM', come)
  return state
}

async function noteImport(db: Db, { operator, host, now }: Surroundings, games: readonly Imported[]) {
  const changed = games.filter(({ state }) => state !== 'same')
  if (changed.length === 0) return
  const act = { operator, host, now: now(), command: 'cloud import', line: 'portal cloud import', reason: '' }
  const after = Object.fromEntries(
    changed.map(({ gameKey, state, version }) => [gameKey, `${state} ${version}`]),
  )
  await inTransaction(db, async (tx) => {
    await beginAction(tx)
    await noteAction(tx, act, { subject: 'cloud catalogue', before: null, after })
  })
}

function summary(games: readonly Imported[], isDry: boolean): string {
  const count = (state: Imported['state']) => games.filter((game) => game.state === state).length
  const open = games.filter(({ isOpen }) => isOpen).length
  const would = isDry ? ' (nothing was written)' : ''
  return `${games.length} games: ${count('new')} new, ${count('changed')} changed, ${count('same')} as before; ${open} open${would}.`
}

/** A screenshot of the game in play becomes its cover; none is kept of a failed trial. */
const attemptIn =
  (system: string) =>
  async (file: ProfileFile, version: string): Promise<Tried> => {
    // Native code, loaded only when needed.
    const [{ probe }, { coverOf }] = await Promise.all([
      import('./cloud-probe.ts'),
      import('./cover-picture.ts'),
    ])
    const once = () =>
      probe(file, { version, system }, new Date(systemClock())).catch((error: unknown) => ({
        figures: failed(version, error),
        picture: undefined,
      }))
    const first = await once()
    // Tried twice, because a busy machine may be slow once, and closing a game is costly.
    const { figures, picture } = first.figures.isGood ? first : await once()
    return { figures, cover: figures.isGood && picture ? coverOf(picture) : undefined }
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
  folder: string | undefined,
  system: string,
): Promise<Shown | CommandRefusal> {
  const missing = missingPrograms(system)
  if (missing.length > 0) return refuseCommand(`this machine lacks ${missing.join(', ')}`)
  const version = openSystem(system).versionOf(file.packages[0]!)
  if (version === undefined)
    return refuseCommand(`${file.packages.join(' ')} is not installed; npm run cloud:games ${file.gameKey}`)
  const [{ probe }, { coverOf }] = await Promise.all([
    import('./cloud-probe.ts'),
    import('./cover-picture.ts'),
  ])
  const { figures, picture, lastWords } = await probe(file, { version, system }, new Date(systemClock()))
  if (folder !== undefined && picture) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${file.gameKey}.webp`), coverOf(picture).bytes)
  }
  const facts = { gameKey: file.gameKey, ...figures }
  return { ...shown(shownProbe(file, figures, lastWords), facts), isBad: !figures.isGood }
}

function importIndex(): Shown | CommandRefusal {
  const candidates = readIndex(readProfiles().flatMap(({ packages }) => packages))
  return candidates
    ? shown(shownIndex(candidates), candidates)
    : refuseCommand('there is no apt-cache on this machine')
}
