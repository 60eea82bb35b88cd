import type { Pack } from './asks.ts'

/** Colours of a game: the light of its sea, and the enamel of its answers. */
export interface Tint {
  readonly glow: string
  readonly deep: string
  readonly answer: string
}

const TINTS: Readonly<Record<Pack, Tint>> = {
  flags: { glow: '#2f83a8', deep: '#07283f', answer: '#2d6f9e' },
  outlines: { glow: '#3f8f6d', deep: '#0a2f2b', answer: '#2f7d5d' },
  sizes: { glow: '#c4743f', deep: '#42190f', answer: '#b0602f' },
  borders: { glow: '#7f8f3a', deep: '#232b0d', answer: '#6f7f2c' },
  thanks: { glow: '#b85577', deep: '#38102a', answer: '#a8466a' },
  clock: { glow: '#4f62b8', deep: '#12153f', answer: '#4a58ae' },
  calendar: { glow: '#c2563f', deep: '#3c110f', answer: '#b24a37' },
  roman: { glow: '#8f7a5c', deep: '#2b2118', answer: '#7f6a4c' },
  elements: { glow: '#7a55b0', deep: '#22113f', answer: '#6c48a8' },
  notes: { glow: '#2a8f95', deep: '#062e36', answer: '#1f7f86' },
  morse: { glow: '#3f5f8f', deep: '#0c1a38', answer: '#3a5a94' },
  braille: { glow: '#a8784a', deep: '#33200f', answer: '#96683c' },
  semaphore: { glow: '#2f8fb8', deep: '#08304a', answer: '#2878a8' },
  maya: { glow: '#7a8f4a', deep: '#1f2b10', answer: '#647a38' },
  abacus: { glow: '#b0603a', deep: '#3a160c', answer: '#a0522f' },
  binary: { glow: '#5a4fa8', deep: '#150f3c', answer: '#5548a0' },
  fractions: { glow: '#c46a7a', deep: '#3c121f', answer: '#b25a6a' },
  angles: { glow: '#3f9a8a', deep: '#0a332f', answer: '#2f867a' },
  squares: { glow: '#8a6a4a', deep: '#2a1a10', answer: '#7a5c3e' },
  gauges: { glow: '#6a7a94', deep: '#171f30', answer: '#586a88' },
  pennants: { glow: '#3a9ac0', deep: '#0a2c4c', answer: '#b8453a' },
  egypt: { glow: '#c89a4a', deep: '#3a2408', answer: '#a87a2c' },
  planets: { glow: '#4a4a98', deep: '#0d0c30', answer: '#5a52a8' },
  moon: { glow: '#5a6aa0', deep: '#10142c', answer: '#3f4f8a' },
  lights: { glow: '#8a4a9a', deep: '#260c34', answer: '#7a3f8c' },
  cubes: { glow: '#c07a52', deep: '#381a0c', answer: '#b0663c' },
  pips: { glow: '#4f9a6a', deep: '#0c3020', answer: '#3a8456' },
  gears: { glow: '#9a8a5a', deep: '#2c2410', answer: '#84703c' },
  scales: { glow: '#d0705a', deep: '#401610', answer: '#b85a46' },
  axes: { glow: '#3fa0a0', deep: '#083438', answer: '#2c8a8c' },
  jugs: { glow: '#4a90c8', deep: '#0a2a48', answer: '#3a7ab4' },
  beats: { glow: '#a05a70', deep: '#301020', answer: '#8f4a62' },
  circuits: { glow: '#8f9a3a', deep: '#262c0a', answer: '#76822c' },
  mirror: { glow: '#b8903a', deep: '#34240a', answer: '#3f7a94' },
  reach: { glow: '#9a6a42', deep: '#2e180a', answer: '#8a5a34' },
  folds: { glow: '#d09a5a', deep: '#3e2410', answer: '#b87f3f' },
  turned: { glow: '#3f8f7a', deep: '#0a2e28', answer: '#2f7a68' },
  ropes: { glow: '#5aa0a8', deep: '#0e343a', answer: '#8a6234' },
}

export const tintOf = (pack: Pack): Tint => TINTS[pack]

export const groundOf = (pack: Pack): readonly [string, string] => [TINTS[pack].glow, TINTS[pack].deep]

export const PAPER = '#fbf3de'
export const PAPER_EDGE = '#e3d3ae'
export const INK = '#2b2433'
export const FAINT_INK = '#8b7d73'
export const RIGHT = '#1f8f56'
export const WRONG = '#c8382f'
export const LANTERN = '#ffb63d'
