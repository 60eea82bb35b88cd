import type { Random } from '#kit/random/random.ts'
import type { Gains, ProgressShown, ProgressWish } from './progress/shown.ts'

export type Status = 'playing' | 'won' | 'lost' | 'over'

/** What one input caused: the view animates it, the gate counts its kinds. */
export interface SimEvent {
  readonly kind: string
  readonly x?: number
  readonly y?: number
  readonly amount?: number
}

/**
 * One run of a game: pure and deterministic. No Date, no Math.random, no DOM; Math.sin and friends only through
 * `kit/game/exact-math.ts` where a score is ranked. The same seed and inputs give the same hash on every machine.
 */
export interface Sim<Input> {
  readonly status: Status
  readonly score: number
  /** 0 to 1, for save slots, bots and the gate. */
  readonly progress: number
  /** Something that coins buy has helped: no table takes the run, since a purse is the player's own word. */
  readonly isHelped?: boolean
  /** Turn based: every legal move. Real time: the whole input alphabet. Never empty while playing. */
  legal(): readonly Input[]
  /** Turn based: one move. Real time: one tick of 1/60 s under this input. */
  apply(input: Input): readonly SimEvent[]
  /** The whole visible state, short. */
  hash(): string
  /** Everything needed to go on, at most 64 kB; `create` reads it back. */
  save(): string
}

export type Genre = 'puzzle' | 'board' | 'arcade' | 'idle' | 'sports' | 'racing' | 'shooter' | 'io'
/** Categories of the home page. A game has its genre and any number of tags. */
export type Tag = Genre | 'cards' | 'numbers' | 'matching' | 'two-players' | 'skill'

/** One game of the catalogue: a line of data. Families add the fields of their rules. */
export interface GameDefinition {
  /** Names the game inside its family and its texts: `title.<id>`. */
  readonly id: string
  /** Public and for ever: `games/registry.tsv` gives it to the slug. */
  readonly gameId: number
  readonly slug: string
  /** What makes it a game of its own. */
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
  /** Seed of its background tune; follows from its number unless it says otherwise. */
  readonly tune: number
  /** Light of the stage behind the board, centre and edge, as `#rrggbb`; the edge also tints the tile's caption. */
  readonly ground: readonly [glow: string, deep: string]
}

/** A cell of a board, in any unit, and what stands there when a game begins. */
export interface BoardCell {
  readonly x: number
  readonly y: number
  readonly mark?: string | number
}

