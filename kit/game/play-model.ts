import type { Language } from '#kit/i18n/languages.ts'
import type { Translate } from '#kit/i18n/texts.ts'
import type { Random } from '#kit/random/random.ts'
import type { TextStorage } from '#kit/storage/text-storage.ts'
import type {
  Family,
  GameDefinition,
  GameOption,
  GameView,
  HudItem,
  RoomLine,
  RoomListener,
  RoomWish,
  Sim,
  SoundName,
  Status,
} from './contract.ts'
import type { Gains, ProgressShown, ProgressWish } from './progress/shown.ts'
import type { Replay } from './run.ts'

/** What the page shows around a running game. */
export interface PlayState {
  readonly phase: 'loading' | 'playing' | 'paused' | 'ended'
  readonly score: number
  readonly best: number | undefined
  readonly level: number
  readonly stars: Readonly<Record<number, number>>
  readonly hud: readonly HudItem[]
  readonly options: readonly GameOption[]
  readonly canUndo: boolean
  readonly canHint: boolean
  readonly daily: boolean
  /** Moves were taken back, hints asked for, or the deal was known: the run stands in no table. */
  readonly isAssisted?: boolean
  /** Somebody else’s run goes along. */
  readonly isRacing?: boolean
  /** What the player owns in this game, where it has a purse. */
  readonly progress?: ProgressShown
  readonly result:
    | {
        readonly status: Exclude<Status, 'playing'>
        readonly score: number
        readonly isBest: boolean
        /** There was no mark before it. */
        readonly isFirst?: boolean
        /** It sets no mark: a level or match was lost, or the run was helped. */
        readonly isUnmarked?: boolean
        /** Which scores are good, the player's best before, and what would have won it as far as the game says. */
        readonly best?: 'highest' | 'lowest'
        readonly before?: number | undefined
        readonly target?: number | undefined
        /** Why it ended, as far as the game says. */
        readonly reason?: string | undefined
        readonly gains?: Gains | undefined
        readonly stars?: 0 | 1 | 2 | 3
      }
    | undefined
}

/** What the page lends to a game; the sound engine and the toast arrive later than the game. */
export interface PlayServices {
  sound(name: SoundName, pitch?: number): void
  vibrate(): void
  toast(text: string): void
  announce(text: string): void
  confetti(): void
  playing(on: boolean): void
}

export interface Play {
  readonly slug: string
  readonly canvas: HTMLCanvasElement
  /** A real-time game waits for a tap after a pause; a turn-based one just goes on. */
  readonly isRealtime: boolean
  /** Whether moves can be taken back. */
  readonly mayUndo: boolean
  /** The arrow keys do what swipes do. */
  readonly hasArrows?: boolean
  /** Levels in the game's pack; 0 for an endless game. */
  readonly levels: number
  state(): PlayState
  subscribe(listener: () => void): () => void
  undo(): void
  hint(): void
  /** A new deal, of another level where one is wished. */
  restart(wish?: { readonly level?: number }): void
  /** The same board from its beginning. */
  again(): void
  /** There is a board to begin again; an endless run in real time is another one each time. */
  readonly hasBoard: boolean
  /** Whether so much was played that leaving it is asked for first. */
  isLong(): boolean
  /** The challenge of the day: everybody gets the same seed. */
  playDaily(): void
  setOption(id: string, value: string): void
  /** Buys, puts on, or leaves a level out. */
  wish(wish: ProgressWish): void
  /** Goes into a room on the server. */
  enter(wish: RoomWish): void
  /** The smallest thing on the board that is tapped, in CSS pixels; nothing where the game does not say. */
  touchSize(): number | undefined
  pause(): void
  resume(): void
  /** Names the rules it runs under, and the day whose challenge it may be. */
  readonly version: string | undefined
  readonly day: string
  /** Seed and inputs of the run; nothing when they are no longer all known. */
  replay(): Replay | undefined
  /** Names the run to the server that dealt it; nothing for a run that is the player's own alone. */
  runId(): string | undefined
  /** Whether the game shows somebody else’s run beside the player’s. */
  readonly canRace: boolean
  /** Starts anew on the ghost’s seed and level, with it alongside, as long as these are played again. */
  race(open: OpenGhost): void
  destroy(): void
}

export interface PlayWishes<Definition extends GameDefinition, Input> {
  readonly canvas: HTMLCanvasElement
  readonly view: GameView<Definition, Input>
  readonly definition: Definition
  readonly language: Language
  readonly text: Translate
  readonly storage: TextStorage
  readonly services: PlayServices
  readonly random: Random
  /** The day of the daily challenge, e.g. `2026-11-20`, and its seed. */
  readonly day: { readonly name: string; readonly seed: number }
  readonly reducedMotion: boolean
  /** Names the family's rules as they were built. */
  readonly version?: string
  readonly join?: (listener: RoomListener, wish?: RoomWish) => RoomLine
  /** Begins the next run that the server has dealt; without one a run is the player's own alone. */
  readonly deal?: () => DealtSeed | undefined
}

/** A seed that the server has dealt for one run. */
export interface DealtSeed {
  readonly runId: string
  readonly seed: number
}

/** Somebody else's run, played again tick by tick beside the player's. */
export interface Ghost<Input = unknown> {
  readonly seed: number
  readonly level: number
  readonly sim: Sim<Input>
  step(): void
  rewind(): void
}

/** Makes a ghost of a game; the code for it comes when the first race is asked for. */
export type OpenGhost = <Definition extends GameDefinition, Input>(
  family: Family<Definition, Input>,
  definition: Definition,
) => Ghost<Input>
