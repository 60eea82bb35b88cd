import type { SoundName } from '#kit/game/contract.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'

/** Sounds of the page itself (docs/look.md 12): wood, shell and water. */
export type InterfaceSound =
  | 'switchOn'
  | 'switchOff'
  | 'toast'
  | 'error'
  | 'claim'
  | 'crack'
  | 'tierNormal'
  | 'tierRare'
  | 'tierS'
  | 'tierSS'
  | 'tierSSS'

export type AnySound = SoundName | InterfaceSound

/** One simple component of a sound. Frequencies in Hz, times in seconds. */
export type Layer =
  | {
      readonly kind: 'tone'
      readonly wave: OscillatorType
      readonly from: number
      readonly to?: number
      readonly seconds: number
      readonly volume: number
      readonly at?: number
      readonly attack?: number
    }
  | {
      readonly kind: 'noise'
      readonly filter: BiquadFilterType
      readonly from: number
      readonly to?: number
      readonly sharp?: number
      readonly seconds: number
      readonly volume: number
      readonly at?: number
      readonly attack?: number
    }

/** A sound has at least three takes, so that repetition does not sound mechanical. */
export type Recipe = readonly (readonly Layer[])[]

type Extra = { readonly at?: number; readonly volume?: number }

/** A coconut or a block of wood. */
const wood = (pitch: number, { at = 0, volume = 0.5 }: Extra = {}): Layer[] => [
  { kind: 'tone', wave: 'sine', from: pitch * 1.25, to: pitch, seconds: 0.06, volume, at, attack: 0.001 },
  { kind: 'tone', wave: 'sine', from: pitch * 2.37, seconds: 0.03, volume: volume * 0.4, at, attack: 0.001 },
  {
    kind: 'noise',
    filter: 'bandpass',
    from: pitch * 3,
    sharp: 2,
    seconds: 0.02,
    volume: volume * 0.5,
    at,
    attack: 0.001,
  },
]

/** A kalimba tongue. */
const tongue = (pitch: number, { at = 0, volume = 0.32 }: Extra = {}): Layer[] => [
  { kind: 'tone', wave: 'sine', from: pitch, seconds: 0.9, volume, at },
  { kind: 'tone', wave: 'sine', from: pitch * 2, seconds: 0.3, volume: volume * 0.15, at },
  { kind: 'tone', wave: 'sine', from: pitch * 5.4, seconds: 0.06, volume: volume * 0.25, at },
]

/** A drop of water: a short rising tone. */
const drop = (from: number, to: number, { at = 0, volume = 0.4 }: Extra = {}): Layer[] => [
  { kind: 'tone', wave: 'sine', from, to, seconds: 0.11, volume, at },
]

/** A click of a shell. */
const shell = (pitch: number, { at = 0, volume = 0.22 }: Extra = {}): Layer[] => [
  { kind: 'tone', wave: 'triangle', from: pitch, seconds: 0.035, volume, at, attack: 0.001 },
  {
    kind: 'noise',
    filter: 'highpass',
    from: 4000,
    seconds: 0.015,
    volume: volume * 0.6,
    at,
    attack: 0.001,
  },
]

const swish = (from: number, to: number, seconds: number, volume: number, sharp = 1.2): Layer => ({
  kind: 'noise',
  filter: 'bandpass',
  from,
  to,
  sharp,
  seconds,
  volume,
  attack: seconds * 0.3,
})

const D5 = 587.33
const step = (semitones: number) => D5 * 2 ** (semitones / 12)
const run = (steps: readonly number[], apart: number, volume?: number) =>
  steps.flatMap((semitones, index) =>
    tongue(step(semitones), { at: index * apart, ...(volume === undefined ? {} : { volume }) }),
  )
/** A better tier plays more notes of the same chord. */
const tier = (count: number) => run([0, 4, 7, 12, 16].slice(0, count), 0.09, 0.26)
/** The conch, only for the best tier. */
const CONCH: readonly Layer[] = [
  { kind: 'tone', wave: 'triangle', from: 140, to: 147, seconds: 1.8, volume: 0.3, attack: 0.5 },
  { kind: 'tone', wave: 'triangle', from: 280, to: 294, seconds: 1.8, volume: 0.16, attack: 0.7 },
  { kind: 'tone', wave: 'sine', from: 420, to: 440, seconds: 1.8, volume: 0.08, attack: 0.8 },
]

