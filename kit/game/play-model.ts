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
  /** Undo, hint or a known deal: the run is not ranked. */
  readonly isAssisted?: boolean
  /** A ghost runs alongside. */
  readonly isRacing?: boolean
  /** What the player owns in this game, if it has a purse. */
  readonly progress?: ProgressShown
  readonly result:
    | {
        readonly status: Exclude<Status, 'playing'>
        readonly score: number
        readonly isBest: boolean
        /** There was no earlier record. */
        readonly isFirst?: boolean
        /** Not eligible for a record: lost, or with help. */
        readonly isUnmarked?: boolean
        /** Which scores are better, the player's previous best, and the score needed to win, if the game says it. */
        readonly best?: 'highest' | 'lowest'
        readonly before?: number | undefined
        readonly target?: number | undefined
        /** Why the run ended, if the game says it. */
        readonly reason?: string | undefined
        readonly gains?: Gains | undefined
        readonly stars?: 0 | 1 | 2 | 3
      }
    | undefined
}

/** Services of the page; the sound engine and the toast load later than the game. */
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
  /** A real-time game waits for a tap after a pause; a turn-based one continues. */
  readonly isRealtime: boolean
  /** Whether moves can be undone. */
  readonly mayUndo: boolean
  /** Arrow keys act as swipes. */
  readonly hasArrows?: boolean
  /** Levels in the game's pack; 0 for an endless game. */
  readonly levels: number
  state(): PlayState
  subscribe(listener: () => void): () => void
  undo(): void
  hint(): void
  /** A new deal, of the given level if any. */
  restart(wish?: { readonly level?: number }): void
  /** Restarts the same board. */
  again(): void
  /** There is a board to restart; an endless real-time run differs each time. */
  readonly hasBoard: boolean
  /** Whether leaving needs a confirmation because the run is long. */
  isLong(): boolean
  /** The challenge of the day: everybody gets the same seed. */
  playDaily(): void
  setOption(id: string, value: string): void
  /** Buys or equips an item, or skips a level. */
  wish(wish: ProgressWish): void
  /** Enters a room on the server. */
  enter(wish: RoomWish): void
  /** Size of the smallest tap target in CSS pixels; undefined if the game does not say. */
  touchSize(): number | undefined
  pause(): void
  resume(): void
  /** Version of the rules, and the day if it may be a daily challenge. */
  readonly version: string | undefined
  readonly day: string
  /** Seed and inputs of the run; undefined if they are not all known. */
  replay(): Replay | undefined
  /** The id of the run on the server that dealt it; undefined for an unranked run. */
  runId(): string | undefined
  /** Whether the game can show a ghost. */
  readonly canRace: boolean
  /** Restarts with the seed and level of the ghost and shows it alongside, also when the run is repeated. */
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
  /** Version of the family's rules, from the build. */
  readonly version?: string
  readonly join?: (listener: RoomListener, wish?: RoomWish) => RoomLine
  /** Starts the next run that the server dealt; without one the run is unranked. */
  readonly deal?: () => DealtSeed | undefined
}

/** A seed that the server dealt for one run. */
export interface DealtSeed {
  readonly runId: string
  readonly seed: number
}

/** Somebody else's run, replayed tick by tick beside the player's. */
export interface Ghost<Input = unknown> {
  readonly seed: number
  readonly level: number
  readonly sim: Sim<Input>
  step(): void
  rewind(): void
}

/** Makes a ghost of a game; its code loads with the first race. */
export type OpenGhost = <Definition extends GameDefinition, Input>(
  family: Family<Definition, Input>,
  definition: Definition,
) => Ghost<Input>
