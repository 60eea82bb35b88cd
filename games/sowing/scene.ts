import type { Box } from '#kit/game/draw.ts'
import { paintCursor, paintHint } from '#kit/game/duel/marks.ts'
import type { Sound } from '#kit/game/duel/motion.ts'
import type { Seat } from '#kit/game/duel/rules.ts'
import { noMarks, type DuelScene, type Step, type Marks } from '#kit/game/duel/scene.ts'
import { ease } from '#kit/game/effects.ts'
import { sprites, type Sprites } from '#kit/game/sprites.ts'
import type { Point, Stage } from '#kit/game/stage.ts'
import { paintBoard, paintCount, paintSeed, paintSeeds, SEED_COLORS } from './board-art.ts'
import type { SowingDefinition } from './definitions.ts'
import { layoutOf, shapeOf, type Layout } from './layout.ts'
import { sow, type SowingPosition, type SowStep } from './sow.ts'

interface Wishes {
  readonly definition: SowingDefinition
  stage(): Stage
  sound: Sound
  number(value: number): string
}

/** The animated hand that carries seeds from place to place. */
interface Flight {
  readonly from: Point
  readonly to: Point
  readonly seeds: number
  k: number
}

const SLOWEST_STEP = 0.17
const FASTEST_STEP = 0.045
/** A whole sowing should not last longer. */
const SOWING_SECONDS = 3
const HIGHEST_PITCH = 14

const allOf = ({ pits, stores }: SowingPosition) => [...pits, ...stores]

const FIRST_ROOM: Box = { x: 0, y: 0, width: 300, height: 160 }

/** The displayed bowls: seeds in place, and those in the hand. */
interface Bowls {
  readonly definition: SowingDefinition
  readonly stage: () => Stage
  readonly sound: Sound
  readonly number: (value: number) => string
  readonly count: number
  readonly palette: SowingDefinition['palette']
  readonly marks: Marks
  readonly stamps: Sprites
  near: Seat
  room: Box
  layout: Layout
  /** Displayed seeds: pits, then stores. */
  shown: number[]
  turn: Seat
  flight: Flight | undefined
  era: number
}

/** The board of pits: seeds fly one by one, each with a knock that rises. */
export function sowingScene({ definition, stage, sound, number }: Wishes): DuelScene<SowingPosition, number> {
  const { pits: count, palette } = definition
  const marks = noMarks()
  const stamps = sprites()
  const bowls: Bowls = {
    definition,
    stage,
    sound,
    number,
    count,
    palette,
    marks,
    stamps,
    near: 0,
    room: FIRST_ROOM,
    layout: layoutOf(FIRST_ROOM, count, 0),
    shown: [],
    turn: 0,
    flight: undefined,
    era: 0,
  }
  return {
    marks,
    shape: shapeOf(count),
    fit(newRoom) {
      bowls.room = newRoom
      bowls.layout = layoutOf(bowls.room, count, bowls.near)
      stamps.clear()
      return bowls.layout.box
    },
    turnTo(newNear) {
      bowls.near = newNear
      bowls.layout = layoutOf(bowls.room, count, bowls.near)
    },
    spots: () => Array.from({ length: 2 * count }, (_, spot) => spot),
    centre: (spot) => bowls.layout.centre(spot),
    spotAt: (at) => bowls.layout.spotAt(at),
    show: (position) => show(bowls, position),
    perform: (step, landed) => perform(bowls, step, landed),
    draw: (on) => draw(bowls, on),
    token(pen, seat, { x, y }, radius) {
      paintSeed(pen, x, y, radius * 0.85, SEED_COLORS[seat === 0 ? 0 : 2])
    },
    joy: ({ stores }) => [
      bowls.layout.centre(2 * count + (stores[0] >= stores[1] ? 0 : 1)),
      bowls.layout.centre(bowls.turn),
    ],
  }
}

const seedSize = (bowls: Bowls) => Math.max(5, bowls.layout.pit.x * 0.29)

function show(bowls: Bowls, position: SowingPosition) {
  bowls.era++
  bowls.flight = undefined
  bowls.shown = allOf(position)
  bowls.turn = position.turn
}

