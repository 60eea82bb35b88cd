import { isPlace, placeInput } from './deeds.ts'
import type { ShooterRules } from './world.ts'

/** Sixteen directions of a stick, clockwise from the right; 0 is at rest. */
export const DIRECTIONS = 16
/** A tank fires in one of 64 directions; these come after the sixteen of its stick. */
export const FIRE = 100
export const AIMS = 64
/** A sling is drawn to an angle of 0 to 180 degrees and a force of 0 to 100. */
export const FORCES = 101
export const slingInput = (angle: number, force: number) =>
  1 + Math.max(0, Math.min(180, Math.round(angle))) * FORCES + Math.max(0, Math.min(100, Math.round(force)))
export const slingOf = (input: number) => ({
  angle: Math.floor((input - 1) / FORCES),
  force: (input - 1) % FORCES,
})
/** The three improvements on offer. */
export const CARDS: readonly number[] = [-1, -2, -3]

const GRID = [1, 3, 5, 7, 9, 11]

/** The whole alphabet, or a sample. */
export function inputsOf({ field, control, cards }: ShooterRules): readonly number[] {
  const choices = cards ? CARDS : []
  if (control === 'stick') return [...count(0, DIRECTIONS), ...choices]
  if (control === 'drive') return [...count(0, DIRECTIONS), ...count(FIRE, FIRE + AIMS - 1)]
  if (control === 'sling')
    return [
      0,
      ...[20, 35, 50, 65, 80, 110, 150].flatMap((angle) =>
        [30, 55, 80].map((force) => slingInput(angle, force)),
      ),
    ]
  const [width, height] = field
  const places = GRID.flatMap((row) =>
    GRID.map((column) => placeInput((column / 12) * width, (row / 12) * height, field)),
  )
  return [0, ...places, ...choices]
}

/** Whether a number from outside is an input of the game. */
export function isInput({ field, control, cards }: ShooterRules, input: unknown): input is number {
  if (typeof input !== 'number' || !Number.isInteger(input)) return false
  if (input === 0 || (cards !== undefined && CARDS.includes(input))) return true
  if (input < 0) return false
  if (control === 'stick') return input <= DIRECTIONS
  if (control === 'drive') return input <= DIRECTIONS || (input >= FIRE && input < FIRE + AIMS)
  if (control === 'sling') return input <= slingInput(180, 100)
  return isPlace(input, field)
}

const count = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
