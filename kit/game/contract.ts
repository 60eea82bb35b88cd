import type { Random } from '#kit/random/random.ts'
import type { Gains, ProgressShown, ProgressWish } from './progress/shown.ts'

export type Status = 'playing' | 'won' | 'lost' | 'over'

/** An effect of an input: the view animates it, the gate counts its kinds. */
export interface SimEvent {
  readonly kind: string
  readonly x?: number
  readonly y?: number
  readonly amount?: number
}

/**
 * One run of a game: pure and deterministic. No Date, no Math.random, no DOM; ranked scores use `kit/game/exact-math.ts`
 * instead of Math.sin and similar. The same seed and inputs give the same hash on every machine.
 */
export interface Sim<Input> {
  readonly status: Status
  readonly score: number
  /** 0 to 1, for save slots, bots and the gate. */
  readonly progress: number
  /** Something bought with coins was used: the run is not ranked, because purses are stored in the player's browser. */
  readonly isHelped?: boolean
  /** Turn based: every legal move. Real time: every possible input. Never empty while playing. */
  legal(): readonly Input[]
  /** Turn based: one move. Real time: one tick of 1/60 s with this input. */
  apply(input: Input): readonly SimEvent[]
  /** A short text that covers the whole visible state. */
  hash(): string
  /** Everything needed to continue, at most 64 kB; `create` restores it. */
  save(): string
}

export type Genre = 'puzzle' | 'board' | 'arcade' | 'idle' | 'sports' | 'racing' | 'shooter' | 'io'
/** Categories of the home page. A game has its genre and any number of tags. */
export type Tag = Genre | 'cards' | 'numbers' | 'matching' | 'two-players' | 'skill'

/** One game of the catalogue: an entry of data. Families add the fields of their rules. */
export interface GameDefinition {
  /** Unique in its family; its name is the text `title.<id>`. */
  readonly id: string
  /** Public and permanent: assigned to the slug in `games/registry.tsv`. */
  readonly gameId: number
  readonly slug: string
  /** What distinguishes it from other games. */
  readonly distinct: 'rules' | 'board' | 'levels'
  readonly genre: Genre
  readonly tags: readonly Tag[]
  readonly players: 1 | 2 | 4
  readonly orientation: 'portrait' | 'landscape' | 'any'
  readonly input: readonly ('tap' | 'drag' | 'swipe' | 'hold' | 'keys')[]
  /** Length of one sitting, in seconds. */
  readonly session: readonly [shortest: number, longest: number]
  /** Number of levels in its pack; 0 means endless. */
  readonly levels: number
  readonly score: {
    readonly best: 'highest' | 'lowest'
    readonly unit: 'points' | 'milliseconds' | 'moves' | 'wins'
    readonly ranked: boolean
  }
  /** Seed of its background tune; derived from its number by default. */
  readonly tune: number
  /** Background of the stage, centre and edge, as `#rrggbb`; the edge also tints the tile's caption. */
  readonly ground: readonly [glow: string, deep: string]
}

/** A cell of a board, in any unit, and its content at the start of a game. */
export interface BoardCell {
  readonly x: number
  readonly y: number
  readonly mark?: string | number
}

/** A family without its view; runs without a browser. */
export interface Family<Definition extends GameDefinition = GameDefinition, Input = unknown> {
  /** The folder's name. */
  readonly name: string
  readonly realtime: boolean
  readonly definitions: readonly Definition[]
  create(definition: Definition, seed: number, level: number, saved?: string): Sim<Input>
  /** A good move, or undefined if the family has no bot for this state. Strength 0 makes mistakes, 2 plays well. */
  bot(sim: Sim<Input>, random: Random, strength: 0 | 1 | 2): Input | undefined
  /** Whether the computer moves next, in games whose view asks `bot` for its move. */
  isRivalsTurn?(sim: Sim<Input>): boolean
  /**
   * Whether an untrusted input belongs to this game. By default the inputs of `legal()` do; needed if `legal()` lists only
   * a sample (an angle, a place).
   */
  allows?(sim: Sim<Input>, input: unknown): boolean
  /** False if undo would reveal future chance, a hidden card or an answer. Undo is allowed by default. */
  mayUndo?(definition: Definition): boolean
  /** What survives undo, such as mistakes: makes the save to restore from the ones after and before the move. */
  takenBack?(undone: string, before: string): string
  /** The board of a game, in families whose games may differ in it: the gate compares them. */
  board?(definition: Definition): readonly BoardCell[]
  /** A winning sequence of inputs for this level, if one can be proved. */
  prove?(definition: Definition, seed: number, level: number): readonly Input[] | undefined
}

/** The shared sounds. A game may shift the pitch by semitones. */
export type SoundName =
  | 'tap'
  | 'move'
  | 'flip'
  | 'deal'
  | 'place'
  | 'merge'
  | 'score'
  | 'coin'
  | 'pop'
  | 'hit'
  | 'bounce'
  | 'jump'
  | 'slice'
  | 'boost'
  | 'shoot'
  | 'bad'
  | 'win'
  | 'lose'

/** A counter the page shows above the stage, beside score and best. At most two. */
export interface HudItem {
  readonly id: string
  readonly label: string
  readonly value: string
}

