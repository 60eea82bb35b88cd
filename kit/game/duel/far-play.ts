import type {
  Family,
  GameContext,
  GameDefinition,
  GameHandle,
  GameHost,
  GameView,
  Run,
} from '#kit/game/contract.ts'
import type { PlayServices } from '#kit/game/play.ts'
import { SILENT_HOST, speakingTo } from '#kit/game/silent-host.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Translate } from '#kit/i18n/texts.ts'
import { AWAY_LEVELS, FRIEND_LEVEL } from './modes.ts'
import type { MoveName, Seat } from './rules.ts'
import type { DuelContext, FarSide } from './table.ts'

export interface FarWishes {
  readonly canvas: HTMLCanvasElement
  readonly view: GameView<GameDefinition, MoveName>
  readonly definition: GameDefinition
  readonly language: Language
  readonly text: Translate
  readonly services: PlayServices
  readonly reducedMotion: boolean
  readonly far: FarSide<MoveName>
  readonly seed: number
  /** The player's seat; `undefined` for spectators. */
  readonly seat: Seat | undefined
}

/** Mounts a remote duel on a canvas. Nothing of it is stored in this browser. */
export function openFarPlay(wishes: FarWishes): GameHandle {
  const { canvas, view, definition, services, far, seed, seat } = wishes
  const level = seat === undefined ? FRIEND_LEVEL : AWAY_LEVELS[seat]
  const open = () => runOf(view.family, definition, { seed, level, moves: far.moves() })
  const context: DuelContext<MoveName> & GameContext<GameDefinition, MoveName> = {
    ...speakingTo(wishes),
    definition,
    firstTime: false,
    host: hostOf(services),
    open,
    fresh: open,
    remembered: () => undefined,
    memory: undefined,
    far,
  }
  return view.mount(canvas, context)
}

/** What the page does for the board; scores, hints and options are only for games against the computer. */
const hostOf = (services: PlayServices): GameHost => ({
  ...SILENT_HOST,
  happy(strength) {
    services.vibrate()
    if (strength >= 0.8) services.confetti()
  },
  vibrate: () => services.vibrate(),
  sound: (name, pitch) => services.sound(name, pitch),
  toast: (text) => services.toast(text),
  announce: (text) => services.announce(text),
})

/** A run in the position after these moves, without undo. */
function runOf(
  family: Family<GameDefinition, MoveName>,
  definition: GameDefinition,
  {
    seed,
    level,
    moves,
  }: { readonly seed: number; readonly level: number; readonly moves: readonly MoveName[] },
): Run<MoveName> {
  const sim = family.create(definition, seed, level)
  for (const move of moves) sim.apply(move)
  return { sim, seed, level, canUndo: false, undo: () => false, apply: (move) => sim.apply(move) }
}