/** Everything of a family but its looks; runs without a browser. */
export interface Family<Definition extends GameDefinition = GameDefinition, Input = unknown> {
  /** The folder's name. */
  readonly name: string
  readonly realtime: boolean
  readonly definitions: readonly Definition[]
  create(definition: Definition, seed: number, level: number, saved?: string): Sim<Input>
  /** A move worth making, or nothing where the family has no bot for this state. Strength 0 stumbles, 2 plays well. */
  bot(sim: Sim<Input>, random: Random, strength: 0 | 1 | 2): Input | undefined
  /** Whether the next move is the computer's, in games where the view asks `bot` for it. */
  isRivalsTurn?(sim: Sim<Input>): boolean
  /**
   * Whether an input that came from outside is one of this game. Left out, the inputs of `legal()` are; needed where
   * `legal()` can only list a sample (an angle, a place).
   */
  allows?(sim: Sim<Input>, input: unknown): boolean
  /** False where taking a move back would show luck to come, a hidden card or an answer. Left out, it may be done. */
  mayUndo?(definition: Definition): boolean
  /** What stays when a move is taken back, such as mistakes: makes of the save before the move the one to go back to. */
  takenBack?(undone: string, before: string): string
  /** The board of a game, in families whose games may differ by it: the gate compares them. */
  board?(definition: Definition): readonly BoardCell[]
  /** A winning line for this level, when it can be proved. */
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

/** A choice the page offers in its menu (difficulty, board, opponent); changing it calls `setOption`. */
export interface GameOption {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

/** What a game knows of the end of a run beyond its score. Texts are in the player's language. */
export interface EndFacts {
  /** Why it ended, in a few words: "Checkmate", "Out of charge". */
  readonly reason?: string
  /** The score that would have won it. */
  readonly target?: number
  /** Coins, missions and medals that it brought. */
  readonly gains?: Gains
}

/** What the portal does for a game. Score, best, undo and saving of turn-based runs need no call: the run does them. */
export interface GameHost {
  /** The first frame stands: the player can play. */
  ready(): void
  /** The player has really started, or stopped for now. */
  playing(on: boolean): void
  /** At most two counters beside score and best. */
  hud(items: readonly HudItem[]): void
  /** Whether the hint button may be pressed. */
  canHint(can: boolean): void
  options(options: readonly GameOption[]): void
  /** The run has ended and its last animation has played. The page celebrates, keeps the best and offers the next run. */
  over(stars?: 0 | 1 | 2 | 3, facts?: EndFacts): void
  /** Keeps data across runs (coins, unlocked things, missions); at most 64 kB. */
  remember(data: string): void
  /** Purse, missions, shop, medals and the way through the levels, for the page to show. */
  progress?(shown: ProgressShown): void
  /** Joy: 0 to 1. The page adds vibration, and confetti from 0.8. */
  happy(strength: number): void
  vibrate(): void
  /** Shows the score of a round that no run of this page makes; it is neither kept nor ranked. */
  score?(score: number): void
  sound(name: SoundName, pitch?: number): void
  toast(text: string): void
  /** Read out by screen readers. */
  announce(text: string): void
}

/** The page's end of a room on the server; `kit/game/rooms/wire.ts` has what is said. */
export interface RoomLine {
  send(message: Uint8Array): void
  close(): void
}

export interface RoomListener {
  heard(message: Uint8Array): void
  /** The server cannot be reached, or no longer; or it has asked the player to wait so many seconds. */
  lost(wait?: number): void
}

/** Which room of a game a player wants. */
export interface RoomWish {
  /** Cars, players or hands of a side. */
  readonly team: 1 | 2
  /** Names a room that only those come into who know it; left out, one of the rooms of everybody. */
  readonly code?: string
}

/** One run of a game: the sim, its recorded inputs and the way back. */
export interface Run<Input> {
  /** Another object after an undo: read it anew each time. */
  readonly sim: Sim<Input>
  readonly seed: number
  readonly level: number
  /** Applies an input, records it for the replay, shows the new score and, turn based, keeps the run for a reload. */
  apply(input: Input): readonly SimEvent[]
  /** What has helped the player so far; a run that a game makes by itself has none. */
  readonly aids?: Readonly<Record<'undos' | 'hints' | 'retries', number>>
  readonly canUndo: boolean
  /** Turn based only: goes back before the last input; false when there is none. */
  undo(): boolean
}

export interface GameContext<Definition extends GameDefinition = GameDefinition, Input = unknown> {
  readonly definition: Definition
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly reducedMotion: boolean
  /** True the first time this visitor opens the game: show the ghost finger. */
  readonly firstTime: boolean
  readonly host: GameHost
  /** Texts of the family in the player's language: `text('title.easy')`. */
  text(key: string, values?: Readonly<Record<string, string | number>>): string
  number(value: number): string
  /** The run to show first: the kept one if there is one, else a fresh one. */
  open(): Run<Input>
  /** A fresh run; without a seed the page deals one, without a level the current one. */
  fresh(wish?: RunWish): Run<Input>
  /** Value of an option as the player last left it. */
  remembered(optionId: string): string | undefined
  /** What `host.remember` kept. */
  readonly memory: string | undefined
  /** Goes to a room of this game, where the portal has rooms. */
  join?(listener: RoomListener, wish?: RoomWish): RoomLine
  /** Somebody else's run of this seed and level, as far as it was after as many ticks as the player's own. */
  ghost?(): Sim<Input> | undefined
}

export interface RunWish {
  readonly seed?: number
  readonly level?: number
}

/** What the portal asks of a mounted game. */
export interface GameHandle {
  pause(): void
  resume(): void
  /** Starts again with `context.fresh(wish)`; must show the new board within a second. */
  restart(wish?: RunWish): void
  /** The portal has called `run.undo()`: show the board as it stands. Families without undo leave it out. */
  undone?(): void
  hint?(): void
  /** Turn based: makes this move as if the player had made it, with its motion. Left out, `undone` shows the board. */
  follow?(input: unknown): void
  setOption?(id: string, value: string): void
  /** The player buys or puts on something, or leaves a level out, on the page. */
  wish?(wish: ProgressWish): void
  /** Goes into a room on the server. */
  enter?(wish: RoomWish): void
  /** How large, in CSS pixels, the smallest thing on the board is that is tapped: `npm run games:cells` measures it. */
  touchSize?(): number | undefined
  /** Leaves no timer, no listener, no animation frame. */
  destroy(): void
}

/** Default export of `games/<family>/view.ts`. */
export interface GameView<Definition extends GameDefinition, Input> {
  readonly family: Family<Definition, Input>
  /** Plays in rooms on the server too, by `context.join`. */
  readonly joins?: boolean
  /** Draws `context.ghost()` beside the player: the game can be raced. */
  readonly showsGhost?: boolean
  /** The arrow keys do what swipes do: the page says so where there are keys. */
  hasArrows?(definition: Definition): boolean
  mount(canvas: HTMLCanvasElement, context: GameContext<Definition, Input>): GameHandle
}
