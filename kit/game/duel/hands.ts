import type { Point, Stage } from '#kit/game/stage.ts'
import type { Match } from './match.ts'
import type { MoveName } from './rules.ts'
import type { DuelScene } from './scene.ts'
import { nextSpot } from './walk.ts'
import { seatTitle, type DuelContext, type DuelTable } from './table.ts'

/** Finger, mouse and keys: a move is made by touching the spots of its path, or by dragging from the first to the last. */
export interface Hands {
  down(at: Point): void
  move(at: Point): void
  up(at: Point): void
  /** True when the key was used. */
  key(name: string): boolean
  /** Another turn: forget what was chosen. */
  turned(): void
}

interface Wishes<Position, Move extends MoveName> {
  readonly canvas: HTMLCanvasElement
  readonly context: DuelContext<Move>
  readonly table: DuelTable<Position, Move>
  readonly scene: DuelScene<Position, Move>
  readonly match: Match<Position, Move>
  stage(): Stage
  /** The player has made a move by hand. */
  moved(): void
}

/** A press becomes a drag after this many pixels. */
const DRAG_PIXELS = 7

const startsWith = (path: readonly number[], spots: readonly number[]) =>
  spots.every((spot, index) => path[index] === spot)

export function openHands<Position, Move extends MoveName>(wishes: Wishes<Position, Move>): Hands {
  const { canvas, context, table, scene, match, stage, moved } = wishes
  const { host } = context
  const { marks } = scene
  let ways: readonly { readonly move: Move; readonly path: readonly number[] }[] = []
  let pressed = false
  let wasChosen = false

  const waysFrom = (spots: readonly number[]) => ways.filter(({ path }) => startsWith(path, spots))

  /** The move that a touch of this spot would finish; a last spot is enough where only one path leads to it. */
  function finishing(spot: number): Move | undefined {
    const open = waysFrom(marks.chosen)
    const whole = open.filter(
      ({ path }) => path.length === marks.chosen.length + 1 && path[marks.chosen.length] === spot,
    )
    if (whole[0]) return whole[0].move
    if (marks.chosen.length === 0) return undefined
    const ends = open.filter(({ path }) => path.at(-1) === spot)
    return ends.length === 1 ? ends[0]!.move : undefined
  }

  function choose(spots: readonly number[]) {
    marks.chosen = spots
    const open = waysFrom(spots)
    const next = open.flatMap(({ path }) => path[spots.length] ?? [])
    const ends = spots.length > 0 ? open.flatMap(({ path }) => path.at(-1) ?? []) : []
    marks.targets = [...new Set([...next, ...ends])]
    marks.aim = undefined
    stage().invalidate()
  }

  function play(move: Move, dropped: boolean) {
    moved()
    marks.aim = marks.drag = undefined
    pressed = false
    choose([])
    match.play(move, dropped)
  }

  /** Goes on with a path, starts another, or says no. */
  function touch(spot: number | undefined): boolean {
    if (spot === undefined) return false
    const longer = [...marks.chosen, spot]
    const first = table.chosenFirst?.(match.state.position) ?? []
    for (const start of [longer, [...first, spot], [spot]])
      if (waysFrom(start).length > 0) {
        host.sound('tap')
        choose(start)
        return true
      }
    return false
  }

  function refuse() {
    if (marks.chosen.length > 0) host.sound('bad')
    choose(table.chosenFirst?.(match.state.position) ?? [])
  }

  function down(at: Point) {
    host.playing(true)
    marks.cursor = undefined
    if (match.legal.length === 0) return
    const spot = scene.spotAt(at)
    pressed = true
    wasChosen = spot !== undefined && marks.chosen.length === 1 && marks.chosen[0] === spot
    if (spot !== undefined && finishing(spot) !== undefined) {
      host.sound('tap', 4)
      marks.aim = spot
      return stage().invalidate()
    }
    if (!touch(spot)) refuse()
  }

  function move(at: Point) {
    if (match.legal.length === 0) return
    const spot = scene.spotAt(at)
    const finishes = spot !== undefined && finishing(spot) !== undefined
    const { held } = stage()
    const from = marks.chosen.at(-1)
    const far = held && Math.hypot(at.x - held.x, at.y - held.y) > DRAG_PIXELS
    if (pressed && from !== undefined && marks.aim === undefined && far) marks.drag = { from, at }
    if (marks.drag) {
      marks.drag = { from: marks.drag.from, at }
      marks.aim = finishes ? spot : undefined
      return stage().invalidate()
    }
    const aim = finishes ? spot : undefined
    if (aim !== marks.aim) {
      marks.aim = aim
      stage().invalidate()
    }
    const live = finishes || (spot !== undefined && waysFrom([spot]).length > 0)
    canvas.style.cursor = live ? 'pointer' : 'default'
  }

  function up(at: Point) {
    const { drag, aim } = marks
    marks.drag = undefined
    if (!pressed) return
    pressed = false
    const spot = scene.spotAt(at)
    const found = spot === undefined ? undefined : finishing(spot)
    if (found !== undefined && (aim !== undefined || drag)) return play(found, drag !== undefined)
    marks.aim = undefined
    if (drag && spot !== drag.from) host.sound('bad', 2)
    else if (wasChosen) refuse()
    stage().invalidate()
  }

  function walk(name: string): boolean {
    const spots = scene.spots()
    const from = marks.cursor ?? marks.last.at(-1) ?? spots[Math.floor(spots.length / 2)]
    const next = marks.cursor === undefined ? from : nextSpot(scene, from ?? 0, name)
    if (next === undefined) return false
    marks.cursor = next
    const { position } = match.state
    const owner = table.ownerOf?.(next, position)
    const place = table.nameOf(next, position)
    host.announce(
      owner === undefined
        ? place
        : context.text('say.move', { player: seatTitle(context, match.state, owner), move: place }),
    )
    stage().invalidate()
    return true
  }

  return {
    down,
    move,
    up,
    key(name) {
      if (name.startsWith('Arrow')) return walk(name)
      if (name === 'Escape') {
        refuse()
        return true
      }
      const { cursor } = marks
      if ((name !== 'Enter' && name !== ' ') || cursor === undefined || match.legal.length === 0) return false
      const found = finishing(cursor)
      const again = marks.chosen.length === 1 && marks.chosen[0] === cursor
      if (found !== undefined) play(found, false)
      else if (again || !touch(cursor)) refuse()
      return true
    },
    turned() {
      pressed = false
      marks.drag = undefined
      const { position } = match.state
      ways = match.legal.map((one) => ({ move: one, path: table.pathOf(one, position) }))
      choose(ways.length > 0 ? (table.chosenFirst?.(position) ?? []) : [])
    },
  }
}
