import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { clamp, end, freshBase, type Base, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { numbersTo } from '#kit/game/micro/places.ts'
import { along, type Place, type Thing } from '#kit/game/things/things.ts'

/** What these games keep; each adds its own fields. */
export interface Yard extends Base {
  lives: number
  wave: number
  /** Ticks until the next shot. */
  cool: number
  foes: Thing[]
  shots: Thing[]
  darts: Thing[]
}

export type YardRules<State extends Yard = Yard> = MicroRules<State>

export const startYard = (lives = 3): Yard => ({
  ...freshBase(),
  lives,
  wave: 1,
  cool: 0,
  foes: [],
  shots: [],
  darts: [],
})

/** A drawn sling: an angle in steps of three degrees from the right over the top to the left, a force in twentieths. */
const ANGLES = 61
const FORCES = 20
export const SLINGS = numbersTo(ANGLES * FORCES)
const DEGREES = 3
const RADIAN = Math.PI / 180

export interface Sling {
  readonly degrees: number
  /** 0 to 1. */
  readonly force: number
}
export const slingInput = ({ degrees, force }: Sling) =>
  1 +
  Math.round(clamp(degrees, 0, 180) / DEGREES) +
  ANGLES * (Math.round(clamp(force, 1 / FORCES, 1) * FORCES) - 1)
export const slingOf = (input: number): Sling => ({
  degrees: ((input - 1) % ANGLES) * DEGREES,
  force: (Math.floor((input - 1) / ANGLES) + 1) / FORCES,
})
/** How a slung thing flies off; angles turn against the clock, y goes down. */
export const slung = (input: number, fastest: number) => {
  const { degrees, force } = slingOf(input)
  return along(-degrees * RADIAN, force * fastest)
}

/** One sling per angle that reaches a goal under gravity, as hints for bots. */
export function slingsTo(
  from: Place,
  goal: Place,
  {
    fastest,
    gravity,
    wind = 0,
  }: { readonly fastest: number; readonly gravity: number; readonly wind?: number },
): number[] {
  const inputs: number[] = []
  for (const degrees of [20, 32, 44, 56, 68]) {
    const side = goal.x < from.x ? 180 - degrees : degrees
    const [cos, sin] = [exactCos(side * RADIAN), exactSin(side * RADIAN)]
    for (let force = 4; force <= FORCES; force++) {
      const speed = (force / FORCES) * fastest
      const ticks = Math.abs((goal.x - from.x) / (cos * speed))
      const x = from.x + cos * speed * ticks + (wind * ticks * ticks) / 2
      const y = from.y - sin * speed * ticks + (gravity * ticks * ticks) / 2
      if (Math.abs(x - goal.x) < 16 && Math.abs(y - goal.y) < 22)
        inputs.push(slingInput({ degrees: side, force: force / FORCES }))
    }
  }
  return inputs
}

/** A loss costs a life and the combo. */
export function lose(state: Yard, turn: Turn, at: Place) {
  if (state.over) return
  state.lives--
  state.combo = 0
  turn.tell('hurt', at.x, at.y)
  if (state.lives <= 0) end(state, turn, at)
}

export const isOut = ({ x, y }: Place, floor = 400) => x < -30 || x > 430 || y > floor
