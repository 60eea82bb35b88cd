import { moon, sun, type Art } from './further-art.ts'
import type { LateKind } from './puzzle.ts'

const boot =
  '<rect x="-22" y="17" width="48" height="10" rx="4" fill="#3a2410"/><rect x="-20" y="2" width="44" height="20" rx="9" fill="#c9402f"/><rect x="-20" y="-29" width="24" height="44" rx="5" fill="#e2553c"/><rect x="-22" y="-29" width="28" height="9" rx="4" fill="#ffe9a6"/>'

export const LATE_ART: Readonly<Record<LateKind, Art>> = {
  sums: {
    map: ['AAB.', '.ABB', 'CC..', 'C.DD'],
    colors: '2514',
    digits: ['3819', '4587', '2716', '9435'],
    tilt: -6,
  },
  boots: {
    map: ['AAAB', 'A..B', 'CCBB', '.CDD'],
    colors: '0314',
    prints: { '00': boot, '31': boot, '12': boot, '33': boot },
    tilt: -9,
  },
  frames: {
    map: ['AAB.', '.ABB', 'CCC.', 'C.D.'],
    colors: '5042',
    digits: ['4.4.', '....', '..6.', '..1.'],
    tilt: -4,
  },
  days: {
    map: ['AAAB', 'ACBB', '.CC.', 'DD..'],
    colors: '3205',
    prints: { '10': sun, '01': moon, '30': moon, '31': sun, '11': moon, '22': sun, '03': sun, '13': moon },
    tilt: -8,
  },
}
