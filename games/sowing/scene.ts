import type { Box } from '#kit/game/draw.ts'
import { paintCursor, paintHint } from '#kit/game/duel/marks.ts'
import type { Sound } from '#kit/game/duel/motion.ts'
import type { Seat } from '#kit/game/duel/rules.ts'
import { noMarks, type DuelScene, type Step } from '#kit/game/duel/scene.ts'
import { ease } from '#kit/game/effects.ts'
import { sprites } from '#kit/game/sprites.ts'
import type { Point, Stage } from '#kit/game/stage.ts'
import { paintBoard, paintCount, paintSeed, paintSeeds, SEED_COLORS } from './board-art.ts'
import type { SowingDefinition } from './definitions.ts'
import { layoutOf, shapeOf } from './layout.ts'
import { sow, type SowingPosition, type SowStep } from './sow.ts'

interface Wishes {
  readonly definition: SowingDefinition
  stage(): Stage
  sound: Sound
  number(value: number): string
}

/** The hand that carries seeds from place to place. */
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

/** The board of pits: seeds fly one by one, each with a knock that rises. */
export function sowingScene({ definition, stage, sound, number }: Wishes): DuelScene<SowingPosition, number> {
  const { pits: count, palette } = definition
  const marks = noMarks()
  const stamps = sprites()
  let near: Seat = 0
  let room: Box = { x: 0, y: 0, width: 300, height: 160 }
  let layout = layoutOf(room, count, near)
  /** Seeds as they lie now: pits, then stores. */
  let shown: number[] = []
  let turn: Seat = 0
  let flight: Flight | undefined
  let era = 0

  const seedSize = () => Math.max(5, layout.pit.x * 0.29)

  function show(position: SowingPosition) {
    era++
    flight = undefined
    shown = allOf(position)
    turn = position.turn
  }

  /** Runs the steps one after the other. */
  function run(steps: readonly SowStep[], mine: number, finish: () => void) {
    const seconds = Math.max(FASTEST_STEP, Math.min(SLOWEST_STEP, SOWING_SECONDS / steps.length))
    let hand = 0
    let from = 0
    let drops = 0
    const go = (index: number): void => {
      const step = steps[index]
      if (mine !== era) return
      if (!step) {
        flight = undefined
        return finish()
      }
      const goOn = (): void => {
        if (mine === era) go(index + 1)
      }
      if (step.kind === 'lift') {
        hand = shown[step.spot]!
        shown[step.spot] = 0
        from = step.spot
        sound('move')
        return goOn()
      }
      const isTake = step.kind === 'take'
      const target = isTake ? 2 * count + step.seat : step.spot
      const seeds = isTake ? shown[step.spot]! : hand
      const start = isTake ? step.spot : from
      if (isTake) shown[step.spot] = 0
      const flying: Flight = { from: layout.centre(start), to: layout.centre(target), seeds, k: 0 }
      flight = flying
      const done = () => {
        if (mine !== era) return
        shown[target] = shown[target]! + (isTake ? seeds : 1)
        if (!isTake) {
          hand--
          from = step.spot
        }
        flight = undefined
        const pitch = Math.min(HIGHEST_PITCH, drops++)
        sound(isTake ? 'score' : target >= 2 * count ? 'coin' : 'tap', isTake ? 4 : pitch)
        goOn()
      }
      stage().effects.tween(isTake ? 0.3 : seconds, (k) => void (flying.k = k), { ease: ease.inOut, done })
    }
    go(0)
  }

  function perform({ before, move, after }: Step<SowingPosition, number>, landed: () => void) {
    const mine = ++era
    flight = undefined
    shown = allOf(before)
    const { steps } = sow(definition, before, move)
    run(steps, mine, () => {
      show(after)
      stage().invalidate()
      landed()
    })
  }

  function drawPits({ pen }: Stage) {
    const seed = seedSize()
    const size = Math.max(14, Math.min(26, layout.pit.x * 0.62))
    for (let spot = 0; spot < 2 * count + 2; spot++) {
      const at = layout.centre(spot)
      const isStore = spot >= 2 * count
      paintSeeds(pen, at, isStore ? layout.store : layout.pit, spot, shown[spot]!, seed)
      const half = isStore ? layout.store.y : layout.pit.y
      const below = at.y > layout.box.y + layout.box.height / 2
      const isEnd = isStore && count > 7
      const y = isEnd ? at.y : at.y + (below || isStore ? 1 : -1) * (half - size * 0.2)
      paintCount(pen, { x: at.x, y }, number(shown[spot]!), isStore ? size * 1.15 : size)
    }
  }

  function outline({ pen }: Stage, spot: number, color: string) {
    const { x, y } = layout.centre(spot)
    const { pit } = layout
    pen.beginPath()
    pen.roundRect(x - pit.x, y - pit.y, 2 * pit.x, 2 * pit.y, Math.min(pit.x, pit.y))
    pen.strokeStyle = color
    pen.lineWidth = 3
    pen.stroke()
  }

  function drawFlight({ pen }: Stage, { from, to, seeds, k }: Flight) {
    const lift = Math.sin(Math.PI * k) * layout.pit.y * 0.7
    const [x, y] = [from.x + (to.x - from.x) * k, from.y + (to.y - from.y) * k - lift - seedSize()]
    const around = Math.min(8, seeds)
    for (let index = 0; index < around; index++) {
      const angle = index * 2.4
      const far = index === 0 ? 0 : seedSize() * 1.1
      paintSeed(
        pen,
        x + Math.cos(angle) * far,
        y + Math.sin(angle) * far,
        seedSize(),
        SEED_COLORS[index % 5]!,
      )
    }
  }

  return {
    marks,
    shape: shapeOf(count),
    fit(newRoom) {
      room = newRoom
      layout = layoutOf(room, count, near)
      stamps.clear()
      return layout.box
    },
    turnTo(newNear) {
      near = newNear
      layout = layoutOf(room, count, near)
    },
    spots: () => Array.from({ length: 2 * count }, (_, spot) => spot),
    centre: (spot) => layout.centre(spot),
    spotAt: (at) => layout.spotAt(at),
    show,
    perform,
    draw(on) {
      const { pen } = on
      const { box } = layout
      const picture = {
        key: 'board',
        width: box.width,
        height: box.height,
        bleed: 24,
        paint(inner: CanvasRenderingContext2D) {
          inner.translate(-box.x, -box.y)
          paintBoard(inner, layout, count, palette)
        },
      }
      stamps.draw(pen, picture, box)
      for (const spot of marks.targets) outline(on, spot, 'rgb(255 226 140 / .75)')
      for (const spot of marks.last) outline(on, spot, '#3fe0cf')
      drawPits(on)
      if (marks.aim !== undefined) outline(on, marks.aim, '#ffffff')
      for (const spot of marks.hint) paintHint(pen, layout.centre(spot), layout.pit.x * 2)
      if (marks.cursor !== undefined) paintCursor(pen, layout.centre(marks.cursor), layout.pit.x * 2)
      if (flight) drawFlight(on, flight)
    },
    token(pen, seat, { x, y }, radius) {
      paintSeed(pen, x, y, radius * 0.85, SEED_COLORS[seat === 0 ? 0 : 2])
    },
    joy: ({ stores }) => [layout.centre(2 * count + (stores[0] >= stores[1] ? 0 : 1)), layout.centre(turn)],
  }
}
