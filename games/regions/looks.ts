import { shade } from '#kit/game/draw.ts'

/** Top and lower side of an area. */
export interface Face {
  readonly top: string
  readonly side: string
}

/** Areas that keep the rules, each beside others of another colour. */
export const FACES: readonly Face[] = [
  { top: '#ffcf6b', side: '#c48a1e' },
  { top: '#8fdcc0', side: '#3f9c7c' },
  { top: '#ffab91', side: '#c8604a' },
  { top: '#a9c8ff', side: '#5a82cc' },
  { top: '#e0b6f0', side: '#9a66b4' },
  { top: '#cfe58a', side: '#88a338' },
]

/** An area that does not keep the rules yet. */
export const UNSOUND: Face = { top: '#e9e2d4', side: '#a99f8c' }
export const HELD: Face = { top: '#fff3b8', side: '#d9a520' }

export interface Paints {
  readonly plate: string
  readonly free: readonly Face[]
  readonly ink: string
  readonly wall: string
}

export const paintsOf = ([light, deep]: readonly [string, string]): Paints => ({
  plate: shade(deep, -0.3),
  free: [
    { top: shade(light, 0.84), side: shade(light, 0.25) },
    { top: shade(light, 0.72), side: shade(light, 0.16) },
  ],
  ink: shade(deep, -0.15),
  wall: '#b3261e',
})