/** A setting that the page offers in its menu (difficulty, board, opponent); changing it calls `setOption`. */
export interface GameOption {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

/** What a game knows about the end of a run besides its score. Texts are in the player's language. */
export interface EndFacts {
  /** Why it ended, in a few words: "Checkmate", "Out of charge". */
  readonly reason?: string
  /** The score needed to win. */
  readonly target?: number
  /** Coins, missions and medals of the run. */
  readonly gains?: Gains
}

/** What the portal does for a game. Score, best, undo and storing turn-based runs need no call: the run does them. */
export interface GameHost {
  /** The first frame is drawn: the player can play. */
  ready(): void
  /** The player has started or paused. */
  playing(on: boolean): void
  /** At most two counters beside score and best. */
  hud(items: readonly HudItem[]): void
  /** Enables the hint button. */
  canHint(can: boolean): void
  options(options: readonly GameOption[]): void
  /** The run and its last animation have ended. The page celebrates, stores the best and offers the next run. */
  over(stars?: 0 | 1 | 2 | 3, facts?: EndFacts): void
  /** Stores data across runs (coins, unlocked items, missions); at most 64 kB. */
  remember(data: string): void
  /** Purse, missions, shop, medals and level map, shown by the page. */
  progress?(shown: ProgressShown): void
  /** Celebrates with a strength from 0 to 1: vibration, and confetti from 0.8. */
  happy(strength: number): void
  vibrate(): void
  /** Shows the score of a round outside this page's runs; it is neither stored nor ranked. */
  score?(score: number): void
  sound(name: SoundName, pitch?: number): void
  toast(text: string): void
  /** Read aloud by screen readers. */
  announce(text: string): void
}

/** The page's connection to a room on the server; `kit/game/rooms/wire.ts` has its messages. */
export interface RoomLine {
  send(message: Uint8Array): void
  close(): void
}

export interface RoomListener {
  heard(message: Uint8Array): void
  /** The server is unreachable, or asks the player to wait this many seconds. */
  lost(wait?: number): void
}

/** The room of a game that a player asks for. */
export interface RoomWish {
  /** Cars, players or hands per side. */
  readonly team: 1 | 2
  /** Code of a private room; without it one of the public rooms. */
  readonly code?: string
}

/** One run of a game: the sim, its recorded inputs and undo. */
export interface Run<Input> {
  /** Replaced by undo: read it each time. */
  readonly sim: Sim<Input>
  readonly seed: number
  readonly level: number
  /** Applies an input, records it for the replay, shows the new score and, turn based, stores the run. */
  apply(input: Input): readonly SimEvent[]
  /** Help that the player used; a run made by a game itself has none. */
  readonly aids?: Readonly<Record<'undos' | 'hints' | 'retries', number>>
  readonly canUndo: boolean
  /** Turn based only: undoes the last input; false if there is none. */
  undo(): boolean
}

export interface GameContext<Definition extends GameDefinition = GameDefinition, Input = unknown> {
  readonly definition: Definition
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly reducedMotion: boolean
  /** True when this visitor opens the game for the first time: show the ghost finger. */
  readonly firstTime: boolean
  readonly host: GameHost
  /** Texts of the family in the player's language: `text('title.easy')`. */
  text(key: string, values?: Readonly<Record<string, string | number>>): string
  number(value: number): string
  /** The run to show first: the stored one if any, else a new one. */
  open(): Run<Input>
  /** A new run; without a seed the page deals one, without a level it uses the current one. */
  fresh(wish?: RunWish): Run<Input>
  /** Last value of an option. */
  remembered(optionId: string): string | undefined
  /** What `host.remember` stored. */
  readonly memory: string | undefined
  /** Connects to a room of this game, if the portal has rooms. */
  join?(listener: RoomListener, wish?: RoomWish): RoomLine
  /** Somebody else's run with this seed and level, at the same tick as the player's own. */
  ghost?(): Sim<Input> | undefined
}

export interface RunWish {
  readonly seed?: number
  readonly level?: number
}

/** What the portal calls on a mounted game. */
export interface GameHandle {
  pause(): void
  resume(): void
  /** Restarts with `context.fresh(wish)`; must show the new board within a second. */
  restart(wish?: RunWish): void
  /** The portal called `run.undo()`: show the board again. Absent in families without undo. */
  undone?(): void
  hint?(): void
  /** Turn based: makes this move with its animation, as if by the player. Without it, `undone` shows the board. */
  follow?(input: unknown): void
  setOption?(id: string, value: string): void
  /** The player buys or equips an item, or skips a level, on the page. */
  wish?(wish: ProgressWish): void
  /** Enters a room on the server. */
  enter?(wish: RoomWish): void
  /** Size of the smallest tap target on the board in CSS pixels: `npm run games:cells` measures it. */
  touchSize?(): number | undefined
  /** Must leave no timer, listener or animation frame. */
  destroy(): void
}

/** Default export of `games/<family>/view.ts`. */
export interface GameView<Definition extends GameDefinition, Input> {
  readonly family: Family<Definition, Input>
  /** Also plays in rooms on the server, with `context.join`. */
  readonly joins?: boolean
  /** Draws `context.ghost()` beside the player, so that the game can be raced. */
  readonly showsGhost?: boolean
  /** Arrow keys do the same as swipes: the page says so if there is a keyboard. */
  hasArrows?(definition: Definition): boolean
  mount(canvas: HTMLCanvasElement, context: GameContext<Definition, Input>): GameHandle
}
