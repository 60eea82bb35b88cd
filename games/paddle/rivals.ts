/** A rung of the ladder: skill of the rival, and the court. */
export interface Rival {
  /** Half the length of its paddle. */
  readonly half: number
  /** Top speed in units per tick. */
  readonly speed: number
  /** How far it misjudges a ball, in units. */
  readonly error: number
  /** How hard it slices, 0 to 1. */
  readonly spin: number
  /** Strongest wind in units per tick². */
  readonly wind: number
  /** Speed of the serve. */
  readonly pace: number
  /** Buoys on the court: place and radius. */
  readonly buoys: readonly (readonly [x: number, y: number, radius: number])[]
}

export const RIVALS: readonly Rival[] = [
  { half: 30, speed: 2.4, error: 51, spin: 0, wind: 0, pace: 4.4, buoys: [] },
  { half: 32, speed: 2.8, error: 51, spin: 0.2, wind: 0.012, pace: 4.6, buoys: [] },
  { half: 30, speed: 3, error: 47, spin: 0.3, wind: 0.012, pace: 4.8, buoys: [[170, 260, 20]] },
  { half: 44, speed: 2.7, error: 56, spin: 0.2, wind: 0.02, pace: 5, buoys: [] },
  { half: 26, speed: 4.2, error: 41, spin: 0.5, wind: 0.022, pace: 5.2, buoys: [] },
  {
    half: 32,
    speed: 3.6,
    error: 43,
    spin: 0.4,
    wind: 0.014,
    pace: 5.4,
    buoys: [
      [85, 260, 18],
      [255, 260, 18],
    ],
  },
  { half: 30, speed: 3.9, error: 40, spin: 0.9, wind: 0.026, pace: 5.5, buoys: [] },
  { half: 40, speed: 3.1, error: 50, spin: 0.5, wind: 0.03, pace: 5.7, buoys: [[170, 190, 16]] },
  { half: 24, speed: 5.2, error: 33, spin: 0.8, wind: 0.032, pace: 6, buoys: [] },
  {
    half: 36,
    speed: 4.6,
    error: 39,
    spin: 1,
    wind: 0.034,
    pace: 6.2,
    buoys: [
      [90, 220, 15],
      [250, 220, 15],
      [170, 310, 18],
    ],
  },
]
