import type { TableState } from '#kit/game/cards/card-rules.ts'
import type { GameContext, GameDefinition, GameHandle } from '#kit/game/contract.ts'
import type { Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import { openStage } from '#kit/game/stage.ts'
import type { FarSide, Sight } from './table.ts'

/** A table with hidden hands, and its remote side. */
export interface SealedTable<Definition extends GameDefinition, State> {
  readonly far: FarSide<number>
  scene(tools: SceneTools<Definition, State, number>): Scene<State, number>
}

/** Text keys for the names of the seat at the lower edge and the others. */
export interface SeatKeys {
  readonly own: string
  /** Clockwise from the own seat. */
  readonly rivals: readonly string[]
  /** The family's texts for the end; the page around the board says who has won. */
  readonly ends: readonly string[]
}

/** The texts of a family with the names of the players inserted. */
export function namedText(
  text: GameContext['text'],
  { names, sight }: FarSide<number>,
  keys: SeatKeys,
): GameContext['text'] {
  return (key, values) => {
    const seat = sight?.()?.seat
    const rival = keys.rivals.indexOf(key) + 1
    if (rival > 0) return names[((seat ?? 0) + rival) % names.length]!
    if (key === keys.own && seat === undefined) return names[0]
    return keys.ends.includes(key) ? '' : text(key, values)
  }
}

interface Shown<State> {
  readonly state: State
  readonly count: number
  readonly mayMove: boolean
}

/** Mounts a table with hidden hands: it shows what the portal sends and evaluates no rules itself. */
export function mountSealed<Definition extends GameDefinition, State extends TableState>(
  canvas: HTMLCanvasElement,
  context: GameContext<Definition, number>,
  table: SealedTable<Definition, State>,
): GameHandle {
  const { far } = table
  let shown: Shown<State> | undefined
  let scene: Scene<State, number> | undefined
  const tools: SceneTools<Definition, State, number> = {
    context,
    get effects() {
      return stage.effects
    },
    state: () => shown!.state,
    send(move) {
      if (far.mayMove()) far.made(move)
    },
    redraw: () => stage.invalidate(),
  }
  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (size) => shown && scene?.layout(size, shown.state),
    draw: ({ pen, time }) => scene?.draw(pen, time),
    animating: () => !context.reducedMotion && (scene?.lively?.() ?? false),
    down: (at) => scene?.down?.(at),
    move: (at) => scene?.move?.(at, stage.held),
    up: (at, from) => scene?.up?.(at, from),
    key: (key, event) => scene?.key?.(key, event) ?? false,
  })

  function follow() {
    const before = shown
    const now = shownBy<State>(far.sight?.(), far.mayMove())
    if (!now || (before && isSame(before, now))) return
    shown = now
    if (!scene) {
      scene = table.scene(tools)
      scene.layout(stage, now.state)
      scene.show(now.state)
    } else if (before && now.count === before.count + 1) animate(scene, before.state, now.state)
    else scene.show(now.state)
    stage.invalidate()
  }
  const unwatch = far.watch(follow)
  follow()
  context.host.ready()

  return {
    pause: stage.pause,
    resume: stage.resume,
    // The board cannot restart a remote game.
    restart: follow,
    destroy() {
      unwatch()
      stage.destroy()
    },
  }
}

const shownBy = <State>(sight: Sight | undefined, mayMove: boolean): Shown<State> | undefined =>
  sight && { state: sight.position as State, count: sight.count, mayMove }

const isSame = <State>(one: Shown<State>, other: Shown<State>) =>
  one.state === other.state && one.mayMove === other.mayMove

/** Animates the last move visible to both, which the position contains. */
function animate<State extends TableState>(scene: Scene<State, number>, before: State, after: State) {
  const [input, ...film] = after.film
  if (input === undefined) return scene.show(after)
  scene.play({ input, before, after: { ...after, film }, events: [] })
}