/** Runs the steps one after the other. */
function run(bowls: Bowls, steps: readonly SowStep[], mine: number, finish: () => void) {
  const { sound, count } = bowls
  const seconds = Math.max(FASTEST_STEP, Math.min(SLOWEST_STEP, SOWING_SECONDS / steps.length))
  let hand = 0
  let from = 0
  let drops = 0
  const go = (index: number): void => {
    const step = steps[index]
    if (mine !== bowls.era) return
    if (!step) {
      bowls.flight = undefined
      return finish()
    }
    const goOn = (): void => {
      if (mine === bowls.era) go(index + 1)
    }
    if (step.kind === 'lift') {
      hand = bowls.shown[step.spot]!
      bowls.shown[step.spot] = 0
      from = step.spot
      sound('move')
      return goOn()
    }
    const isTake = step.kind === 'take'
    const target = isTake ? 2 * count + step.seat : step.spot
    const seeds = isTake ? bowls.shown[step.spot]! : hand
    const start = isTake ? step.spot : from
    if (isTake) bowls.shown[step.spot] = 0
    const flying: Flight = { from: bowls.layout.centre(start), to: bowls.layout.centre(target), seeds, k: 0 }
    bowls.flight = flying
    const done = () => {
      if (mine !== bowls.era) return
      bowls.shown[target] = bowls.shown[target]! + (isTake ? seeds : 1)
      if (!isTake) {
        hand--
        from = step.spot
      }
      bowls.flight = undefined
      const pitch = Math.min(HIGHEST_PITCH, drops++)
      sound(isTake ? 'score' : target >= 2 * count ? 'coin' : 'tap', isTake ? 4 : pitch)
      goOn()
    }
    bowls
      .stage()
      .effects.tween(isTake ? 0.3 : seconds, (k) => void (flying.k = k), { ease: ease.inOut, done })
  }
  go(0)
}

function perform(bowls: Bowls, { before, move, after }: Step<SowingPosition, number>, landed: () => void) {
  const mine = ++bowls.era
  bowls.flight = undefined
  bowls.shown = allOf(before)
  const { steps } = sow(bowls.definition, before, move)
  run(bowls, steps, mine, () => {
    show(bowls, after)
    bowls.stage().invalidate()
    landed()
  })
}

function drawPits(bowls: Bowls, { pen }: Stage) {
  const { count } = bowls
  const seed = seedSize(bowls)
  const size = Math.max(14, Math.min(26, bowls.layout.pit.x * 0.62))
  for (let spot = 0; spot < 2 * count + 2; spot++) {
    const at = bowls.layout.centre(spot)
    const isStore = spot >= 2 * count
    paintSeeds(pen, at, isStore ? bowls.layout.store : bowls.layout.pit, spot, bowls.shown[spot]!, seed)
    const half = isStore ? bowls.layout.store.y : bowls.layout.pit.y
    const below = at.y > bowls.layout.box.y + bowls.layout.box.height / 2
    const isEnd = isStore && count > 7
    const y = isEnd ? at.y : at.y + (below || isStore ? 1 : -1) * (half - size * 0.2)
    paintCount(pen, { x: at.x, y }, bowls.number(bowls.shown[spot]!), isStore ? size * 1.15 : size)
  }
}

function outline(bowls: Bowls, { pen }: Stage, spot: number, color: string) {
  const { x, y } = bowls.layout.centre(spot)
  const { pit } = bowls.layout
  pen.beginPath()
  pen.roundRect(x - pit.x, y - pit.y, 2 * pit.x, 2 * pit.y, Math.min(pit.x, pit.y))
  pen.strokeStyle = color
  pen.lineWidth = 3
  pen.stroke()
}

function drawFlight(bowls: Bowls, { pen }: Stage, { from, to, seeds, k }: Flight) {
  const lift = Math.sin(Math.PI * k) * bowls.layout.pit.y * 0.7
  const [x, y] = [from.x + (to.x - from.x) * k, from.y + (to.y - from.y) * k - lift - seedSize(bowls)]
  const around = Math.min(8, seeds)
  for (let index = 0; index < around; index++) {
    const angle = index * 2.4
    const far = index === 0 ? 0 : seedSize(bowls) * 1.1
    paintSeed(
      pen,
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far,
      seedSize(bowls),
      SEED_COLORS[index % 5]!,
    )
  }
}

function draw(bowls: Bowls, on: Stage) {
  const { marks } = bowls
  const { pen } = on
  const { box } = bowls.layout
  const picture = {
    key: 'board',
    width: box.width,
    height: box.height,
    bleed: 24,
    paint(inner: CanvasRenderingContext2D) {
      inner.translate(-box.x, -box.y)
      paintBoard(inner, bowls.layout, bowls.count, bowls.palette)
    },
  }
  bowls.stamps.draw(pen, picture, box)
  for (const spot of marks.targets) outline(bowls, on, spot, 'rgb(255 226 140 / .75)')
  for (const spot of marks.last) outline(bowls, on, spot, '#3fe0cf')
  drawPits(bowls, on)
  if (marks.aim !== undefined) outline(bowls, on, marks.aim, '#ffffff')
  for (const spot of marks.hint) paintHint(pen, bowls.layout.centre(spot), bowls.layout.pit.x * 2)
  if (marks.cursor !== undefined) paintCursor(pen, bowls.layout.centre(marks.cursor), bowls.layout.pit.x * 2)
  if (bowls.flight) drawFlight(bowls, on, bowls.flight)
}
