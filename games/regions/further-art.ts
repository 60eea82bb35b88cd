import type { FurtherKind } from './puzzle.ts'

/** What a cover shows of its board. */
export interface Art {
  /** Four rows of four: a letter for each area, a dot for a free cell. */
  readonly map: readonly [string, string, string, string]
  /** Colours of the areas A, B, C … by their number. */
  readonly colors: string
  /** What is printed, by place. */
  readonly prints?: Readonly<Record<string, string>>
  /** A digit on each cell; a dot for none. */
  readonly digits?: readonly string[]
  readonly tilt: number
}

const circle = (x: number, y: number, radius: number, color: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`
const bead =
  '<rect x="-21" y="-16" width="42" height="42" rx="9" fill="#0d2a10"/><rect x="-21" y="-21" width="42" height="42" rx="9" fill="#1f4a1e"/><rect x="-10" y="-10" width="20" height="20" rx="5" fill="#ffe9a6"/>'
export const sun = circle(0, 4, 27, '#b36a08') + circle(0, 0, 27, '#ffb52e') + circle(-6, -6, 11, '#ffe7a0')
export const moon =
  circle(0, 4, 27, '#141b4a') +
  circle(0, 0, 27, '#38489c') +
  circle(-2, 0, 17, '#eef2ff') +
  circle(8, -4, 15, '#38489c')
const shell =
  circle(0, 4, 26, '#8a4a5c') +
  circle(0, 0, 26, '#ffb7c4') +
  '<path d="M0 20L-17 -14M0 20L-6 -19M0 20L6 -19M0 20L17 -14" stroke="#c46a80" stroke-width="4" stroke-linecap="round"/>'
const butterfly =
  circle(-17, -8, 18, '#e0662a') +
  circle(17, -8, 18, '#e0662a') +
  circle(-14, 14, 12, '#f2a03c') +
  circle(14, 14, 12, '#f2a03c') +
  circle(-17, -8, 6, '#ffe7a0') +
  circle(17, -8, 6, '#ffe7a0') +
  '<rect x="-3.5" y="-22" width="7" height="46" rx="3.5" fill="#3a1c10"/>'

export const FURTHER_ART: Readonly<Record<FurtherKind, Art>> = {
  planks: {
    map: ['AAA.', 'BCDD', 'BCEE', 'BC..'],
    colors: '04215',
    digits: ['.3..', '3..2', '.32.', '....'],
    tilt: 11,
  },
  squares: {
    map: ['AABC', 'AA..', 'DDD.', 'DDD.'],
    colors: '1324',
    prints: { '10': bead, '20': bead, '30': bead, '12': bead, '33': bead },
    tilt: 6,
  },
  runs: {
    map: ['AAAB', '.CBB', '.CC.', 'DDD.'],
    colors: '0523',
    digits: ['3547', '2.96', '.182', '6475'],
    tilt: 8,
  },
  halves: {
    map: ['AAB.', 'AABB', 'CCCB', 'C...'],
    colors: '032',
    prints: {
      '00': sun,
      '10': moon,
      '01': moon,
      '11': sun,
      '20': sun,
      '21': moon,
      '31': sun,
      '32': moon,
      '02': sun,
      '12': moon,
    },
    tilt: 5,
  },
  elbows: {
    map: ['AAB.', 'ABB.', '.CCD', '.CDD'],
    colors: '2413',
    prints: { '00': shell, '21': shell, '12': shell, '33': shell, '30': shell },
    tilt: 9,
  },
  rims: {
    map: ['AAA.', '.BB.', 'CCB.', 'C.DD'],
    colors: '4051',
    digits: ['.8..', '..8.', '8..4', '...6'],
    tilt: 4,
  },
  doubles: {
    map: ['AAB.', 'C.B.', 'CDD.', '.EE.'],
    colors: '20413',
    digits: ['4236', '1.34', '2841', '632.'],
    tilt: 7,
  },
  butterflies: {
    map: ['A.AB', 'AAAB', '.CCC', '..C.'],
    colors: '513',
    prints: { '11': butterfly, '30': butterfly, '22': butterfly, '03': butterfly },
    tilt: 10,
  },
}
