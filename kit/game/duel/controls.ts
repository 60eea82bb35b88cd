import type { GameHost } from '#kit/game/contract.ts'
import { confirmedSpot, fairAim, forgetAim, liftAim, pressAim, type FairAim } from '#kit/game/fair-aim/aim.ts'
import { drawAim } from '#kit/game/fair-aim/loupe.ts'
import type { Point, Stage } from '#kit/game/stage.ts'
import type { Match } from './match.ts'
import { spotReached } from './reach.ts'
import type { MoveName } from './rules.ts'
import type { DuelScene, Marks } from './scene.ts'
import { nextSpot } from './walk.ts'
import { seatTitle, type DuelContext, type DuelTable } from './table.ts'

/** Pointer and keyboard: a move is made by tapping the spots of its path, or by dragging from the first to the last. */
export interface Controls {
  down(at: Point): void
  move(at: Point): void
  up(at: Point): void
  /** True when the key was used. */
  key(name: string): boolean
  /** Another turn: clears the selection. */
  turned(): void
  /** Draws what helps a finger to aim, over a finished frame. */
  draw(on: Stage): void
}

interface Wishes<Position, Move extends MoveName> {
  readonly canvas: HTMLCanvasElement
  readonly context: DuelContext<Move>
  readonly table: DuelTable<Position, Move>
  readonly scene: DuelScene<Position, Move>
  readonly match: Match<Position, Move>
  stage(): Stage
  /** Called after a move by the player. */
  moved(): void
  /** Aborts when the board is closed. */
  readonly signal: AbortSignal
}

/** A press becomes a drag after this many pixels. */
const DRAG_PIXELS = 7

const startsWith = (path: readonly number[], spots: readonly number[]) =>
  spots.every((spot, index) => path[index] === spot)

/** The current selection of pointer and keyboard. */
interface Grip<Position, Move extends MoveName> {
  readonly canvas: HTMLCanvasElement
  readonly context: DuelContext<Move>
  readonly table: DuelTable<Position, Move>
  readonly scene: DuelScene<Position, Move>
  readonly match: Match<Position, Move>
  readonly stage: () => Stage
  readonly moved: () => void
  readonly host: GameHost
  readonly marks: Marks
  readonly aim: FairAim
  ways: readonly { readonly move: Move; readonly path: readonly number[] }[]
  pressed: boolean
  wasChosen: boolean
}

export function openControls<Position, Move extends MoveName>(wishes: Wishes<Position, Move>): Controls {
  const { canvas, context, table, scene, match, stage, moved, signal } = wishes
  const { host } = context
  const { marks } = scene
  const aim = fairAim(canvas, scene, (spot) => canBePlayed(grip, spot), signal)
  const grip: Grip<Position, Move> = {
    canvas,
    context,
    table,
    scene,
    match,
    stage,
    moved,
    host,
    marks,
    aim,
    ways: [],
    pressed: false,
    wasChosen: false,
  }
  return {
    down: (at) => down(grip, at),
    move: (at) => move(grip, at),
    up: (at) => up(grip, at),
    key: (name) => pressKey(grip, name),
    turned: () => turned(grip),
    draw: (on) => drawAim(aim, on, marks.aim),
  }
}

const waysFrom = <Position, Move extends MoveName>(grip: Grip<Position, Move>, spots: readonly number[]) =>
  grip.ways.filter(({ path }) => startsWith(path, spots))

/** The move that tapping this spot would complete; the last spot suffices if only one path leads to it. */
function finishing<Position, Move extends MoveName>(
  grip: Grip<Position, Move>,
  spot: number,
): Move | undefined {
  const { marks } = grip
  const open = waysFrom(grip, marks.chosen)
  const whole = open.filter(
    ({ path }) => path.length === marks.chosen.length + 1 && path[marks.chosen.length] === spot,
  )
  if (whole[0]) return whole[0].move
  if (marks.chosen.length === 0) return undefined
  const ends = open.filter(({ path }) => path.at(-1) === spot)
  return ends.length === 1 ? ends[0]!.move : undefined
}

function choose<Position, Move extends MoveName>(grip: Grip<Position, Move>, spots: readonly number[]) {
  const { marks } = grip
  marks.chosen = spots
  const open = waysFrom(grip, spots)
  const next = open.flatMap(({ path }) => path[spots.length] ?? [])
  const ends = spots.length > 0 ? open.flatMap(({ path }) => path.at(-1) ?? []) : []
  marks.targets = [...new Set([...next, ...ends])]
  marks.aim = grip.aim.kept = undefined
  grip.stage().invalidate()
}

function play<Position, Move extends MoveName>(grip: Grip<Position, Move>, move: Move, dropped: boolean) {
  const { marks } = grip
  grip.moved()
  marks.aim = marks.drag = undefined
  grip.pressed = false
  choose(grip, [])
  grip.match.play(move, dropped)
}

/** The path that tapping this spot continues or starts. */
function startWith<Position, Move extends MoveName>(grip: Grip<Position, Move>, spot: number) {
  const longer = [...grip.marks.chosen, spot]
  const first = grip.table.chosenFirst?.(grip.match.state.position) ?? []
  return [longer, [...first, spot], [spot]].find((start) => waysFrom(grip, start).length > 0)
}

const canBePlayed = <Position, Move extends MoveName>(grip: Grip<Position, Move>, spot: number) =>
  finishing(grip, spot) !== undefined || startWith(grip, spot) !== undefined

