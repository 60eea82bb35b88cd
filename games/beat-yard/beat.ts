import { end, timesOf, type Base, type Turn } from '#kit/game/micro/rules.ts'

/** State shared by all games of the yard. */
export interface BeatState extends Base {
  lamps: number
  /** The tick of the last miss. */
  slipped?: number
}

/** A wrong stroke often also misses its beat: a second miss this soon costs no lantern. */
const GRACE_TICKS = 24

type Place = { readonly x: number; readonly y: number }

/** Degrees of a major scale as semitones, over two octaves. */
export const SCALE = [0, 2, 4, 5, 7, 9, 11, 12, 14, 16, 17, 19, 21, 23, 24] as const

/** Original tunes: one letter per step; a digit is a degree of the scale, a dot a rest. */
export const TUNES = [
  '0.2.4.2.5.4.2...1.3.5.3.4.2.0...',
  '4.4.5.4.2.0.....2.2.3.2.1.0.....',
  '0.0.4.4.5.5.4...3.3.2.1.2.4.0...',
  '2.345.4.2.1.0...1.234.3.1.2.0...',
  '4.2.0.2.4.7.5...4.5.4.2.1.4.0...',
  '0.23.2.0.23.4...5.43.2.1.24.0...',
  '7.5.4.5.7.4.2...4.3.2.1.0.2.0...',
] as const

/** The degree at a step of a tune, or -1 in a rest; tunes repeat. */
export function degreeAt(tune: number, step: number): number {
  const line = TUNES[tune % TUNES.length] ?? TUNES[0]
  const letter = line[step % line.length] ?? '.'
  return letter === '.' ? -1 : Number(letter)
}

/** The place touched in this tick, from 1; 0 for none. A held finger touches once. */
export const tapped = (state: Base, turn: Turn) =>
  turn.input > 0 && turn.input !== state.last ? turn.input : 0

/** Scores a beat; points grow with the combo. */
export function mark(state: Base, turn: Turn, points: number, at: Place, kind: 'good' | 'perfect' = 'good') {
  const won = points * timesOf(state)
  state.score += won
  state.combo++
  turn.tell(kind, at.x, at.y, won)
}

/** A miss costs a lantern, and the last one ends the run. */
export function slip(state: BeatState, turn: Turn, at: Place) {
  state.combo = 0
  if (state.slipped !== undefined && state.tick - state.slipped < GRACE_TICKS) {
    turn.tell('again', at.x, at.y)
    return
  }
  state.slipped = state.tick
  state.lamps--
  turn.tell('slip', at.x, at.y)
  if (state.lamps <= 0) end(state, turn, at)
}

/** Sixteen good beats in a row restore a lantern. */
export function relight(state: BeatState, turn: Turn, most: number, at: Place) {
  if (state.combo === 0 || state.combo % 16 !== 0 || state.lamps >= most) return
  state.lamps++
  turn.tell('relit', at.x, at.y)
}

/** Plays a degree of the scale; the scene maps it to a pitch. */
export const ring = (turn: Turn, degree: number, at: Place) => turn.tell(`n${degree}`, at.x, at.y)
