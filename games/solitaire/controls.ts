import type { Point, Stage } from '#kit/game/stage.ts'
import { gripOf, topCards, type Board } from './board.ts'
import type { Card } from './cards.ts'
import { dropMove, movesFrom, tapMove } from './choose.ts'
import { runLength } from './fits.ts'
import { legalMoves } from './moves.ts'
import { isOpen } from './state.ts'
import type { Scene } from './scene.ts'
import type { Table } from './table.ts'

/** Finger and mouse: tap, drag, drop. */
export interface Controls {
  down(at: Point): void
  move(at: Point, stage: Stage): void
  up(at: Point): void
  /** The pile that the dragged cards would drop on now. */
  readonly target: number | undefined
  reset(): void
}

interface Grip {
  readonly pile: number
  readonly count: number
  readonly cards: readonly Card[]
  readonly from: Point
  readonly offset: Point
  readonly isLoose: boolean
}

const DRAG_PIXELS = 7
/** Share of a card that must cover its target. */
const SMALLEST_COVER = 0.1

/** The dragged cards and their target. */
interface Fingers {
  readonly board: Board
  readonly scene: Scene
  readonly table: Table
  grip: Grip | undefined
  isDragging: boolean
  target: number | undefined
  /** First card of a selected pair. */
  chosen: number | undefined
}

export function openControls(board: Board): Controls {
  const { scene, table } = board

  const fingers: Fingers = {
    board,
    scene,
    table,
    grip: undefined,
    isDragging: false,
    target: undefined,
    chosen: undefined,
  }

  return {
    get target() {
      return fingers.target
    },
    down: (at) => down(fingers, at),
    move: (at, stage) => move(fingers, at, stage),
    up: () => up(fingers),
    reset: () => reset(fingers),
  }
}

function choose(fingers: Fingers, pile: number | undefined) {
  const { board, scene } = fingers
  fingers.chosen = pile
  scene.glowing = new Set(pile === undefined ? [] : topCards(board.state, pile))
}

function isLoose({ board, table }: Fingers, pile: number, count: number): boolean {
  const { kind } = table.slots[pile]!
  if (kind === 'stock' || kind === 'home' || count === 0 || !isOpen(table, board.state, pile)) return false
  if (kind !== 'column') return count === 1
  return count <= runLength(table.rules.columns, board.state.piles[pile]!)
}

function useStock({ board, table }: Fingers) {
  const move = legalMoves(table, board.state).find(({ kind }) => kind === 'draw' || kind === 'reshuffle')
  if (!move || !board.play(move)) board.refuse(topCards(board.state, table.stock!))
}

function tap(fingers: Fingers, { pile, count, cards }: Grip) {
  const { board, table } = fingers
  if (table.rules.home.kind === 'pairs') return tapPair(fingers, pile, count, cards)
  const { state } = board
  const source = state.piles[pile]!
  const isColumn = table.slots[pile]!.kind === 'column'
  const run = isColumn ? runLength(table.rules.columns, source) : 1
  const move =
    tapMove(table, state, pile, count) ?? (count < run ? tapMove(table, state, pile, run) : undefined)
  if (!move || !board.play(move)) board.refuse(cards)
}

function tapPair(fingers: Fingers, pile: number, count: number, cards: readonly Card[]) {
  const { board, table } = fingers
  const moves = movesFrom(legalMoves(table, board.state), pile, count)
  const partner = fingers.chosen
  const move =
    moves.find(({ kind }) => kind === 'remove') ??
    moves.find((one) => one.kind === 'pair' && (one.from === partner || one.with === partner))
  choose(fingers, undefined)
  if (move) board.play(move)
  else if (partner === pile) board.context.host.sound('tap')
  else if (moves.length > 0) {
    choose(fingers, pile)
    board.context.host.sound('tap')
  } else board.refuse(cards)
}

/** The legal pile that the dragged card covers most. */
function targetAt(
  { board, scene, table }: Fingers,
  { x, y }: Point,
  { pile, count }: Grip,
): number | undefined {
  const { layout, places } = scene
  let best: number | undefined
  let most = layout.width * layout.height * SMALLEST_COVER
  for (const [to, spot] of layout.spots.entries()) {
    if (to === pile || !dropMove(table, board.state, pile, count, to)) continue
    const top = places.findLast((place) => place.pile === to) ?? spot
    const wide = Math.max(0, layout.width - Math.abs(top.x - x))
    // A long column also accepts cards dropped on its upper part.
    const [from, until] = [Math.max(y, spot.y), Math.min(y + layout.height, top.y + layout.height)]
    const cover = wide * Math.max(0, until - from)
    if (cover > most) [best, most] = [to, cover]
  }
  return best
}

function drop(fingers: Fingers, { pile, count, cards }: Grip) {
  const { board, scene, table } = fingers
  const move =
    fingers.target === undefined ? undefined : dropMove(table, board.state, pile, count, fingers.target)
  scene.carried = []
  if (move && board.play(move, { seconds: 0.12 })) return
  board.context.host.sound('move', -4)
  scene.show(board.state, { bounce: true, seconds: 0.26 })
  scene.glowing = new Set([...scene.glowing].filter((card) => !cards.includes(card)))
}

function down(fingers: Fingers, at: Point) {
  const { board, scene, table } = fingers
  fingers.grip = undefined
  if (!board.isOpen) return
  const hit = scene.hit(at)
  if (!hit) return choose(fingers, undefined)
  const { pile, count } = hit
  if (pile === table.stock) return useStock(fingers)
  const cards = gripOf(board.state, pile, count)
  const first = cards[0]
  if (first === undefined) return choose(fingers, undefined)
  // The final place counts, not the current one: the card moves into the hand.
  const { x, y } = scene.places.find(({ card }) => card === first)!
  fingers.grip = {
    pile,
    count,
    cards,
    from: at,
    offset: { x: at.x - x, y: at.y - y },
    isLoose: isLoose(fingers, pile, count),
  }
}

function move(fingers: Fingers, at: Point, stage: Stage) {
  const { board, scene } = fingers
  if (!fingers.grip || !stage.held) return
  const far = Math.hypot(at.x - fingers.grip.from.x, at.y - fingers.grip.from.y) > DRAG_PIXELS
  if (!fingers.isDragging && (!far || !fingers.grip.isLoose)) return
  if (!fingers.isDragging) board.context.host.sound('tap')
  fingers.isDragging = true
  const corner = { x: at.x - fingers.grip.offset.x, y: at.y - fingers.grip.offset.y }
  scene.carry(fingers.grip.cards, corner)
  fingers.target = targetAt(fingers, corner, fingers.grip)
  stage.invalidate()
}

function up(fingers: Fingers) {
  const held = fingers.grip
  const wasDragging = fingers.isDragging
  fingers.grip = undefined
  fingers.isDragging = false
  if (held && wasDragging) drop(fingers, held)
  else if (held && fingers.board.isOpen) tap(fingers, held)
  fingers.target = undefined
}

function reset(fingers: Fingers) {
  fingers.grip = undefined
  fingers.isDragging = false
  fingers.target = undefined
  fingers.scene.carried = []
  choose(fingers, undefined)
}