function spotUnder<Position, Move extends MoveName>({ scene, table, aim }: Grip<Position, Move>, at: Point) {
  const confirmed = confirmedSpot(aim, at)
  if (confirmed !== undefined) return confirmed
  return table.isCrowded ? spotReached(scene, at, aim.canBePlayed) : scene.spotAt(at)
}

/** Continues a path, starts another, or rejects the touch. */
function touch<Position, Move extends MoveName>(
  grip: Grip<Position, Move>,
  spot: number | undefined,
): boolean {
  const start = spot === undefined ? undefined : startWith(grip, spot)
  if (!start) return false
  grip.host.sound('tap')
  choose(grip, start)
  return true
}

function refuse<Position, Move extends MoveName>(grip: Grip<Position, Move>) {
  if (grip.marks.chosen.length > 0) grip.host.sound('bad')
  choose(grip, grip.table.chosenFirst?.(grip.match.state.position) ?? [])
}

function down<Position, Move extends MoveName>(grip: Grip<Position, Move>, at: Point) {
  const { host, marks } = grip
  host.playing(true)
  marks.cursor = undefined
  if (grip.match.legal.length === 0) return
  if (!pressAim(grip.aim, at)) {
    marks.aim = undefined
    return grip.stage().invalidate()
  }
  const spot = spotUnder(grip, at)
  grip.pressed = true
  grip.wasChosen = spot !== undefined && marks.chosen.length === 1 && marks.chosen[0] === spot
  if (spot !== undefined && finishing(grip, spot) !== undefined) {
    host.sound('tap', 4)
    marks.aim = spot
    return grip.stage().invalidate()
  }
  if (!touch(grip, spot)) refuse(grip)
}

function move<Position, Move extends MoveName>(grip: Grip<Position, Move>, at: Point) {
  const { stage, marks } = grip
  if (grip.match.legal.length === 0 || grip.aim.kept !== undefined) return
  const spot = spotUnder(grip, at)
  const finishes = spot !== undefined && finishing(grip, spot) !== undefined
  const { held } = stage()
  const from = marks.chosen.at(-1)
  const far = held && Math.hypot(at.x - held.x, at.y - held.y) > DRAG_PIXELS
  if (grip.pressed && from !== undefined && marks.aim === undefined && far) marks.drag = { from, at }
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
  const live = finishes || (spot !== undefined && waysFrom(grip, [spot]).length > 0)
  grip.canvas.style.cursor = live ? 'pointer' : 'default'
}

function up<Position, Move extends MoveName>(grip: Grip<Position, Move>, at: Point) {
  const { marks } = grip
  const { drag, aim } = marks
  marks.drag = undefined
  if (!grip.pressed) return
  grip.pressed = false
  const spot = spotUnder(grip, at)
  const found = spot === undefined ? undefined : finishing(grip, spot)
  if (spot !== undefined && found !== undefined && (aim !== undefined || drag)) {
    if (liftAim(grip.aim, at, spot)) return play(grip, found, drag !== undefined)
    marks.aim = spot
    grip.host.announce(grip.table.nameOf(spot, grip.match.state.position))
    return grip.stage().invalidate()
  }
  forgetAim(grip.aim)
  marks.aim = undefined
  if (drag && spot !== drag.from) grip.host.sound('bad', 2)
  else if (grip.wasChosen) refuse(grip)
  grip.stage().invalidate()
}

function walk<Position, Move extends MoveName>(grip: Grip<Position, Move>, name: string): boolean {
  const { scene, marks, match, table, context } = grip
  const spots = scene.spots()
  // Starts where a move is possible.
  const own = grip.ways[grip.ways.length >> 1]?.path[0]
  const from = marks.cursor ?? own ?? marks.last.at(-1) ?? spots[Math.floor(spots.length / 2)]
  const next = marks.cursor === undefined ? from : nextSpot(scene, from ?? 0, name)
  if (next === undefined) return false
  marks.cursor = next
  const { position } = match.state
  const owner = table.ownerOf?.(next, position)
  const place = table.nameOf(next, position)
  grip.host.announce(
    owner === undefined
      ? place
      : context.text('say.move', { player: seatTitle(context, match.state, owner), move: place }),
  )
  grip.stage().invalidate()
  return true
}

function pressKey<Position, Move extends MoveName>(grip: Grip<Position, Move>, name: string) {
  const { marks } = grip
  if (grip.aim.kept !== undefined) marks.aim = undefined
  forgetAim(grip.aim)
  if (name.startsWith('Arrow')) return walk(grip, name)
  if (name === 'Escape') {
    refuse(grip)
    return true
  }
  const { cursor } = marks
  if ((name !== 'Enter' && name !== ' ') || cursor === undefined || grip.match.legal.length === 0)
    return false
  const found = finishing(grip, cursor)
  const again = marks.chosen.length === 1 && marks.chosen[0] === cursor
  if (found !== undefined) play(grip, found, false)
  else if (again || !touch(grip, cursor)) refuse(grip)
  return true
}

function turned<Position, Move extends MoveName>(grip: Grip<Position, Move>) {
  const { match, table } = grip
  grip.pressed = false
  grip.marks.drag = undefined
  forgetAim(grip.aim)
  const { position } = match.state
  grip.ways = match.legal.map((one) => ({ move: one, path: table.pathOf(one, position) }))
  choose(grip, grip.ways.length > 0 ? (table.chosenFirst?.(position) ?? []) : [])
}
