import type { Brush } from '#kit/game/micro/brush.ts'
import type { Played, Scene } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
import type { CampaignState } from '../rules/campaign-rules.ts'
import { fieldOf, hintOf, type Field, type Tools } from './field.ts'
import { nearestAhead } from './steps.ts'

/** Something to touch: a box around a place, and what touching it means. */
export interface Spot extends Point {
  readonly wide: number
  readonly high: number
  /** A move, or a mere selection. */
  readonly input?: number
  readonly pick?: number
}

/** What a table shows and how it is touched; everything else is alike on all of them. */
export interface Table<State extends CampaignState> {
  readonly width: number
  readonly height: number
  /** Touch targets, the uppermost last. `picked` is the selection. */
  spots(state: State, picked: number | undefined): readonly Spot[]
  paint(brush: Brush, state: State, shown: Shown<State>): void
  /** Animates a move; returns its seconds. */
  played(move: Played<State, number>, show: Show): number
  /** The places a move goes over. */
  wayOf(input: number, state: State): readonly Point[]
  /** The selection after a move. */
  keeps?(move: Played<State, number>): number | undefined
}

export interface Shown<State> {
  readonly picked: number | undefined
  /** The state before the last move while it is being shown, and how far that is (0 to 1). */
  readonly before: State | undefined
  readonly k: number
  readonly input: number | undefined
}

/** What a move may do to eye and ear. */
export interface Show {
  sound: Tools<CampaignState>['context']['host']['sound']
  vibrate(): void
  quake(strength: number): void
  burst(at: Point, colors: readonly string[], count?: number): void
  /** A ring that grows and fades. */
  flash(at: Point, color: string, delay?: number): void
}

const MOVE_SECONDS = 0.34

/** Rings that grow and fade. */
function openFlashes(tools: Pick<Tools<CampaignState>, 'effects'>) {
  let flashes: { readonly at: Point; readonly color: string; k: number }[] = []
  return {
    add(at: Point, color: string, delay = 0) {
      const mark = { at, color, k: 0 }
      flashes.push(mark)
      tools.effects.tween(0.5, (k) => (mark.k = k), {
        delay,
        done: () => (flashes = flashes.filter((one) => one !== mark)),
      })
    },
    clear: () => (flashes = []),
    draw(brush: Brush) {
      for (const { at, color, k } of flashes)
        if (k > 0) brush.ring(at.x, at.y, 16 + k * 26, 8 * (1 - k) + 1, color, 1 - k)
    },
  }
}

const showOf = <State extends CampaignState>(
  tools: Tools<State>,
  field: Field,
  flashes: ReturnType<typeof openFlashes>,
): Show => ({
  sound: (name, pitch) => tools.context.host.sound(name, pitch),
  vibrate: () => tools.context.host.vibrate(),
  quake: (strength) => tools.effects.quake(strength),
  burst: (at, colors, count = 14) => tools.effects.burst(field.toScreen(at), { count, colors, speed: 160 }),
  flash: (at, color, delay) => flashes.add(at, color, delay),
})

export function spotScene<State extends CampaignState>(
  tools: Tools<State>,
  table: Table<State>,
): Scene<State, number> {
  const { host } = tools.context
  const field = fieldOf(table.width, table.height)
  const hints = hintOf(tools)
  let picked: number | undefined
  let cursor: Point | undefined
  let moving: { readonly before: State; readonly input: number; k: number } | undefined
  const flashes = openFlashes(tools)
  const show = showOf(tools, field, flashes)

  const spotAt = ({ x, y }: Point) =>
    table
      .spots(tools.state(), picked)
      .findLast((spot) => Math.abs(spot.x - x) <= spot.wide / 2 && Math.abs(spot.y - y) <= spot.high / 2)

  function touch(at: Point) {
    const spot = spotAt(at)
    if (spot?.input !== undefined) return tools.send(spot.input)
    host.sound(spot ? 'flip' : 'tap')
    picked = spot?.pick === picked ? undefined : spot?.pick
    tools.redraw()
  }

  return {
    layout: (size) => field.layout(size),
    show() {
      picked = cursor = moving = undefined
      flashes.clear()
      hints.clear()
    },
    play(move) {
      hints.clear()
      picked = table.keeps?.(move)
      const motion = { before: move.before, input: move.input, k: 0 }
      moving = motion
      tools.effects.tween(MOVE_SECONDS, (k) => (motion.k = k), {
        done: () => {
          if (moving === motion) moving = undefined
        },
      })
      return Math.max(MOVE_SECONDS, table.played(move, show))
    },
    draw(pen) {
      const state = tools.state()
      field.paint(pen, (brush) => {
        table.paint(brush, state, {
          picked,
          before: moving?.before,
          k: moving?.k ?? 1,
          input: moving?.input,
        })
        flashes.draw(brush)
        if (hints.input !== undefined)
          for (const at of table.wayOf(hints.input, state))
            brush.ring(at.x, at.y, 30 + hints.pulse * 6, 5, '#ffe066')
        if (cursor) brush.ring(cursor.x, cursor.y, 32, 4, '#bfe3ff')
      })
    },
    point: (input) => hints.show(input),
    path: (input) => table.wayOf(input, tools.state()).map(field.toScreen),
    down(at) {
      cursor = undefined
      touch(field.toField(at))
    },
    key(key) {
      if ((key === 'Enter' || key === ' ') && cursor) {
        touch(cursor)
        return true
      }
      const spots = table.spots(tools.state(), picked)
      const from = spots.findIndex(({ x, y }) => x === cursor?.x && y === cursor.y)
      const next = nearestAhead(spots, from, key)
      if (next === undefined) return false
      const { x, y } = spots[next]!
      cursor = { x, y }
      tools.redraw()
      return true
    },
  }
}