const WRITTEN: Readonly<Record<AnySound, Recipe>> = {
  tap: [wood(820), wood(900), wood(760)],
  move: [[...wood(520, { volume: 0.28 }), swish(900, 500, 0.07, 0.1)]],
  flip: [[swish(1800, 3600, 0.07, 0.3), ...shell(1500, { at: 0.05, volume: 0.12 })]],
  deal: [[swish(2600, 1200, 0.09, 0.32, 0.9)], [swish(2900, 1400, 0.08, 0.32, 0.9)]],
  place: [wood(430, { volume: 0.5 }), wood(455, { volume: 0.5 }), wood(410, { volume: 0.5 })],
  merge: [[...drop(300, 620, { volume: 0.34 }), ...tongue(step(0), { at: 0.03, volume: 0.22 })]],
  score: [[...tongue(step(7), { volume: 0.3 }), ...tongue(step(12), { at: 0.06, volume: 0.22 })]],
  coin: [
    [
      { kind: 'tone', wave: 'triangle', from: 988, seconds: 0.07, volume: 0.24, attack: 0.001 },
      { kind: 'tone', wave: 'triangle', from: 1319, seconds: 0.32, volume: 0.26, at: 0.06, attack: 0.001 },
    ],
  ],
  pop: [drop(380, 900), drop(420, 980), drop(350, 840)],
  hit: [
    [
      { kind: 'tone', wave: 'sine', from: 190, to: 70, seconds: 0.16, volume: 0.6, attack: 0.001 },
      { kind: 'noise', filter: 'lowpass', from: 1400, to: 300, seconds: 0.1, volume: 0.4, attack: 0.001 },
    ],
  ],
  bounce: [
    [{ kind: 'tone', wave: 'sine', from: 210, to: 360, seconds: 0.1, volume: 0.45, attack: 0.002 }],
    [{ kind: 'tone', wave: 'sine', from: 225, to: 380, seconds: 0.1, volume: 0.45, attack: 0.002 }],
  ],
  jump: [[{ kind: 'tone', wave: 'triangle', from: 260, to: 620, seconds: 0.17, volume: 0.34 }]],
  slice: [
    [swish(1200, 6500, 0.13, 0.5, 0.8), ...shell(2400, { volume: 0.1 })],
    [swish(1500, 7200, 0.11, 0.5, 0.8), ...shell(2700, { volume: 0.1 })],
  ],
  boost: [
    [
      swish(300, 2400, 0.45, 0.4, 0.7),
      { kind: 'tone', wave: 'triangle', from: 160, to: 420, seconds: 0.4, volume: 0.2, attack: 0.05 },
    ],
  ],
  shoot: [
    [
      { kind: 'tone', wave: 'triangle', from: 900, to: 240, seconds: 0.12, volume: 0.34, attack: 0.001 },
      swish(3000, 900, 0.08, 0.2),
    ],
  ],
  bad: [[...wood(260, { volume: 0.5 }), ...wood(205, { at: 0.11, volume: 0.5 })]],
  win: [run([0, 4, 7, 12, 16, 19], 0.09, 0.26)],
  lose: [run([7, 3, 0, -5], 0.16, 0.26)],
  switchOn: [[...shell(1150), ...shell(1700, { at: 0.05 })]],
  switchOff: [[...shell(1700), ...shell(1150, { at: 0.05 })]],
  toast: [drop(520, 1100, { volume: 0.3 })],
  error: [[...wood(250, { volume: 0.5 }), ...wood(220, { at: 0.12, volume: 0.5 })]],
  claim: [[...wood(820, { volume: 0.4 }), ...run([0, 4], 0.09, 0.3)]],
  crack: [
    [
      ...wood(420, { volume: 0.5 }),
      ...wood(540, { at: 0.13, volume: 0.55 }),
      ...wood(700, { at: 0.26, volume: 0.6 }),
    ],
  ],
  tierNormal: [tier(1)],
  tierRare: [tier(2)],
  tierS: [tier(3)],
  tierSS: [tier(4)],
  tierSSS: [[...tier(5), ...CONCH]],
}

/** Maximum loudness of every take. */
export const LOUDEST = 0.6
/** How other takes differ from the first: pitch, and level of the layers above the first. */
const SHADES = [
  [1.02, 0.82],
  [0.982, 1.18],
] as const

const shaded = (layers: readonly Layer[], [pitch, above]: readonly [number, number]): Layer[] =>
  layers.map((layer, index) => ({
    ...layer,
    from: layer.from * pitch,
    ...(layer.to === undefined ? {} : { to: layer.to * pitch }),
    volume: index === 0 ? layer.volume : Math.min(LOUDEST, layer.volume * above),
  }))

const withTakes = (recipe: Recipe): Recipe => [
  ...recipe,
  ...SHADES.slice(0, Math.max(0, 3 - recipe.length)).map((shade) => shaded(recipe[0]!, shade)),
]

export const SOUNDS = Object.fromEntries(
  Object.entries(WRITTEN).map(([name, recipe]) => [name, withTakes(recipe)]),
) as unknown as Readonly<Record<AnySound, Recipe>>

/** The next take: any except the last one. */
export function nextTake(count: number, last: number | undefined, random: Random): number {
  if (last === undefined || count < 2) return pickIndex(count, random)
  return (last + 1 + pickIndex(count - 1, random)) % count
}

/** Time at which the last layer has decayed. */
export const lengthOf = (layers: readonly Layer[]) =>
  Math.max(...layers.map(({ at = 0, seconds }) => at + seconds))
