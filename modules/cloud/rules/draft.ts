import { programOf, type DraftProgram, type ExecFacts } from './draft-exec.ts'
import { controlsOf, readControls } from './draft-controls.ts'
import { rightsOf } from './draft-copyright.ts'
import { ageOfOars, guessAge, tagsOf, type AgeLabel, type OarsAnswer } from './draft-labels.ts'
import type { DraftSeen } from './draft-verdict.ts'

/** What a package states about itself. */
export interface PackageFacts extends ExecFacts {
  readonly desktop: string | undefined
  readonly name: string
  readonly summary: string
  readonly isTerminal: boolean
  /** Categories, package tags and long description. */
  readonly about: string
  /** Undefined when its makers declare nothing. */
  readonly oars: readonly OarsAnswer[] | undefined
  readonly copyright: string
  readonly licence: string
  readonly manual: string
  /** Its dependencies, from the control file. */
  readonly needs: string
}

export interface DraftSize {
  readonly width: number
  readonly height: number
}

export interface DraftStart extends DraftProgram {
  readonly gameKey: string
  readonly tags: readonly string[]
  readonly age: AgeLabel
  readonly licence: string
  readonly author: string
  readonly environment?: Readonly<Record<string, string>>
}

/** SDL 1 uses another name for its audio driver than SDL 2, which the sandbox sets. */
const OLD_SDL = /\blibsdl(?:-\w+)?1\.2/

/** Parameters for a trial of the game, or why it is not tried. */
export function startOf(facts: PackageFacts): DraftStart | string {
  if (facts.isTerminal) return 'it is of the terminal'
  const program = programOf(facts)
  if (typeof program === 'string') return program
  const rights = rightsOf(facts.copyright)
  const licence = facts.licence || rights.licence
  if (licence === '') return 'its licence was not found'
  const tags = tagsOf(facts.about)
  return {
    ...program,
    gameKey: facts.packageName.replace(/[^a-z0-9.-]/g, '-'),
    tags,
    age: facts.oars ? ageOfOars(facts.oars) : guessAge(`${facts.name} ${facts.summary} ${facts.about}`, tags),
    licence: licence.slice(0, 80),
    author: rights.author,
    ...(OLD_SDL.test(facts.needs) && { environment: { SDL_AUDIODRIVER: 'pulse' } }),
  }
}

/** The largest sandbox window, and the smallest picture playable on a phone. */
const LARGEST: DraftSize = { width: 1024, height: 768 }
export const DRAFT_SIZE: DraftSize = { width: 800, height: 600 }
const SMALLEST = 200

/** The window size for the size a game asks for; the default if it asks for nothing that fits. */
export function sizeFor(wish: DraftSize | undefined): DraftSize {
  if (!wish || wish.width < SMALLEST || wish.height < SMALLEST) return DRAFT_SIZE
  if (wish.width > LARGEST.width || wish.height > LARGEST.height) return LARGEST
  const even = (size: number) => size + (size % 2)
  return { width: even(wish.width), height: even(wish.height) }
}

/** Generic trial input for an unknown game: usual start keys, then all directions. */
export function trialLines({ width, height }: DraftSize, keys: readonly string[]): string[] {
  const at = (x: number, y: number) => `${Math.round(width * x)} ${Math.round(height * y)}`
  const others = keys.filter((code) => !['Space', 'Enter', 'Escape'].includes(code)).slice(0, 2)
  return [
    'press Enter',
    'press Space',
    `click ${at(0.5, 0.5)}`,
    'press Enter',
    'hold ArrowRight 0.5',
    'hold ArrowLeft 0.5',
    'hold ArrowUp 0.4',
    'hold ArrowDown 0.4',
    ...others.map((code) => `press ${code}`),
    `click ${at(0.3, 0.4)}`,
    'press Space',
    `drag ${at(0.4, 0.6)} ${at(0.6, 0.6)}`,
    'hold ArrowRight 0.3',
  ]
}

/** Cost of streaming picture and sound, in hundredths of a core. */
const STREAM_WEIGHT = 15
const [LIGHTEST, HEAVIEST] = [15, 400]
const MOST_SAVES = 8

/** The part of a profile that only a probe can determine. */
export function seenParts(seen: DraftSeen, facts: PackageFacts) {
  const controls = controlsOf(readControls(`${facts.manual}\n${facts.about}`), seen.answers)
  return {
    ...controls,
    framesPerSecond: 30 as const,
    weight: Math.min(HEAVIEST, Math.max(LIGHTEST, Math.round(seen.cpu + STREAM_WEIGHT))),
    hasSound: seen.hasSound,
    saves: savesOf(seen.wrote),
  }
}

const SAVE_PATH = /^[A-Za-z0-9.][A-Za-z0-9._/-]*$/
/** Folders shared by many programs: a game's own are below them. */
const SHARED = /^(\.config|\.local|\.local\/share|\.local\/state)$/

/** What to save for a player: the files or folders that the game wrote. */
export function savesOf(wrote: readonly string[]): string[] {
  const kept = wrote.filter((path) => SAVE_PATH.test(path) && !path.includes('..')).map(ownFolder)
  return [...new Set(kept)].toSorted().slice(0, MOST_SAVES)
}

function ownFolder(path: string): string {
  const parts = path.split('/')
  let depth = 1
  while (depth < parts.length && SHARED.test(parts.slice(0, depth).join('/'))) depth += 1
  return parts.slice(0, depth).join('/')
}
