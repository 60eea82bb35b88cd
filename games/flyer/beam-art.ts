import { BEAM_HALF, BEAM_WARNING } from './hazards.ts'
import type { Flight } from './world.ts'

type Pen = CanvasRenderingContext2D

interface Lit {
  readonly flight: Flight
  /** Visible distance in field units. */
  readonly span: number
  readonly calm: boolean
}

/** A thin flickering line first, then a band of light with a lamp at both ends. */
export function drawBeams(pen: Pen, { flight, span, calm }: Lit) {
  for (const hazard of flight.hazards) {
    if (hazard.kind !== 'beam' || flight.tick < hazard.from - BEAM_WARNING || flight.tick >= hazard.to)
      continue
    const burns = flight.tick >= hazard.from
    const { y } = hazard
    if (burns) {
      pen.fillStyle = 'rgb(255 92 122 / .45)'
      pen.fillRect(0, y - BEAM_HALF - 5, span, BEAM_HALF * 2 + 10)
      pen.fillStyle = '#ff5d7a'
      pen.fillRect(0, y - BEAM_HALF, span, BEAM_HALF * 2)
      pen.fillStyle = '#fff3f0'
      pen.fillRect(0, y - 4, span, 8)
    } else if (calm || Math.floor(flight.tick / 7) % 2 === 0) {
      pen.fillStyle = 'rgb(255 140 160 / .8)'
      pen.fillRect(0, y - 1.5, span, 3)
    }
    pen.fillStyle = '#3a1f4a'
    for (const x of [0, span]) {
      pen.beginPath()
      pen.arc(x, y, 26, 0, 2 * Math.PI)
      pen.fill()
    }
    pen.fillStyle = burns ? '#ffffff' : '#ff8ca0'
    for (const x of [6, span - 6]) {
      pen.beginPath()
      pen.arc(x, y, 10, 0, 2 * Math.PI)
      pen.fill()
    }
  }
}
